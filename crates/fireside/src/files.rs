//! Saves as files: written whole or not at all.

use crate::Failure;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::Save;

/// Writes to a new file beside the target and renames it: a full disk or a power cut leaves the old save.
pub fn write_save(path: &Path, save: &Save) -> io::Result<()> {
    let text = serde_json::to_string_pretty(save).expect("a save is plain data");
    if let Some(folder) = path.parent().filter(|p| !p.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let fresh = path.with_file_name(name);
    let written = fs::File::create(&fresh).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    match written.and_then(|()| fs::rename(&fresh, path)) {
        Ok(()) => Ok(()),
        Err(e) => {
            let _ = fs::remove_file(&fresh); // half a save is of no use
            Err(e)
        }
    }
}

/// Copies a save to a name beside it that is still free.
pub fn keep_copy(path: &Path) -> io::Result<PathBuf> {
    let kept = (1..).map(|n| path.with_extension(format!("json.before-{n}"))).find(|p| !p.exists());
    let kept = kept.expect("some number is free");
    fs::copy(path, &kept)?;
    Ok(kept)
}

/// Reads a file; a missing file is an error in the call, an unreadable one an error in the file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|e| {
        let message = format!("{} cannot be read: {e}", path.display());
        if e.kind() == io::ErrorKind::NotFound { Failure::Call(message) } else { Failure::Wrong(message) }
    })
}

/// Reads a save of any game.
pub fn read_save(path: &Path) -> Result<Save, Failure> {
    let text = read_text(path)?;
    Save::read(&text).map_err(|e| Failure::Wrong(format!("{}: {e}", path.display())))
}

/// Where things go unless told otherwise: the user's data folder.
pub fn data_folder() -> PathBuf {
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let home = || std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".local/share"));
    data.or_else(home).unwrap_or_else(|| PathBuf::from(".")).join("fireside")
}

fn saves_folder() -> PathBuf {
    data_folder().join("saves")
}

/// The first free name for a new game's save.
pub fn new_save_path(game: &str) -> PathBuf {
    let folder = saves_folder();
    (1..).map(|n| folder.join(format!("{game}-{n}.json"))).find(|p| !p.exists()).expect("some number is free")
}

/// The save that was written last.
pub fn latest_save(game: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(saves_folder()).ok()?;
    let saves = entries.filter_map(Result::ok).filter(|e| {
        let name = e.file_name();
        let name = name.to_string_lossy();
        name.starts_with(game) && name.ends_with(".json")
    });
    saves.max_by_key(|e| e.metadata().and_then(|m| m.modified()).ok()).map(|e| e.path())
}
