--TEST--
Databases below a file cannot be opened, nor those whose paths are too long
--EXTENSIONS--
sqlite3
pdo
pdo_sqlite
--FILE--
<?php
chdir(__DIR__);
$file = basename(__FILE__);
foreach (["$file/db", "$file/../db", "$file/", 'no_such_folder/db', 'no_such_folder/../paths_below_files.db', str_repeat('d/', 3000) . 'x', "paths_below_files.db\0x"] as $path) {
    foreach ([fn() => new SQLite3($path), fn() => new PDO("sqlite:$path")] as $open) {
        try {
            echo get_class($open()), "\n";
        } catch (Throwable $e) {
            echo get_class($e), ': ', $e->getCode(), ' ', substr($e->getMessage(), 0, 70), "\n";
        }
    }
}
--CLEAN--
<?php
@unlink(__DIR__ . '/paths_below_files.db');
--EXPECT--
Exception: 0 Unable to expand filepath
PDOException: 0 open_basedir prohibits opening paths_below_files.php/db
Exception: 0 Unable to expand filepath
PDOException: 0 open_basedir prohibits opening paths_below_files.php/../db
Exception: 0 Unable to expand filepath
PDOException: 0 open_basedir prohibits opening paths_below_files.php/
Exception: 0 Unable to open database: unable to open database file
PDOException: 14 SQLSTATE[HY000] [14] unable to open database file
SQLite3
PDO
Exception: 0 Unable to expand filepath
PDOException: 0 open_basedir prohibits opening d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d
ValueError: 0 SQLite3::__construct(): Argument #1 ($filename) must not contain any n
PDO
