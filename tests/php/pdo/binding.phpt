--TEST--
bindValue(), bindParam(), bindColumn(): types, references, names and positions
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$db = new PDO("sqlite::memory:");
$select = $db->prepare("SELECT typeof(:v), :v");
foreach ([[1, PDO::PARAM_INT], ["12x", PDO::PARAM_INT], [1, PDO::PARAM_STR], [1.5, PDO::PARAM_STR], [true, PDO::PARAM_BOOL], [false, PDO::PARAM_INT], [7, PDO::PARAM_BOOL],
    [null, PDO::PARAM_STR], ["x", PDO::PARAM_NULL], ["bl\0b", PDO::PARAM_LOB], ["t\0xt", PDO::PARAM_STR], ["\xff\xfe", PDO::PARAM_STR]] as [$value, $type]) {
    $select->bindValue(":v", $value, $type);
    $select->execute();
    [$kind, $result] = $select->fetch(PDO::FETCH_NUM);
    echo $kind, " ", var_export(is_string($result) ? bin2hex($result) : $result, true), "\n";
}
$insert = $db->prepare("SELECT ? || ?");
$insert->bindParam(1, $first);
$insert->bindParam(2, $second, PDO::PARAM_INT);
foreach ([["a", 1], ["b", "2"], [3, null]] as [$first, $second]) {
    $insert->execute();
    var_dump($insert->fetchColumn(), $first, $second);
}
$rows = $db->query("SELECT 1 AS one, 'zwei' AS two UNION SELECT 2, '3'");
$rows->bindColumn(1, $number, PDO::PARAM_STR);
$rows->bindColumn("two", $text, PDO::PARAM_INT);
while ($rows->fetch(PDO::FETCH_BOUND)) var_dump($number, $text);
$stream = fopen("php://memory", "w+"); fwrite($stream, "from a stream"); rewind($stream);
$lob = $db->prepare("SELECT typeof(?1), ?1");
$lob->bindParam(1, $stream, PDO::PARAM_LOB);
$lob->execute();
print_r($lob->fetch(PDO::FETCH_NUM));
$column = $db->query("SELECT 'lob' AS l"); $column->bindColumn("l", $handle, PDO::PARAM_LOB); $column->fetch(PDO::FETCH_BOUND);
var_dump(get_resource_type($handle), stream_get_contents($handle));
$select->debugDumpParams(); $insert->debugDumpParams();
$array = $db->prepare("SELECT ?, ?, ?"); $array->execute([1, 2.5, true]); $array->debugDumpParams(); var_dump($array->fetch(PDO::FETCH_NUM));
?>
--EXPECT--
integer 1
integer 12
text '31'
text '312e35'
integer 1
integer 0
integer 1
null NULL
null NULL
blob '626c0062'
text '74007874'
text 'fffe'
string(2) "a1"
string(1) "a"
int(1)
string(2) "b2"
string(1) "b"
int(2)
NULL
string(1) "3"
NULL
string(1) "1"
int(0)
string(1) "2"
int(3)
Array
(
    [0] => blob
    [1] => from a stream
)
string(6) "stream"
string(3) "lob"
SQL: [21] SELECT typeof(:v), :v
Params:  1
Key: Name: [2] :v
paramno=0
name=[2] ":v"
is_param=1
param_type=2
SQL: [13] SELECT ? || ?
Params:  2
Key: Position #0:
paramno=0
name=[0] ""
is_param=1
param_type=2
Key: Position #1:
paramno=1
name=[0] ""
is_param=1
param_type=1
SQL: [14] SELECT ?, ?, ?
Params:  3
Key: Position #0:
paramno=0
name=[0] ""
is_param=1
param_type=2
Key: Position #1:
paramno=1
name=[0] ""
is_param=1
param_type=2
Key: Position #2:
paramno=2
name=[0] ""
is_param=1
param_type=2
array(3) {
  [0]=>
  string(1) "1"
  [1]=>
  string(3) "2.5"
  [2]=>
  string(1) "1"
}
