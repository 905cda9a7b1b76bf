--TEST--
getColumnMeta(), columnCount(), rowCount(), lastInsertId(), quote()
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$db = new PDO("sqlite::memory:");
$db->exec("CREATE TABLE t(id INTEGER PRIMARY KEY, name VARCHAR(20), data BLOB)");
var_dump($db->exec("INSERT INTO t VALUES(5, 'x', x'00ff'), (6, NULL, NULL)"), $db->lastInsertId(), $db->exec("UPDATE t SET name = 'y'"), $db->exec("DELETE FROM t WHERE id = 99"));
$s = $db->query("SELECT id, name AS n, data, 1.5, NULL FROM t");
$s->fetch();
for ($i = 0; $i < 6; $i++) echo json_encode($s->getColumnMeta($i)), "\n";
var_dump($s->columnCount(), $s->rowCount(), $s->queryString);
$u = $db->prepare("UPDATE t SET name = ?");
var_dump($u->columnCount(), $u->execute(["z"]), $u->rowCount(), $u->columnCount(), $u->fetch(), $u->fetchAll(), $u->closeCursor(), $s->nextRowset(...) instanceof Closure);
var_dump($db->quote("it's"), $db->quote(""), $db->quote("5", PDO::PARAM_INT));
$row = $db->query("SELECT id, name FROM t")->fetch(PDO::FETCH_LAZY);
var_dump($row->id, $row["name"], $row[0], isset($row->none), isset($row->name), $row->none, $row->queryString);
foreach ([fn() => $row->id = 1, function () use ($row) { unset($row["id"]); }, fn() => serialize($row)] as $call) {
    try { $call(); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
}
print_r($row);
?>
--EXPECT--
int(2)
string(1) "6"
int(2)
int(0)
{"native_type":"integer","pdo_type":1,"sqlite:decl_type":"INTEGER","table":"t","flags":[],"name":"id","len":-1,"precision":0}
{"native_type":"string","pdo_type":2,"sqlite:decl_type":"VARCHAR(20)","table":"t","flags":[],"name":"n","len":-1,"precision":0}
{"native_type":"string","pdo_type":2,"sqlite:decl_type":"BLOB","table":"t","flags":["blob"],"name":"data","len":-1,"precision":0}
{"native_type":"double","pdo_type":2,"flags":[],"name":"1.5","len":-1,"precision":0}
{"native_type":"null","pdo_type":0,"flags":[],"name":"NULL","len":-1,"precision":0}

Fatal error: Uncaught PDOException: SQLSTATE[HY000]: General error: 100 another row available in {PWD}/metadata.php:7
Stack trace:
#0 {PWD}/metadata.php(7): PDOStatement->getColumnMeta(5)
#1 {main}
  thrown in {PWD}/metadata.php on line 7
--EXIT--
255
