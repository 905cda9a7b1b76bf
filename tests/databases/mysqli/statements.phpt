--TEST--
mysqli: prepared statements: binding, fetching, results, long data, cursors, metadata
--EXTENSIONS--
mysqlnd
mysqli
--FILE--
<?php
$m = mysqli_connect("localhost", "root", "", "test", null, getenv("TEST_MYSQL_SOCKET"));
$s = $m->prepare("SELECT ? a, ? b, ? c, ? d");
$i = 42; $d = 0.1; $t = "text"; $n = null;
var_dump($s->param_count, $s->field_count, $s->bind_param("idss", $i, $d, $t, $n), $s->execute());
var_dump($s->bind_result($a, $b, $c, $e), $s->fetch(), $a, $b, $c, $e, $s->fetch());
$i = PHP_INT_MAX; $t = "changed";
$s->execute();
echo json_encode($s->get_result()->fetch_all(MYSQLI_ASSOC)), "\n";
$i = "99999999999999999999";
$s->execute();
$s->store_result();
var_dump($s->num_rows, $s->affected_rows, $s->fetch(), $a);
$s->close();
$m->query("CREATE TEMPORARY TABLE t (id INT, big BIGINT UNSIGNED, f FLOAT, at DATETIME(3), d DATE, t TIME, b BLOB, y YEAR, z INT(5) UNSIGNED ZEROFILL)");
$s = $m->prepare("INSERT INTO t VALUES (-1, 18446744073709551615, 1.1, '2020-02-29 01:02:03.456', '2021-12-31', '-30:00:01', ?, 1999, 7)");
$blob = null;
$s->bind_param("b", $blob);
var_dump($s->send_long_data(0, "long "), $s->send_long_data(0, "data"), $s->execute(), $s->affected_rows);
foreach ([MYSQLI_CURSOR_TYPE_NO_CURSOR, MYSQLI_CURSOR_TYPE_READ_ONLY] as $cursor) {
    $s = $m->stmt_init();
    $s->prepare("SELECT * FROM t UNION ALL SELECT * FROM t");
    $s->attr_set(MYSQLI_STMT_ATTR_CURSOR_TYPE, $cursor);
    $s->execute();
    $row = array_fill(0, $s->field_count, null);
    $s->bind_result(...$row);
    while ($s->fetch()) {
        echo json_encode($row), "\n";
    }
}
var_dump(array_column($s->result_metadata()->fetch_fields(), "type", "name"));
echo json_encode($m->execute_query("SELECT ? + 1 AS s, ? AS t", [41, "x"])->fetch_assoc()), "\n";
foreach ([fn() => $m->prepare("SELECT ?")->execute([]), fn() => $m->prepare("SELECT ?")->execute(),
          fn() => $m->prepare("SELECT ?")->bind_param("x", $i), fn() => $m->prepare("SELECT ?")->bind_param("ss", $i),
          fn() => mysqli_stmt_attr_set($s, 9, 1), fn() => $m->prepare("SELEC"), fn() => (new mysqli_stmt($m))->execute(),
          fn() => $m->query(""), fn() => mysqli_query($m, "SELECT 1", 99), fn() => $s->nothing = $m->errno = 1] as $f) {
    try {
        var_dump($f());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
--EXPECT--
int(4)
int(4)
bool(true)
bool(true)
bool(true)
bool(true)
int(42)
float(0.1)
string(4) "text"
NULL
NULL
[{"a":9223372036854775807,"b":0.1,"c":"changed","d":null}]
int(1)
int(1)
bool(true)
string(20) "99999999999999999999"
bool(true)
bool(true)
bool(true)
int(1)
[-1,"18446744073709551615",1.1,"2020-02-29 01:02:03.456","2021-12-31","-30:00:01","long data",1999,7]
[-1,"18446744073709551615",1.1,"2020-02-29 01:02:03.456","2021-12-31","-30:00:01","long data",1999,7]
[-1,"18446744073709551615",1.1,"2020-02-29 01:02:03.456","2021-12-31","-30:00:01","long data","1999",7]
[-1,"18446744073709551615",1.1,"2020-02-29 01:02:03.456","2021-12-31","-30:00:01","long data","1999",7]
array(9) {
  ["id"]=>
  int(3)
  ["big"]=>
  int(8)
  ["f"]=>
  int(4)
  ["at"]=>
  int(12)
  ["d"]=>
  int(10)
  ["t"]=>
  int(11)
  ["b"]=>
  int(252)
  ["y"]=>
  int(13)
  ["z"]=>
  int(3)
}
{"s":42,"t":"x"}
ValueError: mysqli_stmt::execute(): Argument #1 ($params) must consist of exactly 1 elements, 0 present
mysqli_sql_exception: No data supplied for parameters in prepared statement
ValueError: mysqli_stmt::bind_param(): Argument #1 ($types) must only contain the "b", "d", "i", "s" type specifiers
ArgumentCountError: The number of elements in the type definition string must match the number of bind variables
ValueError: mysqli_stmt_attr_set(): Argument #2 ($attribute) must be one of MYSQLI_STMT_ATTR_UPDATE_MAX_LENGTH, MYSQLI_STMT_ATTR_PREFETCH_ROWS, or STMT_ATTR_CURSOR_TYPE
mysqli_sql_exception: You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'SELEC' at line 1
Error: mysqli_stmt object is not fully initialized
ValueError: mysqli::query(): Argument #1 ($query) cannot be empty
ValueError: mysqli_query(): Argument #3 ($result_mode) must be either MYSQLI_USE_RESULT or MYSQLI_STORE_RESULT with MYSQLI_ASYNC as an optional bitmask flag
Error: Cannot write read-only property mysqli::$errno
