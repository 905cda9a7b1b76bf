--TEST--
Names of columns that change after a statement was prepared
--EXTENSIONS--
sqlite3
--FILE--
<?php
$db = new SQLite3(':memory:');
$db->exec('CREATE TABLE tbl (orig text)');
$db->exec('insert into tbl values ("one"), ("two")');
$res1 = $db->prepare('select * from tbl')->execute();
$res2 = $db->prepare('select * from tbl')->execute();
var_dump($res1->fetchArray());
$db->exec('alter table tbl rename column orig to changed');
var_dump($res1->columnName(0), $res1->numColumns());
$res1->reset();
var_dump($res1->columnName(0));
var_dump($res1->fetchArray(), $res2->fetchArray(), $res2->fetchArray());
$db->exec('alter table tbl add column more text');
$res1->reset();
var_dump($res1->fetchArray(), $res1->fetchArray());
$res2->reset();
var_dump($res2->columnName(1), $res2->columnType(0), $res2->fetchArray(SQLITE3_NUM), $res2->columnType(1), $res2->fetchArray(SQLITE3_ASSOC));
--EXPECT--
array(2) {
  [0]=>
  string(3) "one"
  ["orig"]=>
  string(3) "one"
}
string(4) "orig"
int(1)
string(4) "orig"
array(2) {
  [0]=>
  string(3) "one"
  ["changed"]=>
  string(3) "one"
}
array(2) {
  [0]=>
  string(3) "one"
  ["changed"]=>
  string(3) "one"
}
array(2) {
  [0]=>
  string(3) "two"
  ["changed"]=>
  string(3) "two"
}
array(4) {
  [0]=>
  string(3) "one"
  ["changed"]=>
  string(3) "one"
  [1]=>
  NULL
  ["more"]=>
  NULL
}
array(4) {
  [0]=>
  string(3) "two"
  ["changed"]=>
  string(3) "two"
  [1]=>
  NULL
  ["more"]=>
  NULL
}
bool(false)
bool(false)
array(2) {
  [0]=>
  string(3) "one"
  [1]=>
  NULL
}
int(5)
array(2) {
  ["changed"]=>
  string(3) "two"
  ["more"]=>
  NULL
}
