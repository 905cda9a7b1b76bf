--TEST--
PDOStatement::fetch() and fetchAll() in every mode
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$db = new PDO("sqlite::memory:");
$db->exec("CREATE TABLE t(grp TEXT, id INTEGER, val REAL); INSERT INTO t VALUES('a', 1, 1.5), ('b', 2, NULL), ('a', 3, 3.5)");
class Row { public $id; protected $grp = 'preset'; public function __construct(public ?string $given = null) { echo "new Row(", $this->id ?? 'no id', ")\n"; } }
class a extends Row {}
$query = fn() => $db->query("SELECT grp, id, val FROM t ORDER BY id");
foreach (['ASSOC', 'NUM', 'BOTH', 'OBJ', 'NAMED', 'BOUND', 'COLUMN', 'LAZY', 'DEFAULT'] as $name) {
    echo "$name: ", json_encode($query()->fetch(constant("PDO::FETCH_$name"))), "\n";
}
foreach ([PDO::FETCH_NUM, PDO::FETCH_COLUMN, PDO::FETCH_GROUP | PDO::FETCH_ASSOC, PDO::FETCH_UNIQUE | PDO::FETCH_NUM, PDO::FETCH_GROUP | PDO::FETCH_COLUMN,
    PDO::FETCH_UNIQUE | PDO::FETCH_COLUMN, PDO::FETCH_GROUP | PDO::FETCH_OBJ] as $mode) {
    echo json_encode($query()->fetchAll($mode)), "\n";
}
echo json_encode($query()->fetchAll(PDO::FETCH_COLUMN, 2)), json_encode($query()->fetchAll(PDO::FETCH_COLUMN | PDO::FETCH_GROUP, 1)), "\n";
echo json_encode($db->query("SELECT id, val FROM t")->fetchAll(PDO::FETCH_KEY_PAIR)), "\n";
echo json_encode($query()->fetchAll(PDO::FETCH_FUNC, fn($a, $b, $c) => "$a-$b-$c")), "\n";
print_r($query()->fetchAll(PDO::FETCH_CLASS, "Row", ["x"])[2]);
print_r($query()->fetchAll(PDO::FETCH_CLASS | PDO::FETCH_PROPS_LATE, "Row")[0]);
print_r($query()->fetchAll(PDO::FETCH_CLASS | PDO::FETCH_CLASSTYPE)[1]);
print_r($query()->fetchObject("Row", ["y"]));
$statement = $query();
$target = new stdClass;
$statement->setFetchMode(PDO::FETCH_INTO, $target);
var_dump($statement->fetch() === $target, $target->id);
var_dump($db->query("SELECT 1 AS x, 2 AS x, 3 AS y")->fetch(PDO::FETCH_NAMED), $db->query("SELECT 5 AS '1', 6 AS a")->fetch());
foreach ($db->query("SELECT id FROM t", PDO::FETCH_COLUMN, 0) as $key => $id) echo "$key=>$id ";
var_dump(count($statement->fetchAll()), $statement->fetch(), $statement->fetchColumn());
?>
--EXPECT--
ASSOC: {"grp":"a","id":1,"val":1.5}
NUM: ["a",1,1.5]
BOTH: {"grp":"a","0":"a","id":1,"1":1,"val":1.5,"2":1.5}
OBJ: {"grp":"a","id":1,"val":1.5}
NAMED: {"grp":"a","id":1,"val":1.5}
BOUND: true
COLUMN: "a"
LAZY: {}
DEFAULT: {"grp":"a","0":"a","id":1,"1":1,"val":1.5,"2":1.5}
[["a",1,1.5],["b",2,null],["a",3,3.5]]
["a","b","a"]
{"a":[{"id":1,"val":1.5},{"id":3,"val":3.5}],"b":[{"id":2,"val":null}]}
{"a":[3,3.5],"b":[2,null]}
{"a":[1,3],"b":[2]}
{"a":3,"b":2}
{"a":[{"id":1,"val":1.5},{"id":3,"val":3.5}],"b":[{"id":2,"val":null}]}
[1.5,null,3.5]{"1":["a"],"2":["b"],"3":["a"]}
{"1":1.5,"2":null,"3":3.5}
["a-1-1.5","b-2-","a-3-3.5"]

Deprecated: Creation of dynamic property Row::$val is deprecated in {PWD}/fetch_modes.php on line 17
new Row(1)

Deprecated: Creation of dynamic property Row::$val is deprecated in {PWD}/fetch_modes.php on line 17
new Row(2)

Deprecated: Creation of dynamic property Row::$val is deprecated in {PWD}/fetch_modes.php on line 17
new Row(3)
Row Object
(
    [id] => 3
    [grp:protected] => a
    [given] => x
    [val] => 3.5
)
new Row(no id)

Deprecated: Creation of dynamic property Row::$val is deprecated in {PWD}/fetch_modes.php on line 18
new Row(no id)

Deprecated: Creation of dynamic property Row::$val is deprecated in {PWD}/fetch_modes.php on line 18
new Row(no id)

Deprecated: Creation of dynamic property Row::$val is deprecated in {PWD}/fetch_modes.php on line 18
Row Object
(
    [id] => 1
    [grp:protected] => a
    [given] => 
    [val] => 1.5
)

Deprecated: Creation of dynamic property a::$val is deprecated in {PWD}/fetch_modes.php on line 19
new Row(1)

Deprecated: Creation of dynamic property a::$val is deprecated in {PWD}/fetch_modes.php on line 19
new Row(3)
stdClass Object
(
    [id] => 2
    [val] => 
)

Deprecated: Creation of dynamic property Row::$val is deprecated in {PWD}/fetch_modes.php on line 20
new Row(1)
Row Object
(
    [id] => 1
    [grp:protected] => a
    [given] => y
    [val] => 1.5
)
bool(true)
int(1)
array(2) {
  ["x"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
  ["y"]=>
  int(3)
}
array(3) {
  [1]=>
  int(5)
  [0]=>
  int(5)
  ["a"]=>
  int(6)
}
0=>1 1=>2 2=>3 int(2)
bool(false)
bool(false)
