--TEST--
Functions, aggregates, collations and authorizers of the script
--EXTENSIONS--
sqlite3
--FILE--
<?php
$db = new SQLite3(":memory:");
var_dump($db->createFunction("twice", fn($x) => is_int($x) ? $x * 2 : "$x$x", 1, SQLITE3_DETERMINISTIC), $db->createFunction("", "strlen"));
var_dump($db->querySingle("SELECT twice(4000000000), twice('ab'), twice(1.5), twice(x'4142')", true));
$db->createAggregate("pairs", fn($context, $row, $a, $b) => [...($context ?? []), "$row:$a-$b"], fn($context, $rows) => implode(" ", $context ?? ["none"]) . "/$rows", 2);
$db->exec("CREATE TABLE t(a, b); INSERT INTO t VALUES(1, 'z'), (2, 'Y'), (3, 'x')");
var_dump($db->querySingle("SELECT pairs(a, b) FROM t"), $db->querySingle("SELECT pairs(a, b) FROM t WHERE 0"));
$db->createCollation("nocase2", "strcasecmp");
$result = $db->query("SELECT b FROM t ORDER BY b COLLATE nocase2");
while ($row = $result->fetchArray(SQLITE3_NUM)) echo $row[0];
echo "\n";
$db->createFunction("fails", function () { throw new LogicException("no"); });
try { echo $db->querySingle("SELECT fails()"); } catch (LogicException $e) { echo $e->getMessage(), "\n"; }
$db->setAuthorizer(fn($action, ...$names) => $action === SQLite3::READ && $names[1] === "b" ? SQLite3::DENY : SQLite3::OK);
var_dump(@$db->querySingle("SELECT b FROM t"), $db->lastErrorMsg(), $db->querySingle("SELECT a FROM t"));
$db->setAuthorizer(null);
var_dump($db->querySingle("SELECT b FROM t"));
?>
--EXPECT--
bool(true)
bool(false)
array(4) {
  ["twice(4000000000)"]=>
  int(8000000000)
  ["twice('ab')"]=>
  string(4) "abab"
  ["twice(1.5)"]=>
  string(6) "1.51.5"
  ["twice(x'4142')"]=>
  string(4) "ABAB"
}
string(19) "1:1-z 2:2-Y 3:3-x/0"
string(6) "none/0"
xYz
no
bool(false)
string(27) "access to t.b is prohibited"
int(1)
string(1) "z"
