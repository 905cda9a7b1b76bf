--TEST--
Errors of SQLite3 as warnings and as exceptions
--EXTENSIONS--
sqlite3
--FILE--
<?php
$db = new SQLite3(":memory:");
$db->exec("CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT UNIQUE)");
$calls = [fn() => $db->exec("SELEC 1"), fn() => $db->query("SELECT * FROM none"), fn() => $db->prepare("SELECT x"), fn() => $db->querySingle("SELECT x"),
    fn() => $db->exec("INSERT INTO t VALUES(1, 'a'); INSERT INTO t VALUES(1, 'b')"), fn() => $db->prepare("INSERT INTO t VALUES('x', 1)")->execute(),
    fn() => $db->openBlob("t", "b", 99), fn() => $db->loadExtension("x"), fn() => $db->loadExtension("")];
foreach ([false, true] as $exceptions) {
    var_dump($db->enableExceptions($exceptions));
    foreach ($calls as $call) {
        try { var_dump($call()); } catch (Exception $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
        echo $db->lastErrorCode(), " ", $db->lastExtendedErrorCode(), " ", $db->lastErrorMsg(), "\n";
    }
}
$db->enableExtendedResultCodes(true);
try { $db->exec("INSERT INTO t VALUES(1, 'b')"); } catch (Exception $e) { echo $db->lastErrorCode(), "\n"; }
foreach ([fn() => new SQLite3("/no/such/folder/x.db"), fn() => $db->open("other"), fn() => new SQLite3(__DIR__ . "/none.db", SQLITE3_OPEN_READONLY), fn() => new SQLite3Result] as $call) {
    try { $call(); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
?>
--EXPECT--
bool(false)

Warning: SQLite3::exec(): near "SELEC": syntax error in {PWD}/errors.php on line 4
bool(false)
1 1 near "SELEC": syntax error

Warning: SQLite3::query(): Unable to prepare statement: 1, no such table: none in {PWD}/errors.php on line 4
bool(false)
1 1 no such table: none

Warning: SQLite3::prepare(): Unable to prepare statement: 1, no such column: x in {PWD}/errors.php on line 4
bool(false)
1 1 no such column: x

Warning: SQLite3::querySingle(): Unable to prepare statement: 1, no such column: x in {PWD}/errors.php on line 4
bool(false)
1 1 no such column: x

Warning: SQLite3::exec(): UNIQUE constraint failed: t.a in {PWD}/errors.php on line 5
bool(false)
19 1555 UNIQUE constraint failed: t.a

Warning: SQLite3Stmt::execute(): Unable to execute statement: datatype mismatch in {PWD}/errors.php on line 5
bool(false)
20 20 datatype mismatch

Warning: SQLite3::openBlob(): Unable to open blob: no such rowid: 99 in {PWD}/errors.php on line 6
bool(false)
1 1 no such rowid: 99

Warning: SQLite3::loadExtension(): SQLite Extension are disabled in {PWD}/errors.php on line 6
bool(false)
1 1 no such rowid: 99

Warning: SQLite3::loadExtension(): SQLite Extension are disabled in {PWD}/errors.php on line 6
bool(false)
1 1 no such rowid: 99
bool(false)
Exception: near "SELEC": syntax error
1 1 near "SELEC": syntax error
Exception: Unable to prepare statement: 1, no such table: none
1 1 no such table: none
Exception: Unable to prepare statement: 1, no such column: x
1 1 no such column: x
Exception: Unable to prepare statement: 1, no such column: x
1 1 no such column: x
Exception: UNIQUE constraint failed: t.a
19 1555 UNIQUE constraint failed: t.a
Exception: Unable to execute statement: datatype mismatch
20 20 datatype mismatch
Exception: Unable to open blob: no such rowid: 99
1 1 no such rowid: 99
Exception: SQLite Extension are disabled
1 1 no such rowid: 99
Exception: SQLite Extension are disabled
1 1 no such rowid: 99
1555
Exception: Unable to open database: unable to open database file
Exception: Already initialised DB Object
Exception: Unable to open database: unable to open database file
Error: Call to private SQLite3Result::__construct() from global scope
