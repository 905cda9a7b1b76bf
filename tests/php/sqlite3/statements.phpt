--TEST--
SQLite3Stmt: binding by name and position, by value and by reference
--EXTENSIONS--
sqlite3
--FILE--
<?php
$db = new SQLite3(":memory:");
$s = $db->prepare("SELECT typeof(:a), :a, typeof(@b), @b");
foreach ([[1], [1.5], ["x"], [null], [true], ["12", SQLITE3_INTEGER], [12, SQLITE3_TEXT], ["1.5", SQLITE3_FLOAT], ["b\0b", SQLITE3_BLOB], ["\xff", SQLITE3_TEXT], [5, SQLITE3_NULL]] as $arguments) {
    var_dump($s->bindValue("a", ...$arguments));
    echo json_encode(array_map(fn($v) => is_string($v) ? bin2hex($v) : $v, $s->execute()->fetchArray(SQLITE3_NUM))), "\n";
}
var_dump($s->bindParam("@b", $late), $s->bindValue("nothing", 1), $s->bindValue(0, 1), $s->bindValue(9, 1), $s->paramCount());
$late = "set afterwards";
var_dump($s->execute()->fetchArray(SQLITE3_NUM));
var_dump($s->clear(), $s->reset(), $s->execute()->fetchArray(SQLITE3_NUM));
$q = $db->prepare("SELECT ?, ?2, ? ; SELECT 2");
$q->bindValue(1, "it's"); $q->bindValue(2, 4.5); $q->bindValue(3, 7);
var_dump($q->getSQL(), $q->getSQL(true), $q->readOnly(), $db->prepare("CREATE TABLE x(y)")->readOnly(), $q->close());
foreach ([fn() => $q->execute(), fn() => $q->paramCount(), fn() => (new ReflectionClass("SQLite3Stmt"))->newInstanceWithoutConstructor()->reset(),
    fn() => $db->prepare("-- nothing")->paramCount(), fn() => clone $s, fn() => serialize($db), fn() => (new ReflectionClass("SQLite3"))->newInstanceWithoutConstructor()->exec("x")] as $call) {
    try { var_dump($call()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
?>
--EXPECT--
bool(true)
["696e7465676572",1,"6e756c6c",null]
bool(true)
["7265616c",1.5,"6e756c6c",null]
bool(true)
["74657874","78","6e756c6c",null]
bool(true)
["6e756c6c",null,"6e756c6c",null]
bool(true)
["696e7465676572",1,"6e756c6c",null]
bool(true)
["696e7465676572",12,"6e756c6c",null]
bool(true)
["74657874","3132","6e756c6c",null]
bool(true)
["7265616c",1.5,"6e756c6c",null]
bool(true)
["626c6f62","620062","6e756c6c",null]
bool(true)
["74657874","ff","6e756c6c",null]
bool(true)
["6e756c6c",null,"6e756c6c",null]
bool(true)
bool(false)
bool(false)
bool(true)
int(2)

Warning: SQLite3Stmt::execute(): Unable to bind parameter number 9 (25) in {PWD}/statements.php on line 10
array(4) {
  [0]=>
  string(4) "null"
  [1]=>
  NULL
  [2]=>
  string(4) "text"
  [3]=>
  string(14) "set afterwards"
}
bool(true)
bool(true)
array(4) {
  [0]=>
  string(4) "null"
  [1]=>
  NULL
  [2]=>
  string(4) "null"
  [3]=>
  NULL
}
string(17) "SELECT ?, ?2, ? ;"
string(24) "SELECT 'it''s', 4.5, 7 ;"
bool(true)
bool(false)
bool(true)
Error: The SQLite3 object has not been correctly initialised or is already closed
Error: The SQLite3 object has not been correctly initialised or is already closed
Error: The SQLite3 object has not been correctly initialised or is already closed
Error: The SQLite3Stmt object has not been correctly initialised or is already closed
Error: Trying to clone an uncloneable object of class SQLite3Stmt
Exception: Serialization of 'SQLite3' is not allowed
Error: The SQLite3 object has not been correctly initialised or is already closed
