--TEST--
Database files that are locked, read-only, broken or missing; persistent connections and transactions left open
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$file = __DIR__ . "/pdo_files.db";
$open = fn($options = []) => new PDO("sqlite:$file", null, null, $options + [PDO::ATTR_TIMEOUT => 0]);
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(fn() => $open([PDO::SQLITE_ATTR_OPEN_FLAGS => PDO::SQLITE_OPEN_READWRITE]));
$db = $open();
$db->exec("CREATE TABLE t(a)");
$other = $open();
$db->beginTransaction();
$db->exec("INSERT INTO t VALUES(1)");
t(fn() => $other->exec("INSERT INTO t VALUES(2)"));
t(fn() => $db->inTransaction());
$db = null;
t(fn() => $other->query("SELECT count(*) FROM t")->fetchColumn());
$read = $open([PDO::SQLITE_ATTR_OPEN_FLAGS => PDO::SQLITE_OPEN_READONLY]);
t(fn() => $read->exec("INSERT INTO t VALUES(3)"));
$read->setAttribute(PDO::SQLITE_ATTR_EXTENDED_RESULT_CODES, true);
t(fn() => $other->exec("PRAGMA page_size"));
$p = $open([PDO::ATTR_PERSISTENT => true]);
$p->exec("CREATE TEMP TABLE mine(a)");
$p->beginTransaction();
$p = null;
$p = $open([PDO::ATTR_PERSISTENT => true]);
t(fn() => [$p->query("SELECT count(*) FROM mine")->fetchColumn(), $p->inTransaction(), $p->getAttribute(PDO::ATTR_PERSISTENT)]);
$p = $other = $read = null;
file_put_contents($file, str_repeat("this is no database. ", 100));
t(fn() => $open()->query("SELECT 1 FROM t"));
file_put_contents($file, "");
t(fn() => $open()->query("SELECT count(*) FROM sqlite_master")->fetchColumn());
?>
--CLEAN--
<?php
@unlink(__DIR__ . "/pdo_files.db");
?>
--EXPECT--
PDOException: SQLSTATE[HY000] [14] unable to open database file
PDOException: SQLSTATE[HY000]: General error: 5 database is locked
bool(true)
int(0)
PDOException: SQLSTATE[HY000]: General error: 8 attempt to write a readonly database
int(0)
array(3) {
  [0]=>
  int(0)
  [1]=>
  bool(false)
  [2]=>
  bool(true)
}
PDOException: SQLSTATE[HY000]: General error: 26 file is not a database
int(0)
