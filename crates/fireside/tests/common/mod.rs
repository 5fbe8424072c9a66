//! Runs the program as a user does, in a folder of its own that is gone afterwards.
#![allow(dead_code)] // each test file needs its own part of this

use serde_json::Value;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Whatever takes longer than this hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// Anna (woken farmer) and Ben (mage soldier) in round 2; a player with a secret has Crumb.
pub fn band(phase: &str, annas: &str, bens: &str) -> String {
    let secrets = |card: &str| match card {
        "" => String::new(),
        card => format!(r#"{{"card":"{card}"}}"#),
    };
    let character = |past: &str, gift: &str, tokens: &str, card: &str| {
        format!(
            r#"{{"past":"{past}","gift":"{gift}","tokens":{tokens},"resources":3,"artifacts":[],"secrets":[{}],
               "zone":null,"guarded":[false,false],"guessed":false}}"#,
            secrets(card)
        )
    };
    let anna = character("farmer", "woken", "[3,5,1,2,1,2]", annas);
    let ben = character("soldier", "mage", "[4,3,1,1,3,2]", bens);
    format!(r#"{{"state":{{"phase":"{phase}","round":2,"characters":[{anna},{ben}]}}}}"#)
}

/// The source code's first folder.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder for one test; the user's data folder lies in it.
pub struct Home(PathBuf);

impl Home {
    pub fn new() -> Home {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("fireside-test-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("the temporary folder can be written");
        Home(path)
    }

    /// The path of a file in it.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the temporary folder has a plain name").to_owned()
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.file(name);
        std::fs::write(&path, text).expect("the temporary folder can be written");
        path
    }

    /// The names of what lies in it, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("the folder is there");
        let mut names: Vec<String> = entries
            .map(|e| e.expect("it can be listed").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    /// A copy of the shipped book of Prelude in which one text is replaced by another.
    pub fn edited_book(&self, file: &str, from: &str, to: &str) -> String {
        let shipped = repository().join("books/prelude");
        let copy = self.0.join("book");
        std::fs::create_dir_all(&copy).expect("the temporary folder can be written");
        for entry in std::fs::read_dir(&shipped).expect("the book is there") {
            let path = entry.expect("it can be listed").path();
            std::fs::copy(&path, copy.join(path.file_name().expect("a file"))).expect("it can be copied");
        }
        let path = copy.join(file);
        let text = std::fs::read_to_string(&path).expect("the book has this file");
        assert_eq!(text.matches(from).count(), 1, "`{from}` stands in {file} once");
        std::fs::write(path, text.replace(from, to)).expect("it can be written");
        self.file("book")
    }

    pub fn command(&self, program: &str, args: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.0).env("XDG_DATA_HOME", &self.0).env_remove("RUST_BACKTRACE");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn spawn(&self, args: &[&str]) -> Child {
        self.command(env!("CARGO_BIN_EXE_fireside"), args).spawn().expect("fireside starts")
    }

    /// Runs it to the end with this on standard input. It never panics.
    pub fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> Ran {
        let ran = finish(self.spawn(args), input.as_ref());
        assert!(!ran.err.contains("panicked"), "{args:?} panicked: {}", ran.err);
        ran
    }

    /// Runs a command that succeeds: exit code 0.
    pub fn done(&self, args: &[&str]) -> String {
        let ran = self.run(args, "");
        assert_eq!(ran.code, Some(0), "{args:?}: {}", ran.err);
        ran.out
    }

    /// The same with `--json`: nothing but one JSON document on standard output.
    pub fn json(&self, args: &[&str]) -> Value {
        let out = self.done(&[args, &["--json"]].concat());
        serde_json::from_str(&out).unwrap_or_else(|e| panic!("{args:?} printed no JSON ({e}): {out}"))
    }

    /// Runs a command that fails: nothing on standard output, the reason on standard error.
    pub fn fails(&self, code: i32, args: &[&str]) -> String {
        let ran = self.run(args, "");
        assert_eq!(ran.code, Some(code), "{args:?}: {}", ran.err);
        assert_eq!(ran.out, "", "{args:?} printed something all the same");
        assert!(ran.err.starts_with("error: "), "{args:?}: {}", ran.err);
        ran.err
    }

    /// A scenario as a save, by way of the open seat.
    pub fn scenario_saved(&self, scenario: &str, more: &[&str]) -> String {
        let from = self.write("scenario.json", scenario);
        let args = [
            "stdio",
            "prelude",
            "--players",
            "2",
            "--seed",
            "3",
            "--seat-names",
            "Anna,Ben",
            "--from",
            &from,
        ];
        let ran = self.run(&[&args, more].concat(), "{\"save\":{}}\n");
        let line =
            ran.out.lines().find(|l| l.starts_with("{\"save\":")).unwrap_or_else(|| panic!("{}", ran.err));
        let save: Value = serde_json::from_str(line).expect("a line is JSON");
        self.write("scenario-save.json", save["save"].to_string())
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The result of a command.
pub struct Ran {
    /// None if it was killed, or hung.
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Feeds a program and waits for its end.
pub fn finish(mut child: Child, input: &[u8]) -> Ran {
    let mut stdin = child.stdin.take().expect("piped");
    let _ = stdin.write_all(input); // it may have stopped listening
    drop(stdin);
    let out = gather(child.stdout.take().expect("piped"));
    let err = gather(child.stderr.take().expect("piped"));
    let begun = Instant::now();
    let code = loop {
        match child.try_wait().expect("it can be waited for") {
            Some(status) => break status.code(),
            None if begun.elapsed() > PATIENCE => {
                let _ = child.kill();
                let _ = child.wait();
                break None;
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    Ran { code, out: out.join().expect("it was read"), err: err.join().expect("it was read") }
}

fn gather(mut from: impl Read + Send + 'static) -> std::thread::JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = from.read_to_end(&mut bytes);
        String::from_utf8(bytes).expect("it prints text")
    })
}
