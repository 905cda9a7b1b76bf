--TEST--
mysqli: queries, stored and unbuffered results, several statements, errors as exceptions
--EXTENSIONS--
mysqlnd
mysqli
--FILE--
<?php
$m = new mysqli("localhost", "root", "", "test", null, getenv("TEST_MYSQL_SOCKET"));
var_dump($m->host_info, $m->set_charset("utf8mb4"), $m->character_set_name());
$m->query("CREATE TEMPORARY TABLE t (id INT PRIMARY KEY AUTO_INCREMENT, name VARCHAR(20), price DECIMAL(5,2), flags BIT(8))");
var_dump($m->query("INSERT INTO t (name, price, flags) VALUES ('one', 1.5, b'101'), (NULL, 2, NULL)"));
var_dump($m->affected_rows, $m->insert_id, $m->info);
foreach ($m->query("SELECT * FROM t ORDER BY id") as $number => $row) {
    echo $number, json_encode($row), "\n";
}
$result = $m->query("SELECT id AS a, id AS a FROM t", MYSQLI_USE_RESULT);
var_dump($result->type, $result->num_rows, $result->fetch_array());
try {
    $m->query("SELECT 1");
} catch (mysqli_sql_exception $e) {
    echo $e->getCode(), " ", $e->getSqlState(), " ", $e->getMessage(), "\n";
}
$result->free();
var_dump($m->multi_query("SELECT 1; SELECT 'two'; SELEC"));
try {
    do {
        var_dump($m->store_result()->fetch_row());
    } while ($m->more_results() && $m->next_result());
} catch (mysqli_sql_exception $e) {
    echo $e->getCode(), " ", $e->getSqlState(), "\n";
}
var_dump(count($m->error_list), $m->errno);
$field = $m->query("SELECT price FROM t")->fetch_field();
echo json_encode($field), "\n";
class Row { public $id; public $extra; function __construct($extra = null) { $this->extra = $extra; } }
var_dump($m->query("SELECT id, name FROM t LIMIT 1")->fetch_object("Row", ["x"]));
var_dump($m->real_escape_string("a'b\"c\\\0\n\r\x1a"), mysqli_get_host_info($m));
mysqli_report(MYSQLI_REPORT_ERROR);
var_dump($m->query("SELECT * FROM nowhere"), $m->sqlstate, mysqli_error($m));
$m->close();
try {
    $m->query("SELECT 1");
} catch (Error $e) {
    echo get_class($e), ": ", $e->getMessage(), "\n";
}
--EXPECT--
string(25) "Localhost via UNIX socket"
bool(true)
string(7) "utf8mb4"
bool(true)
int(2)
int(1)
string(38) "Records: 2  Duplicates: 0  Warnings: 0"
0{"id":"1","name":"one","price":"1.50","flags":"5"}
1{"id":"2","name":null,"price":"2.00","flags":null}
int(1)
int(0)
array(3) {
  [0]=>
  string(1) "1"
  ["a"]=>
  string(1) "1"
  [1]=>
  string(1) "1"
}
2014 HY000 Commands out of sync; you can't run this command now
bool(true)
array(1) {
  [0]=>
  string(1) "1"
}
array(1) {
  [0]=>
  string(3) "two"
}
1064 42000
int(1)
int(1064)
{"name":"price","orgname":"price","table":"t","orgtable":"t","def":"","db":"test","catalog":"def","max_length":0,"length":7,"charsetnr":63,"flags":0,"type":246,"decimals":2}

Deprecated: Creation of dynamic property Row::$name is deprecated in {PWD}/queries.php on line 30
object(Row)#6 (3) {
  ["id"]=>
  string(1) "1"
  ["extra"]=>
  string(1) "x"
  ["name"]=>
  string(3) "one"
}
string(17) "a\'b\"c\\\0\n\r\Z"
string(25) "Localhost via UNIX socket"

Warning: mysqli::query(): (42S02/1146): Table 'test.nowhere' doesn't exist in {PWD}/queries.php on line 33
bool(false)
string(5) "42S02"
string(34) "Table 'test.nowhere' doesn't exist"
Error: mysqli object is already closed
