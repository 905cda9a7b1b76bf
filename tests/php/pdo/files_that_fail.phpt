--TEST--
Database files that are locked, read-only, truncated, full or gone
--EXTENSIONS--
pdo
pdo_sqlite
sqlite3
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt(callable $do) { global $dir; try { $r = $do(); echo json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; if ($e instanceof PDOException) echo json_encode($e->errorInfo), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
$a = new PDO("sqlite:a.db"); $a->exec("create table t(x); insert into t values(1),(2)");
echo "-- locked\n";
$b = new PDO("sqlite:a.db", null, null, [PDO::ATTR_TIMEOUT => 0]);
$a->exec("begin exclusive");
attempt(fn() => $b->exec("insert into t values (3)"));
attempt(fn() => $b->query("select * from t")->fetchAll());
attempt(fn() => $b->beginTransaction() && $b->exec("delete from t"));
attempt(fn() => $b->rollBack());
$b->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_WARNING);
attempt(fn() => $b->exec("insert into t values (3)"));
attempt(fn() => [$b->errorCode(), $b->errorInfo()]);
$b->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_SILENT);
attempt(fn() => $b->query("select * from t"));
attempt(fn() => [$b->prepare("select * from t")]);
$s = new SQLite3("a.db"); 
attempt(fn() => $s->exec("insert into t values(4)"));
attempt(fn() => $s->query("select * from t"));
attempt(fn() => $s->querySingle("select count(*) from t"));
$s->enableExceptions(true);
attempt(fn() => $s->exec("insert into t values(4)"));
attempt(fn() => [$s->lastErrorCode(), $s->lastErrorMsg(), $s->lastExtendedErrorCode()]);
$a->exec("commit");
attempt(fn() => $s->querySingle("select count(*) from t"));
echo "-- read-only\n";
$r = new PDO("sqlite:a.db", null, null, [PDO::SQLITE_ATTR_OPEN_FLAGS => PDO::SQLITE_OPEN_READONLY]);
attempt(fn() => $r->exec("insert into t values(5)"));
attempt(fn() => $r->exec("create table u(y)"));
attempt(fn() => $r->query("select count(*) from t")->fetchColumn());
$s2 = new SQLite3("a.db", SQLITE3_OPEN_READONLY);
attempt(fn() => $s2->exec("insert into t values(5)"));
attempt(fn() => new SQLite3("missing.db", SQLITE3_OPEN_READONLY));
attempt(fn() => new PDO("sqlite:missing/x.db"));
attempt(fn() => new PDO("sqlite:$dir"));
attempt(fn() => new SQLite3("missing/x.db"));
attempt(fn() => new SQLite3($dir));
echo "-- truncated, no database\n";
$a->exec("create table big(x); begin"); for ($i = 0; $i < 300; $i++) $a->exec("insert into big values('" . str_repeat("x", 100) . "')"); $a->exec("commit"); 
$data = file_get_contents("a.db");
file_put_contents("cut.db", substr($data, 0, 9000));
file_put_contents("half.db", substr($data, 0, 50));
file_put_contents("no.db", str_repeat("no database ", 100));
file_put_contents("damaged.db", substr_replace($data, str_repeat("\xff", 3000), 8192, 3000));
file_put_contents("empty.db", "");
foreach (["cut", "half", "no", "damaged", "empty"] as $name) {
  echo "$name: ";
  attempt(function () use ($name) { $p = new PDO("sqlite:$name.db"); return $p->query("select count(*), sum(length(x)) from big")->fetchAll(PDO::FETCH_NUM); });
  attempt(function () use ($name) { $p = new PDO("sqlite:$name.db"); return $p->exec("insert into big values(1)"); });
  attempt(function () use ($name) { $p = new SQLite3("$name.db"); return $p->querySingle("select count(*) from big"); });
  attempt(function () use ($name) { $p = new SQLite3("$name.db"); $p->enableExceptions(true); $q = $p->prepare("select * from big"); $n = 0; $res = $q->execute(); while ($res->fetchArray()) $n++; return $n; });
  attempt(function () use ($name) { $p = new PDO("sqlite:$name.db"); $n = 0; foreach ($p->query("select * from big") as $row) $n++; return $n; });
}
echo "-- full\n";
$f = new PDO("sqlite:full.db"); $f->exec("pragma max_page_count = 5; create table t(x)");
attempt(function () use ($f) { $st = $f->prepare("insert into t values(?)"); for ($i = 0; $i < 100; $i++) $st->execute([str_repeat("y", 500)]); });
attempt(fn() => $f->query("select count(*) from t")->fetchColumn());
attempt(fn() => $f->inTransaction());
$f->beginTransaction();
attempt(function () use ($f) { for ($i = 0; $i < 100; $i++) $f->exec("insert into t values('" . str_repeat("y", 5000) . "')"); });
attempt(fn() => $f->inTransaction());
attempt(fn() => $f->commit());
attempt(fn() => $f->rollBack());
$g = new SQLite3("full3.db"); $g->exec("pragma max_page_count = 5; create table t(x)");
attempt(function () use ($g) { for ($i = 0; $i < 100; $i++) if (!$g->exec("insert into t values('" . str_repeat("y", 5000) . "')")) return [$i, $g->lastErrorCode(), $g->lastErrorMsg()]; });
attempt(function () use ($g) { $st = $g->prepare("insert into t values(:a)"); $st->bindValue(":a", str_repeat("z", 50000)); return $st->execute(); });
echo "-- gone\n";
$h = new PDO("sqlite:gone.db"); $h->exec("create table t(x); insert into t values(1)"); unlink("gone.db");
attempt(fn() => $h->query("select * from t")->fetchAll(PDO::FETCH_NUM));
attempt(fn() => $h->exec("insert into t values(2)"));
$a = $b = $r = $s = $s2 = $f = $g = $h = null;
array_map("unlink", glob("*")); chdir("/"); rmdir($dir);
?>
--EXPECT--
-- locked
PDOException HY000: SQLSTATE[HY000]: General error: 5 database is locked
["HY000",5,"database is locked"]
PDOException HY000: SQLSTATE[HY000]: General error: 5 database is locked
["HY000",5,"database is locked"]
PDOException HY000: SQLSTATE[HY000]: General error: 5 database is locked
["HY000",5,"database is locked"]
true
[2] PDO::exec(): SQLSTATE[HY000]: General error: 5 database is locked
false
["HY000",["HY000",5,"database is locked"]]
false
[false]
[2] SQLite3::exec(): database is locked
false
[2] SQLite3::query(): Unable to prepare statement: 5, database is locked
false
[2] SQLite3::querySingle(): Unable to prepare statement: 5, database is locked
false
Exception 0: database is locked
[5,"database is locked",5]
2
-- read-only
PDOException HY000: SQLSTATE[HY000]: General error: 8 attempt to write a readonly database
["HY000",8,"attempt to write a readonly database"]
PDOException HY000: SQLSTATE[HY000]: General error: 8 attempt to write a readonly database
["HY000",8,"attempt to write a readonly database"]
2
[2] SQLite3::exec(): attempt to write a readonly database
false
Exception 0: Unable to open database: unable to open database file
PDOException 14: SQLSTATE[HY000] [14] unable to open database file
["HY000",14,"unable to open database file"]
PDOException 14: SQLSTATE[HY000] [14] unable to open database file
["HY000",14,"unable to open database file"]
Exception 0: Unable to open database: unable to open database file
Exception 0: Unable to open database: unable to open database file
-- truncated, no database
cut: PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
[2] SQLite3::querySingle(): Unable to prepare statement: 11, database disk image is malformed
false
Exception 0: Unable to prepare statement: 11, database disk image is malformed
PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
half: PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
[2] SQLite3::querySingle(): Unable to prepare statement: 11, database disk image is malformed
false
Exception 0: Unable to prepare statement: 11, database disk image is malformed
PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
no: PDOException HY000: SQLSTATE[HY000]: General error: 26 file is not a database
["HY000",26,"file is not a database"]
PDOException HY000: SQLSTATE[HY000]: General error: 26 file is not a database
["HY000",26,"file is not a database"]
[2] SQLite3::querySingle(): Unable to prepare statement: 26, file is not a database
false
Exception 0: Unable to prepare statement: 26, file is not a database
PDOException HY000: SQLSTATE[HY000]: General error: 26 file is not a database
["HY000",26,"file is not a database"]
damaged: PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
[2] SQLite3::querySingle(): Unable to execute statement: database disk image is malformed
false
Exception 0: Unable to execute statement: database disk image is malformed
PDOException HY000: SQLSTATE[HY000]: General error: 11 database disk image is malformed
["HY000",11,"database disk image is malformed"]
empty: PDOException HY000: SQLSTATE[HY000]: General error: 1 no such table: big
["HY000",1,"no such table: big"]
PDOException HY000: SQLSTATE[HY000]: General error: 1 no such table: big
["HY000",1,"no such table: big"]
[2] SQLite3::querySingle(): Unable to prepare statement: 1, no such table: big
false
Exception 0: Unable to prepare statement: 1, no such table: big
PDOException HY000: SQLSTATE[HY000]: General error: 1 no such table: big
["HY000",1,"no such table: big"]
-- full
PDOException HY000: SQLSTATE[HY000]: General error: 13 database or disk is full
["HY000",13,"database or disk is full"]
24
false
PDOException HY000: SQLSTATE[HY000]: General error: 13 database or disk is full
["HY000",13,"database or disk is full"]
true
PDOException HY000: SQLSTATE[HY000]: General error: 1 cannot commit - no transaction is active
["HY000",1,"cannot commit - no transaction is active"]
PDOException HY000: SQLSTATE[HY000]: General error: 1 cannot rollback - no transaction is active
["HY000",1,"cannot rollback - no transaction is active"]
[2] SQLite3::exec(): database or disk is full
[3,13,"database or disk is full"]
[2] SQLite3Stmt::execute(): Unable to execute statement: database or disk is full
false
-- gone
[[1]]
PDOException HY000: SQLSTATE[HY000]: General error: 8 attempt to write a readonly database
["HY000",8,"attempt to write a readonly database"]
