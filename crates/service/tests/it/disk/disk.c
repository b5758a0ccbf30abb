/* A disk that is watched, that the process dies at, or that is full: preloaded into the program under test.
 *
 * DISK_DIR    the folder it is about; files elsewhere are left alone.
 * DISK_LOG    where every change below that folder is recorded, and every byte that is said on fd 1.
 * DISK_AFTER  nothing is counted until so many lines were said.
 * DISK_DIES   the process is killed just before the change with this number.
 * DISK_ROOM   so many bytes may the files grow; then the disk is full, until a file DISK_FREED is there.
 *
 * A record: u8 kind, u64 inode, u64 offset or size, u64 length, then that many bytes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { CREATE = 1, WRITE, TRUNCATE, SYNC, UNLINK, SAID, RENAME, SYNC_FOLDER };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char dir[PATH_MAX];
static size_t dir_length;
static int log_fd = -1;
static const char *freed;
static long after, dies, changes, lines, room = -1;
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static int (*real_open)(const char *, int, ...);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off64_t);
static int (*real_unlinkat)(int, const char *, int);
static int (*real_rename)(const char *, const char *);

static long number(const char *name, long otherwise) {
  const char *said = getenv(name);
  return said ? atol(said) : otherwise;
}

static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_open = dlsym(RTLD_NEXT, "open64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlinkat = dlsym(RTLD_NEXT, "unlinkat");
  real_rename = dlsym(RTLD_NEXT, "rename");
  const char *folder = getenv("DISK_DIR"), *log = getenv("DISK_LOG");
  if (!folder || !realpath(folder, dir)) return;
  dir_length = strlen(dir);
  freed = getenv("DISK_FREED");
  after = number("DISK_AFTER", 0);
  dies = number("DISK_DIES", 0);
  room = number("DISK_ROOM", -1);
  if (log) log_fd = real_open(log, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
}

static void enter(void) {
  pthread_once(&once, begin);
  pthread_mutex_lock(&lock);
}
static int leave(int result) {
  pthread_mutex_unlock(&lock);
  return result;
}

static void put(const void *bytes, size_t length) {
  while (length) {
    ssize_t n = real_write(log_fd, bytes, length);
    if (n <= 0) _exit(97);
    bytes = (const char *)bytes + n;
    length -= (size_t)n;
  }
}
static void record(uint8_t kind, uint64_t inode, uint64_t at, const void *bytes, uint64_t length) {
  if (log_fd < 0) return;
  char head[25];
  head[0] = (char)kind;
  memcpy(head + 1, &inode, 8);
  memcpy(head + 9, &at, 8);
  memcpy(head + 17, &length, 8);
  put(head, 25);
  put(bytes, length);
}

static int inside(const char *path) {
  return dir_length && !strncmp(path, dir, dir_length) && path[dir_length] == '/';
}
/* The path of an open file or folder at or below the folder. */
static int path_of(int fd, char *path, struct stat *st) {
  char link[64];
  if (!dir_length || fstat(fd, st) || !(S_ISREG(st->st_mode) || S_ISDIR(st->st_mode))) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, PATH_MAX - 1);
  if (n <= 0) return 0;
  path[n] = 0;
  return inside(path) || !strcmp(path, dir);
}

/* Before a change that lets the files grow by so much: whether there is room. Here the process dies. */
static int may(int64_t growth) {
  if (lines < after) return 1;
  if (dies && ++changes == dies) kill(getpid(), SIGKILL);
  if (room < 0) return 1;
  if (growth > room && !(freed && access(freed, F_OK) == 0)) {
    errno = ENOSPC;
    return 0;
  }
  room = room > growth ? room - growth : 0;
  return 1;
}

static int opened(const char *path, int flags, mode_t mode) {
  enter();
  struct stat st;
  int is_new = (flags & O_CREAT) && inside(path) && stat(path, &st);
  if (is_new && !may(0)) return leave(-1);
  int fd = real_open(path, flags, mode);
  if (fd >= 0 && inside(path) && !fstat(fd, &st) && S_ISREG(st.st_mode)) {
    if (is_new) record(CREATE, st.st_ino, 0, path, strlen(path));
    if (!is_new && (flags & O_TRUNC)) record(TRUNCATE, st.st_ino, 0, 0, 0);
  }
  return leave(fd);
}
#define MODE(flags, mode) \
  mode_t mode = 0; \
  if ((flags) & O_CREAT) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); }
int open64(const char *path, int flags, ...) { MODE(flags, mode) return opened(path, flags, mode); }
int open(const char *path, int flags, ...) { MODE(flags, mode) return opened(path, flags, mode); }

static ssize_t written(int fd, const void *bytes, size_t length, off64_t at, int moves) {
  enter();
  struct stat st;
  char path[PATH_MAX];
  if (fd == 1) {
    /* Before the bytes leave: what was heard outside is always in the record. */
    record(SAID, 0, 0, bytes, length);
    for (size_t i = 0; i < length; i++) lines += ((const char *)bytes)[i] == '\n';
  }
  int ours = fd != 1 && fd != log_fd && path_of(fd, path, &st);
  if (ours && moves) at = lseek64(fd, 0, SEEK_CUR);
  int64_t growth = ours ? (int64_t)at + (int64_t)length - st.st_size : 0;
  if (ours && !may(growth > 0 ? growth : 0)) return leave(-1);
  ssize_t n = moves ? real_write(fd, bytes, length) : real_pwrite(fd, bytes, length, at);
  if (ours && n > 0) record(WRITE, st.st_ino, (uint64_t)at, bytes, (uint64_t)n);
  leave(0);
  return n;
}
ssize_t write(int fd, const void *bytes, size_t length) { return written(fd, bytes, length, 0, 1); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) { return written(fd, bytes, length, at, 0); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return written(fd, bytes, length, at, 0); }
/* Nothing is copied behind our back: then it is read and written. */
ssize_t copy_file_range(int a, off64_t *b, int c, off64_t *d, size_t e, unsigned f) {
  (void)a, (void)b, (void)c, (void)d, (void)e, (void)f;
  errno = ENOSYS;
  return -1;
}
ssize_t sendfile64(int a, int b, off64_t *c, size_t d) {
  (void)a, (void)b, (void)c, (void)d;
  errno = ENOSYS;
  return -1;
}

static int synced(int fd, int (**real)(int)) {
  enter();
  struct stat st;
  char path[PATH_MAX];
  int ours = path_of(fd, path, &st);
  if (ours && !may(0)) return leave(-1);
  int result = (*real)(fd);
  if (ours && !result) record(S_ISDIR(st.st_mode) ? SYNC_FOLDER : SYNC, st.st_ino, 0, path, strlen(path));
  return leave(result);
}
int fsync(int fd) { return synced(fd, &real_fsync); }
int fdatasync(int fd) { return synced(fd, &real_fdatasync); }

int ftruncate64(int fd, off64_t size) {
  enter();
  struct stat st;
  char path[PATH_MAX];
  int ours = path_of(fd, path, &st);
  int64_t growth = ours ? (int64_t)size - st.st_size : 0;
  if (ours && !may(growth > 0 ? growth : 0)) return leave(-1);
  if (room >= 0 && growth < 0) room -= growth;
  int result = real_ftruncate(fd, size);
  if (ours && !result) record(TRUNCATE, st.st_ino, (uint64_t)size, 0, 0);
  return leave(result);
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static int unlinked(int at, const char *path, int flags) {
  struct stat st;
  int ours = inside(path) && !stat(path, &st) && S_ISREG(st.st_mode);
  if (ours && !may(0)) return -1;
  int result = real_unlinkat(at, path, flags);
  if (ours && !result) {
    if (room >= 0) room += st.st_size;
    record(UNLINK, st.st_ino, 0, path, strlen(path));
  }
  return result;
}
int unlink(const char *path) {
  enter();
  return leave(unlinked(AT_FDCWD, path, 0));
}
int unlinkat(int at, const char *name, int flags) {
  enter();
  struct stat st;
  char path[2 * PATH_MAX];
  /* The name below a folder that is open, as when a folder is removed with everything in it. */
  if (at == AT_FDCWD || name[0] == '/' || (flags & AT_REMOVEDIR) || !path_of(at, path, &st))
    return leave(flags & AT_REMOVEDIR ? real_unlinkat(at, name, flags) : unlinked(at, name, flags));
  strcat(path, "/");
  strncat(path, name, PATH_MAX - 1);
  return leave(unlinked(AT_FDCWD, path, 0));
}
int rename(const char *from, const char *to) {
  enter();
  int ours = inside(from) && inside(to);
  if (ours && !may(0)) return leave(-1);
  int result = real_rename(from, to);
  if (ours && !result) {
    char both[2 * PATH_MAX + 2];
    int n = snprintf(both, sizeof both, "%s%c%s", from, 0, to);
    record(RENAME, 0, 0, both, (uint64_t)n);
  }
  return leave(result);
}
