--TEST--
Functions, aggregates and collations of the script in SQL
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$db = new PDO("sqlite::memory:");
var_dump($db->sqliteCreateFunction("shout", fn($text, $marks = 1) => strtoupper($text) . str_repeat("!", $marks)));
var_dump($db->query("SELECT shout('a'), shout('b', 3)")->fetch(PDO::FETCH_NUM));
$db->sqliteCreateFunction("kinds", fn(...$a) => json_encode(array_map("get_debug_type", $a)), -1, PDO::SQLITE_DETERMINISTIC);
echo $db->query("SELECT kinds(1, 1.5, 'x', NULL, x'00')")->fetchColumn(), "\n";
$db->sqliteCreateAggregate("joined", function ($context, $row, $value) { return "$context/$row:$value"; }, fn($context, $rows) => "$context ($rows)", 1);
$db->exec("CREATE TABLE t(a); INSERT INTO t VALUES('b10'), ('b9'), ('a')");
echo $db->query("SELECT joined(a) FROM t")->fetchColumn(), " | ", $db->query("SELECT joined(a) FROM t WHERE 0")->fetchColumn(), "\n";
$db->sqliteCreateCollation("natural", "strnatcmp");
echo implode(" ", $db->query("SELECT a FROM t ORDER BY a COLLATE natural")->fetchAll(PDO::FETCH_COLUMN)), "\n";
$db->sqliteCreateFunction("fails", function () { throw new DomainException("from inside"); });
foreach (["SELECT fails()", "SELECT a FROM t WHERE fails()"] as $sql) {
    try { $db->query($sql)->fetchAll(); } catch (Exception $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
foreach ([fn() => $db->sqliteCreateFunction("x", "no_such"), fn() => $db->sqliteNothing(), fn() => $db->query("SELECT shout(1, 2, 3, 4)")->fetch()] as $call) {
    try { var_dump($call()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
var_dump(method_exists($db, "sqliteCreateFunction"), is_callable([$db, "sqliteCreateCollation"]));
?>
--EXPECT--
bool(true)
array(2) {
  [0]=>
  string(2) "A!"
  [1]=>
  string(4) "B!!!"
}
["int","float","string","null","string"]
/1:b10/2:b9/3:a (4) |  (1)

Fatal error: Uncaught PDOException: SQLSTATE[HY000]: General error: 1 near "natural": syntax error in {PWD}/functions.php:11
Stack trace:
#0 {PWD}/functions.php(11): PDO->query('SELECT a FROM t...')
#1 {main}
  thrown in {PWD}/functions.php on line 11
--EXIT--
255
