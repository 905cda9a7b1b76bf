--TEST--
SQLite in a working directory that has been removed
--EXTENSIONS--
sqlite3
pdo
pdo_sqlite
--FILE--
<?php
require __DIR__ . "/removed.inc";
attempt("SQLite3", fn($p) => new SQLite3($p));
attempt("SQLite3::loadExtension", fn($p) => (new SQLite3(":memory:"))->loadExtension($p));
attempt("PDO sqlite", fn($p) => (new PDO("sqlite:$p")) ? 1 : 0);
--EXPECT--
SQLite3
    missing ./missing ../file .. . dir/../missing BASE/dir: Exception(Unable to open database: unable to open database file)
    "" BASE/file BASE/missing BASE/dir/../file: SQLite3
SQLite3::loadExtension
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false  [SQLite3::loadExtension(): SQLite Extension are disabled]
PDO sqlite
    missing ./missing ../file .. . dir/../missing BASE/dir: PDOException(SQLSTATE[HY000] [14] unable to open database file)
    "" BASE/file BASE/missing BASE/dir/../file: int
