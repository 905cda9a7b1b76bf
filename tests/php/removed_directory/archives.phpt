--TEST--
zlib, bz2, zip and phar in a working directory that has been removed
--EXTENSIONS--
zlib
bz2
zip
phar
--FILE--
<?php
require __DIR__ . "/removed.inc";
attempt("ZipArchive::open", fn($p) => (new ZipArchive)->open($p), ["missing", "../file", "..", "$base/missing", "$base/dir"]);
attempt("zip_open", fn($p) => @zip_open($p));
attempt("zip://", fn($p) => file_get_contents("zip://$p#x"));
attempt("gzopen", fn($p) => gzopen($p, "r"));
attempt("gzopen w", fn($p) => gzopen($p, "w"));
attempt("gzfile", fn($p) => gzfile($p));
attempt("compress.zlib", fn($p) => file_get_contents("compress.zlib://$p"));
attempt("bzopen", fn($p) => bzopen($p, "r"));
attempt("new Phar", fn($p) => new Phar($p ? "$p/x.phar":"x.phar"));
attempt("new Phar rel", fn($p) => new Phar("$p.phar"));
attempt("new PharData", fn($p) => new PharData("$p.tar"));
attempt("phar://", fn($p) => file_get_contents("phar://$p.phar/x"));
--EXPECT--
ZipArchive::open
    missing ../file .. BASE/missing BASE/dir: int
zip_open
    missing ./missing ../file .. . dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: int  [Function zip_open() is deprecated]
    "": ValueError(zip_open(): Argument #1 ($filename) cannot be empty)  [Function zip_open() is deprecated]
zip://
    missing ./missing ../file dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false  [file_get_contents(zip://PATH#x): Failed to open stream: operation failed]
    ..: false  [file_get_contents(zip://..#x): Failed to open stream: operation failed]
    .: false  [file_get_contents(zip://.#x): Failed to open stream: operation failed]
    "": false  [file_get_contents(zip://#x): Failed to open stream: operation failed]
gzopen
    missing ./missing ../file dir/../missing BASE/missing: false  [gzopen(PATH): Failed to open stream: No such file or directory]
    .. . BASE/file BASE/dir/../file BASE/dir: resource
    "": ValueError(Path cannot be empty)
gzopen w
    missing ./missing dir/../missing: false  [gzopen(PATH): Failed to open stream: No such file or directory]
    ../file BASE/file BASE/missing BASE/dir/../file: resource
    ..: false  [gzopen(..): Failed to open stream: Is a directory]
    .: false  [gzopen(.): Failed to open stream: Is a directory]
    "": ValueError(Path cannot be empty)
    BASE/dir: false  [gzopen(PATH): Failed to open stream: Is a directory]
gzfile
    missing ./missing dir/../missing BASE/missing: false  [gzfile(PATH): Failed to open stream: No such file or directory]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: array
    "": ValueError(Path cannot be empty)
compress.zlib
    missing ./missing dir/../missing BASE/missing: false  [file_get_contents(compress.zlib://PATH): Failed to open stream: operation failed]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: ''
    "": ValueError(Path cannot be empty)
bzopen
    missing ./missing dir/../missing BASE/missing: false  [bzopen(PATH): Failed to open stream: No such file or directory]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: resource
    "": ValueError(bzopen(): Argument #1 ($file) cannot be empty)
new Phar
    missing ./missing ../file dir/../missing BASE/file BASE/missing BASE/dir/../file: UnexpectedValueException(Cannot create phar 'PATH/x.phar', file extension (or combination) not recognised or the directory does not exist)
    ..: UnexpectedValueException(creating archive "../x.phar" disabled by the php.ini setting phar.readonly)
    .: UnexpectedValueException(creating archive "./x.phar" disabled by the php.ini setting phar.readonly)
    "": UnexpectedValueException(Cannot create phar 'x.phar', file extension (or combination) not recognised or the directory does not exist)
    BASE/dir: UnexpectedValueException(creating archive "PATH/x.phar" disabled by the php.ini setting phar.readonly)
new Phar rel
    missing dir/../missing: UnexpectedValueException(Cannot create phar 'PATH.phar', file extension (or combination) not recognised or the directory does not exist)
    ./missing ../file BASE/file BASE/missing BASE/dir/../file BASE/dir: UnexpectedValueException(creating archive "PATH.phar" disabled by the php.ini setting phar.readonly)
    ..: UnexpectedValueException(Cannot create phar '...phar', file extension (or combination) not recognised or the directory does not exist)
    .: UnexpectedValueException(Cannot create phar '..phar', file extension (or combination) not recognised or the directory does not exist)
    "": UnexpectedValueException(Cannot create phar '.phar', file extension (or combination) not recognised or the directory does not exist)
new PharData
    missing dir/../missing: UnexpectedValueException(Cannot create phar 'PATH.tar', file extension (or combination) not recognised or the directory does not exist)
    ./missing ../file BASE/file BASE/missing BASE/dir/../file BASE/dir: PharData
    ..: UnexpectedValueException(Cannot create phar '...tar', file extension (or combination) not recognised or the directory does not exist)
    .: UnexpectedValueException(Cannot create phar '..tar', file extension (or combination) not recognised or the directory does not exist)
    "": UnexpectedValueException(Cannot create phar '.tar', file extension (or combination) not recognised or the directory does not exist)
phar://
    missing ./missing ../file dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false  [file_get_contents(phar://PATH.phar/x): Failed to open stream: phar error: invalid url or non-existent phar "phar://PATH.phar/x"]
    ..: false  [file_get_contents(phar://...phar/x): Failed to open stream: phar error: invalid url or non-existent phar "phar://...phar/x"]
    .: false  [file_get_contents(phar://..phar/x): Failed to open stream: phar error: invalid url or non-existent phar "phar://..phar/x"]
    "": false  [file_get_contents(phar://.phar/x): Failed to open stream: phar error: no directory in "phar://.phar/x", must have at least phar://.phar/x/ for root directory (always use full path to a new phar)]
