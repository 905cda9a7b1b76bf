--TEST--
SPL's classes of files in a working directory that has been removed
--FILE--
<?php
require __DIR__ . "/removed.inc";
foreach (["getRealPath", "getPathname", "getPath", "isFile", "isDir", "isLink", "getSize", "getType", "getLinkTarget", "getPathInfo", "openFile", "getInode"] as $m)
    attempt("SplFileInfo::$m", fn($p) => (new SplFileInfo($p))->$m());
attempt("SplFileObject", fn($p) => new SplFileObject($p));
attempt("SplFileObject w", fn($p) => new SplFileObject($p, "w"));
attempt("SplFileObject include path", fn($p) => new SplFileObject($p, "r", true));
attempt("SplFileObject real", fn($p) => (new SplFileObject($p))->getRealPath());
attempt("DirectoryIterator", fn($p) => iterator_count(new DirectoryIterator($p)));
attempt("FilesystemIterator", fn($p) => iterator_count(new FilesystemIterator($p)));
attempt("RecursiveDirectoryIterator", fn($p) => iterator_count(new RecursiveDirectoryIterator($p)));
attempt("RecursiveDirectoryIterator it", fn($p) => iterator_count(new RecursiveIteratorIterator(new RecursiveDirectoryIterator($p))));
attempt("GlobIterator", fn($p) => iterator_count(new GlobIterator($p)));
attempt("GlobIterator*", fn($p) => iterator_count(new GlobIterator($p."*")));
attempt("spl_autoload", fn($p) => spl_autoload($p));
attempt("class_exists", fn($p) => class_exists($p));
--EXPECT--
SplFileInfo::getRealPath
    missing ./missing ../file "" dir/../missing BASE/missing: false
    ..: '..'
    .: '.'
    BASE/file BASE/dir: 'PATH'
    BASE/dir/../file: 'BASE/file'
SplFileInfo::getPathname
    missing ./missing ../file dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: 'PATH'
    ..: '..'
    .: '.'
    "": ''
SplFileInfo::getPath
    missing .. . "": ''
    ./missing: '.'
    ../file: '..'
    dir/../missing: 'dir/..'
    BASE/file BASE/missing BASE/dir: 'BASE'
    BASE/dir/../file: 'BASE/dir/..'
SplFileInfo::isFile
    missing ./missing ../file .. . "" dir/../missing BASE/missing BASE/dir: false
    BASE/file BASE/dir/../file: true
SplFileInfo::isDir
    missing ./missing ../file "" dir/../missing BASE/file BASE/missing BASE/dir/../file: false
    .. . BASE/dir: true
SplFileInfo::isLink
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
SplFileInfo::getSize
    missing ./missing ../file dir/../missing BASE/missing: RuntimeException(SplFileInfo::getSize(): stat failed for PATH)
    .. . BASE/file BASE/dir/../file BASE/dir: int
    "": false
SplFileInfo::getType
    missing ./missing ../file dir/../missing BASE/missing: RuntimeException(SplFileInfo::getType(): Lstat failed for PATH)
    .. . BASE/dir: 'dir'
    "": false
    BASE/file BASE/dir/../file: 'file'
SplFileInfo::getLinkTarget
    missing ./missing ../file dir/../missing BASE/missing: RuntimeException(Unable to read link PATH, error: No such file or directory)
    ..: RuntimeException(Unable to read link .., error: Invalid argument)
    .: RuntimeException(Unable to read link ., error: Invalid argument)
    "": false  [SplFileInfo::getLinkTarget(): No such file or directory]
    BASE/file BASE/dir/../file BASE/dir: RuntimeException(Unable to read link PATH, error: Invalid argument)
SplFileInfo::getPathInfo
    missing ./missing ../file .. . dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: SplFileInfo
    "": NULL
SplFileInfo::openFile
    missing ./missing ../file dir/../missing BASE/missing: RuntimeException(SplFileInfo::openFile(PATH): Failed to open stream: No such file or directory)
    .. . BASE/dir: LogicException(Cannot use SplFileObject with directories)
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: SplFileObject
SplFileInfo::getInode
    missing ./missing ../file dir/../missing BASE/missing: RuntimeException(SplFileInfo::getInode(): stat failed for PATH)
    .. . BASE/file BASE/dir/../file BASE/dir: int
    "": false
SplFileObject
    missing ./missing ../file dir/../missing BASE/missing: RuntimeException(SplFileObject::__construct(PATH): Failed to open stream: No such file or directory)
    .. . BASE/dir: LogicException(Cannot use SplFileObject with directories)
    "": ValueError(Path cannot be empty)
    BASE/file BASE/dir/../file: SplFileObject
SplFileObject w
    missing ./missing dir/../missing: RuntimeException(SplFileObject::__construct(PATH): Failed to open stream: No such file or directory)
    ../file BASE/file BASE/missing BASE/dir/../file: SplFileObject
    .. . BASE/dir: LogicException(Cannot use SplFileObject with directories)
    "": ValueError(Path cannot be empty)
SplFileObject include path
    missing ./missing dir/../missing BASE/missing: RuntimeException(SplFileObject::__construct(PATH): Failed to open stream: No such file or directory)
    ../file BASE/file BASE/dir/../file: SplFileObject
    .. . BASE/dir: LogicException(Cannot use SplFileObject with directories)
    "": ValueError(Path cannot be empty)
SplFileObject real
    missing ./missing dir/../missing BASE/missing: RuntimeException(SplFileObject::__construct(PATH): Failed to open stream: No such file or directory)
    ../file BASE/file: 'PATH'
    .. . BASE/dir: LogicException(Cannot use SplFileObject with directories)
    "": ValueError(Path cannot be empty)
    BASE/dir/../file: 'BASE/file'
DirectoryIterator
    missing ./missing dir/../missing BASE/missing: UnexpectedValueException(DirectoryIterator::__construct(PATH): Failed to open directory: No such file or directory)
    ../file BASE/file BASE/dir/../file: UnexpectedValueException(DirectoryIterator::__construct(PATH): Failed to open directory: Not a directory)
    .. . BASE/dir: int
    "": ValueError(DirectoryIterator::__construct(): Argument #1 ($directory) cannot be empty)
FilesystemIterator
    missing ./missing dir/../missing BASE/missing: UnexpectedValueException(FilesystemIterator::__construct(PATH): Failed to open directory: No such file or directory)
    ../file BASE/file BASE/dir/../file: UnexpectedValueException(FilesystemIterator::__construct(PATH): Failed to open directory: Not a directory)
    .. . BASE/dir: int
    "": ValueError(FilesystemIterator::__construct(): Argument #1 ($directory) cannot be empty)
RecursiveDirectoryIterator
    missing ./missing dir/../missing BASE/missing: UnexpectedValueException(RecursiveDirectoryIterator::__construct(PATH): Failed to open directory: No such file or directory)
    ../file BASE/file BASE/dir/../file: UnexpectedValueException(RecursiveDirectoryIterator::__construct(PATH): Failed to open directory: Not a directory)
    .. . BASE/dir: int
    "": ValueError(RecursiveDirectoryIterator::__construct(): Argument #1 ($directory) cannot be empty)
RecursiveDirectoryIterator it
    missing ./missing dir/../missing BASE/missing: UnexpectedValueException(RecursiveDirectoryIterator::__construct(PATH): Failed to open directory: No such file or directory)
    ../file BASE/file BASE/dir/../file: UnexpectedValueException(RecursiveDirectoryIterator::__construct(PATH): Failed to open directory: Not a directory)
    .. . BASE/dir: int
    "": ValueError(RecursiveDirectoryIterator::__construct(): Argument #1 ($directory) cannot be empty)
GlobIterator
    missing ./missing ../file .. . dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: int
    "": ValueError(GlobIterator::__construct(): Argument #1 ($pattern) cannot be empty)
GlobIterator*
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: int
spl_autoload
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: NULL
class_exists
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
