--TEST--
mysqli: transactions, savepoints, warnings, asynchronous queries, kept connections, LOAD DATA LOCAL
--EXTENSIONS--
mysqlnd
mysqli
--INI--
mysqli.allow_local_infile=1
--FILE--
<?php
$socket = getenv("TEST_MYSQL_SOCKET");
$m = mysqli_init();
var_dump($m->options(MYSQLI_INIT_COMMAND, "SET @x = 5"), $m->options(MYSQLI_OPT_INT_AND_FLOAT_NATIVE, 1), $m->options(9999, 1));
var_dump($m->real_connect("localhost", "root", "", "test", 0, $socket, MYSQLI_CLIENT_FOUND_ROWS));
var_dump($m->query("SELECT @x, 1.5e0, 1.5")->fetch_row());
$m->query("CREATE TEMPORARY TABLE t (a INT) ENGINE=InnoDB");
var_dump($m->begin_transaction(MYSQLI_TRANS_START_READ_WRITE, "first one"), $m->query("INSERT INTO t VALUES (1)"));
var_dump($m->savepoint("here"), $m->query("INSERT INTO t VALUES (2)"), $m->query("ROLLBACK TO here"), $m->release_savepoint("here"));
var_dump($m->commit(), $m->query("SELECT * FROM t")->fetch_all());
var_dump($m->autocommit(false), $m->query("DELETE FROM t"), $m->rollback(), $m->query("SELECT COUNT(*) FROM t")->fetch_column());
$m->query("SELECT 1 / 0, CAST('x' AS SIGNED)");
for ($w = $m->get_warnings(), $more = true; $more; $more = $w->next()) {
    echo $w->errno, " ", $w->sqlstate, " ", $w->message, "\n";
}
var_dump($m->warning_count, $m->query("SELECT SLEEP(0.05), 'late'", MYSQLI_ASYNC));
$read = $error = $reject = [$m];
var_dump(mysqli_poll($read, $error, $reject, 10), count($read), count($reject), $m->reap_async_query()->fetch_row());
file_put_contents("numbers.txt", "7\n8\n");
var_dump($m->query("LOAD DATA LOCAL INFILE 'numbers.txt' INTO TABLE t"), $m->affected_rows, $m->info);
unlink("numbers.txt");
try {
    $m->query("LOAD DATA LOCAL INFILE 'nothing.txt' INTO TABLE t");
} catch (mysqli_sql_exception $e) {
    echo $e->getCode(), " ", $e->getMessage(), "\n";
}
$one = new mysqli("p:localhost", "root", "", "test", null, $socket);
$id = $one->thread_id;
$one->query("SET @kept = 1");
$one->close();
$again = new mysqli("p:localhost", "root", "", "test", null, $socket);
var_dump($again->thread_id === $id, $again->query("SELECT @kept")->fetch_row(), mysqli_get_links_stats());
var_dump($m->change_user("root", "", "mysql"), $m->query("SELECT DATABASE()")->fetch_column(), $m->select_db("test"), $m->ping());
var_dump(array_slice(array_filter(mysqli_get_client_stats()), 2, 0), strlen($m->stat()) > 50);
--EXPECT--
bool(true)
bool(true)
bool(false)
bool(true)
array(3) {
  [0]=>
  int(5)
  [1]=>
  float(1.5)
  [2]=>
  string(3) "1.5"
}
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
array(1) {
  [0]=>
  array(1) {
    [0]=>
    int(1)
  }
}
bool(true)
bool(true)
bool(true)
int(1)
1365 HY000 Division by 0
1292 HY000 Truncated incorrect INTEGER value: 'x'
int(0)
bool(true)
int(1)
int(1)
int(0)
array(2) {
  [0]=>
  int(0)
  [1]=>
  string(4) "late"
}
bool(true)
int(2)
string(47) "Records: 2  Deleted: 0  Skipped: 0  Warnings: 0"
7890 Can't find file 'nothing.txt'.
bool(true)
array(1) {
  [0]=>
  NULL
}
array(3) {
  ["total"]=>
  int(2)
  ["active_plinks"]=>
  int(1)
  ["cached_plinks"]=>
  int(0)
}
bool(true)
string(5) "mysql"
bool(true)
bool(true)
array(0) {
}
bool(true)
