//! Images: what a disk may hold after the power failed, built from the record of every write and sync.

use crate::luck::Luck;
use std::collections::BTreeMap;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

const SECTOR: usize = 512;

/// What a disk promises of the names of files.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Names {
    /// A sync of any file makes all earlier changes of names durable (ext4, xfs, btrfs).
    Ordered,
    /// Only a sync of the folder does, and a file's own sync for its creation (the least that POSIX promises).
    Loose,
}

#[derive(Clone, Debug)]
enum Change {
    Create { path: PathBuf },
    Write { at: usize, bytes: Vec<u8> },
    Truncate { size: usize },
    Sync { path: PathBuf },
    Unlink { path: PathBuf },
    Said { lines: usize },
    Rename { from: PathBuf, to: PathBuf },
    SyncFolder { path: PathBuf },
}

/// Everything that a process did to a folder and said, in order.
pub(super) struct Record {
    changes: Vec<(u64, Change)>,
    before: BTreeMap<PathBuf, (u64, Vec<u8>)>,
}

impl Record {
    /// Which files there are before a process starts.
    pub(super) fn begin(folder: &Path) -> Record {
        let mut before = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).into_iter().flatten().map(Result::unwrap) {
                if entry.path().is_dir() {
                    folders.push(entry.path());
                } else {
                    let inode = entry.metadata().unwrap().ino();
                    before.insert(entry.path(), (inode, std::fs::read(entry.path()).unwrap()));
                }
            }
        }
        Record { changes: Vec::new(), before }
    }

    /// Reads what was recorded since.
    pub(super) fn read(mut self, log: &Path) -> Record {
        let log = std::fs::read(log).unwrap();
        let mut rest = &log[..];
        while let Some((head, after)) = rest.split_at_checked(25) {
            let number = |at: usize| u64::from_le_bytes(head[at..at + 8].try_into().unwrap());
            let (bytes, after) = after.split_at(number(17) as usize);
            rest = after;
            let text = String::from_utf8_lossy(bytes);
            let path = || PathBuf::from(text.as_ref());
            let change = match head[0] {
                1 => Change::Create { path: path() },
                2 => Change::Write { at: number(9) as usize, bytes: bytes.to_vec() },
                3 => Change::Truncate { size: number(9) as usize },
                4 => Change::Sync { path: path() },
                5 => Change::Unlink { path: path() },
                6 => Change::Said { lines: text.matches("ack ").count() },
                7 => {
                    let (from, to) = text.split_once('\0').unwrap();
                    Change::Rename { from: from.into(), to: to.into() }
                }
                _ => Change::SyncFolder { path: path() },
            };
            self.changes.push((number(1), change));
        }
        self
    }

    pub(super) fn len(&self) -> usize {
        self.changes.len()
    }

    /// How many syncs were made, of files and of folders.
    pub(super) fn syncs(&self) -> usize {
        let sync =
            |change: &Change| matches!(change, Change::Sync { .. } | Change::SyncFolder { .. });
        self.changes.iter().filter(|(_, change)| sync(change)).count()
    }

    /// The same without the syncs of the write-ahead log: as if the database did not wait for the disk.
    pub(super) fn without_waiting(&self) -> Record {
        let waits = |change: &Change| matches!(change, Change::Sync { path } if path.to_string_lossy().ends_with("-wal"));
        let changes = self.changes.iter().filter(|(_, change)| !waits(change)).cloned().collect();
        Record { changes, before: self.before.clone() }
    }
}

#[derive(Clone, Default)]
struct File {
    durable: Vec<u8>,
    later: Vec<Change>,
}

/// A disk to which a record is done step by step.
pub(super) struct Disk<'a> {
    record: &'a Record,
    names: Names,
    done: usize,
    /// How many times the process had acknowledged something.
    pub(super) acknowledged: usize,
    files: BTreeMap<u64, File>,
    durable_names: BTreeMap<PathBuf, u64>,
    /// Changes of names that no sync made durable yet, in their order.
    later_names: Vec<(u64, Change)>,
}

impl<'a> Disk<'a> {
    pub(super) fn new(record: &'a Record, names: Names) -> Disk<'a> {
        let mut disk = Disk {
            record,
            names,
            done: 0,
            acknowledged: 0,
            files: BTreeMap::new(),
            durable_names: BTreeMap::new(),
            later_names: Vec::new(),
        };
        for (path, (inode, bytes)) in &record.before {
            disk.durable_names.insert(path.clone(), *inode);
            disk.files.insert(*inode, File { durable: bytes.clone(), later: Vec::new() });
        }
        disk
    }

    /// Goes on to the change with this number.
    pub(super) fn until(&mut self, change: usize) {
        for (inode, change) in &self.record.changes[self.done..change] {
            match change {
                Change::Said { lines } => self.acknowledged += lines,
                Change::Write { .. } | Change::Truncate { .. } => {
                    self.files.entry(*inode).or_default().later.push(change.clone());
                }
                Change::Create { .. } => {
                    self.files.insert(*inode, File::default());
                    self.later_names.push((*inode, change.clone()));
                }
                Change::Unlink { .. } | Change::Rename { .. } => {
                    self.later_names.push((*inode, change.clone()));
                }
                Change::Sync { .. } => {
                    let file = self.files.entry(*inode).or_default();
                    let later = std::mem::take(&mut file.later);
                    later.iter().for_each(|change| apply(&mut file.durable, change, None));
                    let own = *inode;
                    let ordered = self.names == Names::Ordered;
                    self.keep_names(|inode, change| {
                        ordered || inode == own && matches!(change, Change::Create { .. })
                    });
                }
                Change::SyncFolder { path } => {
                    let ordered = self.names == Names::Ordered;
                    self.keep_names(|_, change| ordered || in_folder(change, path));
                }
            }
        }
        self.done = change;
    }

    fn keep_names(&mut self, durable: impl Fn(u64, &Change) -> bool) {
        for (inode, change) in std::mem::take(&mut self.later_names) {
            if durable(inode, &change) {
                rename(&mut self.durable_names, inode, &change);
            } else {
                self.later_names.push((inode, change));
            }
        }
    }

    /// Lays down in `to` what the folder `from` may look like if the power fails now. Each write since a file's last sync
    /// is there, missing or torn, sector by sector.
    pub(super) fn image(&self, from: &Path, to: &Path, luck: &mut Luck) {
        let mut names = self.durable_names.clone();
        let survive = luck.below(self.later_names.len() + 1);
        for (inode, change) in &self.later_names[..survive] {
            rename(&mut names, *inode, change);
        }
        for (path, inode) in names {
            let target = to.join(path.strip_prefix(from).unwrap());
            // The system begins it again.
            if target.to_string_lossy().ends_with("-shm") {
                continue;
            }
            let file = &self.files[&inode];
            let mut bytes = file.durable.clone();
            for change in &file.later {
                if luck.below(2) == 0 {
                    apply(&mut bytes, change, Some(luck));
                }
            }
            std::fs::create_dir_all(target.parent().unwrap()).unwrap();
            std::fs::write(target, bytes).unwrap();
        }
    }
}

fn in_folder(change: &Change, folder: &Path) -> bool {
    let of = |path: &Path| path.parent() == Some(folder);
    match change {
        Change::Create { path } | Change::Unlink { path } => of(path),
        Change::Rename { to, .. } => of(to),
        _ => false,
    }
}

fn rename(names: &mut BTreeMap<PathBuf, u64>, inode: u64, change: &Change) {
    match change {
        Change::Create { path } => {
            names.insert(path.clone(), inode);
        }
        Change::Unlink { path } => {
            names.remove(path);
        }
        Change::Rename { from, to } => {
            if let Some(inode) = names.remove(from) {
                names.insert(to.clone(), inode);
            }
        }
        _ => {}
    }
}

fn apply(file: &mut Vec<u8>, change: &Change, torn: Option<&mut Luck>) {
    match change {
        Change::Truncate { size } => file.resize(*size, 0),
        Change::Write { at, bytes } => {
            if file.len() < at + bytes.len() {
                file.resize(at + bytes.len(), 0);
            }
            let Some(luck) = torn else {
                file[*at..at + bytes.len()].copy_from_slice(bytes);
                return;
            };
            let whole = luck.below(2) == 0;
            let mut from = 0;
            while from < bytes.len() {
                let to = bytes.len().min(((at + from) / SECTOR + 1) * SECTOR - at);
                if whole || luck.below(2) == 0 {
                    file[at + from..at + to].copy_from_slice(&bytes[from..to]);
                }
                from = to;
            }
        }
        _ => {}
    }
}
