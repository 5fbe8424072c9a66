//! SQLite's log, the `-wal` file, watched while it is in use. SQLite itself reads it back only after a crash, up to the
//! first byte that is not as it was written. So if somebody else cuts the log short or writes over it, whatever is
//! appended afterwards is lost with the process, although every commit went well.
//!
//! The log is a chain: each frame ends in a checksum of everything before it. SQLite's index of it (the `-shm` file)
//! says how many frames count and what the last checksum is. What was just appended is read back and must lead there;
//! the rest is read again when the log was written to behind our back, and before it is copied into the store. Both
//! formats are described at <https://www.sqlite.org/walformat.html>.

use crate::error::Failure;
use crate::work::at_length;
use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// So many bytes are read in a moment.
const SHORT: u64 = 256 << 10;
/// One part of so many of the time may go into reading all of a longer log again while we write to it.
const READING: u32 = 50;

/// The log of a store that some connection has open.
pub(super) struct Log {
    file: PathBuf,
    /// Never closed: with any handle of a file that is closed, the system drops all locks that the process has on that
    /// file, and SQLite's are on this one.
    index: ManuallyDrop<File>,
    /// How the log was when it was last found whole.
    known: Option<(Stamp, End)>,
    /// When all of it was last read, and how long that took.
    read: (Instant, Duration),
}

/// What tells that a file was written to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp(u64, Option<SystemTime>);

impl Stamp {
    pub(super) fn of(metadata: &Metadata) -> Stamp {
        Stamp(metadata.len(), metadata.modified().ok())
    }
}

/// How far the log goes, as its index says.
#[derive(Clone, Copy)]
struct End {
    /// Another one each time the log is begun anew.
    salt: [u8; 8],
    page: usize,
    frames: u64,
    sum: [u32; 2],
    /// How many of the frames have been copied into the store.
    copied: u64,
}

impl Log {
    pub(super) fn new(store: &Path) -> Result<Log, Failure> {
        let beside = |suffix| {
            let mut name = store.as_os_str().to_owned();
            name.push(suffix);
            PathBuf::from(name)
        };
        let index = beside("-shm");
        let index = File::open(&index).map_err(|e| gone(&index, &e))?;
        Ok(Log {
            file: beside("-wal"),
            index: ManuallyDrop::new(index),
            known: None,
            read: (Instant::now(), Duration::ZERO),
        })
    }

    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Whether the log is as it was left, as far as its stamp says; if not, all of it is read.
    pub(super) fn check(&mut self, stamp: Stamp) -> Result<(), Failure> {
        match &self.known {
            Some((known, _)) if *known == stamp => Ok(()),
            _ => self.check_all(stamp),
        }
    }

    /// Whether what was appended since the last time is there. Somebody else may have written to the log while we did, and then its stamp
    /// says nothing: a short log is read from its beginning each time, a long one as often as that takes a fiftieth of the time.
    pub(super) fn check_new(&mut self, stamp: Stamp) -> Result<(), Failure> {
        let known = self.known.take().map(|(_, end)| end);
        let (at, took) = self.read;
        match known {
            Some(end) if end.frames * end.page as u64 <= SHORT => self.read(stamp, None),
            Some(end) if at.elapsed() < took.saturating_mul(READING) => self.read(stamp, Some(end)),
            _ => self.check_all(stamp),
        }
    }

    /// Whether all of it is there.
    pub(super) fn check_all(&mut self, stamp: Stamp) -> Result<(), Failure> {
        let began = Instant::now();
        let whole = at_length(|| self.read(stamp, None));
        self.read = (Instant::now(), began.elapsed());
        whole
    }

    /// Whether everything in it has been copied into the store itself.
    pub(super) fn is_copied(&mut self) -> bool {
        self.end().is_ok_and(|end| end.copied >= end.frames)
    }

    fn read(&mut self, stamp: Stamp, known: Option<End>) -> Result<(), Failure> {
        let end = self.end().map_err(|e| gone(&self.file, &e))?;
        let whole = match end.frames {
            0 => true,
            _ => leads_to(&self.file, known, end).map_err(|e| gone(&self.file, &e))?,
        };
        if !whole {
            self.known = None;
            return Err(gone(&self.file, &"it was cut short or written over"));
        }
        self.known = Some((stamp, end));
        Ok(())
    }

    fn end(&mut self) -> io::Result<End> {
        // Written twice, one after the other: equal copies were not caught halfway.
        for _ in 0..100 {
            let mut index = [0; 100];
            self.index.seek(SeekFrom::Start(0))?;
            self.index.read_exact(&mut index)?;
            let word = |at: usize| u32::from_ne_bytes(index[at..at + 4].try_into().expect("four bytes"));
            if index[..48] == index[48..96] {
                let page = u16::from_ne_bytes([index[14], index[15]]);
                return Ok(End {
                    salt: index[32..40].try_into().expect("eight bytes"),
                    page: if page == 1 { 65536 } else { page.into() },
                    frames: word(16).into(),
                    sum: [word(24), word(28)],
                    copied: word(96).into(),
                });
            }
            std::thread::yield_now();
        }
        Err(io::Error::other("its index is never at rest"))
    }
}

fn gone(file: &Path, why: &dyn std::fmt::Display) -> Failure {
    Failure::Gone(format!("{}: {why}", name(file)))
}

/// A file's name without its folder, which is nobody else's business.
pub(super) fn name(file: &Path) -> std::borrow::Cow<'_, str> {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy()
}

/// Whether the frames in the log, from a place that is known or from the beginning, are a chain with this end.
fn leads_to(file: &Path, known: Option<End>, end: End) -> io::Result<bool> {
    let mut file = File::open(file)?;
    let mut header = [0; HEADER];
    if !filled(&mut file, &mut header)? {
        return Ok(false);
    }
    // The lowest bit of the first word says in which order the bytes of a word are summed up.
    let big = header[3] & 1 == 1;
    let mut sum = added([0, 0], &header[..24], big);
    if header[16..24] != end.salt || sum != stored(&header[24..]) {
        return Ok(false);
    }
    let mut frame = vec![0; FRAME_HEADER + end.page];
    let known = known.filter(|k| k.salt == end.salt && (2..=end.frames).contains(&k.frames));
    let mut read = 0;
    if let Some(known) = known {
        // The last one that is known is read too: whatever was cut off, it was among it.
        read = known.frames - 1;
        file.seek(SeekFrom::Start(HEADER as u64 + (read - 1) * frame.len() as u64))?;
        if !filled(&mut file, &mut frame)? {
            return Ok(false);
        }
        sum = stored(&frame[16..24]);
    }
    while read < end.frames {
        if !filled(&mut file, &mut frame)? || frame[8..16] != end.salt {
            return Ok(false);
        }
        sum = added(added(sum, &frame[..8], big), &frame[FRAME_HEADER..], big);
        if sum != stored(&frame[16..24]) {
            return Ok(false);
        }
        read += 1;
        if known.is_some_and(|known| known.frames == read && known.sum != sum) {
            return Ok(false);
        }
    }
    Ok(sum == end.sum)
}

fn filled(file: &mut File, bytes: &mut [u8]) -> io::Result<bool> {
    match file.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(e) => Err(e),
    }
}

fn stored(bytes: &[u8]) -> [u32; 2] {
    [0, 4].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes")))
}

fn added([mut one, mut two]: [u32; 2], bytes: &[u8], big: bool) -> [u32; 2] {
    let word = |bytes| if big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) };
    for [a, b, c, d, e, f, g, h] in bytes.as_chunks::<8>().0 {
        one = one.wrapping_add(word([*a, *b, *c, *d])).wrapping_add(two);
        two = two.wrapping_add(word([*e, *f, *g, *h])).wrapping_add(one);
    }
    [one, two]
}
