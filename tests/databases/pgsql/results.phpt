--TEST--
Answers: rows in every form, fields, places, freeing
--EXTENSIONS--
pgsql
--INI--
log_errors=0
--FILE--
<?php
$wanted = "host=" . getenv("TEST_PGSQL_HOST") . " dbname=test user=postgres";
function attempt($call) { try { var_dump($call()); } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; } }
class Row { public $id; private $made; public function __construct($made = "none") { $this->made = $made; } }
class Plain { }
$c = pg_connect($wanted);
pg_query($c, "CREATE TEMPORARY TABLE t (id INT, name VARCHAR(9), data BYTEA)");
pg_query($c, "INSERT INTO t VALUES (1, 'one', 'a'), (2, NULL, NULL), (3, 'three', '')");
$r = pg_query($c, "SELECT id, name, data, id + 1 AS more FROM t ORDER BY id");
var_dump(pg_num_rows($r), pg_numrows($r), pg_num_fields($r), pg_numfields($r), pg_cmdtuples($r), pg_last_oid($r), pg_getlastoid($r));
for ($i = 0; $i < 4; $i++) var_dump(pg_field_name($r, $i), pg_fieldname($r, $i), pg_field_size($r, $i), pg_fieldsize($r, $i), pg_field_type($r, $i), pg_fieldtype($r, $i), pg_field_type_oid($r, $i), pg_field_table($r, $i),
    pg_field_table($r, $i, true) > 0);
var_dump(pg_field_num($r, "name"), pg_fieldnum($r, "none"));
var_dump(pg_fetch_result($r, "name"), pg_fetch_result($r, 1), pg_fetch_result($r, 2, "name"), pg_result($r, 0, 2), @pg_fetch_result($r, 9, 0));
var_dump(pg_field_prtlen($r, 0, "name"), pg_fieldprtlen($r, 1, 0), pg_field_is_null($r, 1, "name"), pg_fieldisnull($r, 0, 0));
var_dump(pg_result_seek($r, 0), pg_fetch_row($r), pg_fetch_assoc($r), pg_fetch_array($r), pg_fetch_row($r), pg_result_seek($r, 3), pg_fetch_array($r, 1, PGSQL_NUM), @pg_fetch_row($r, 9));
var_dump(pg_fetch_object($r, 0), pg_fetch_object($r, 0, "Row", ["given"]), pg_fetch_object($r, 1, "Plain"));
var_dump(pg_fetch_all($r, PGSQL_NUM), pg_fetch_all_columns($r, 1), pg_result_error($r));
foreach ([fn() => pg_field_name($r, -1), fn() => pg_field_name($r, 9), fn() => pg_fetch_result($r, -1, 0), fn() => pg_fetch_result($r, 0, 9), fn() => pg_fetch_result($r, 0, -1), fn() => pg_fetch_result($r, 0, "none"),
          fn() => pg_fetch_row($r, -1), fn() => pg_fetch_array($r, 0, 0), fn() => pg_fetch_all($r, 0), fn() => pg_fetch_all_columns($r, 9), fn() => pg_fetch_object($r, 0, "Nowhere"),
          fn() => pg_fetch_object($r, 0, "Plain", [1]), fn() => pg_free_result($r), fn() => pg_num_rows($r), fn() => pg_freeresult($r), fn() => pg_result_error($r)] as $call) attempt($call);
--EXPECT--
Deprecated: Function pg_numrows() is deprecated in {PWD}/results.php on line 10

Deprecated: Function pg_numfields() is deprecated in {PWD}/results.php on line 10

Deprecated: Function pg_cmdtuples() is deprecated in {PWD}/results.php on line 10

Deprecated: Function pg_getlastoid() is deprecated in {PWD}/results.php on line 10
int(3)
int(3)
int(4)
int(4)
int(3)
bool(false)
bool(false)

Deprecated: Function pg_fieldname() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldsize() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldtype() is deprecated in {PWD}/results.php on line 11
string(2) "id"
string(2) "id"
int(4)
int(4)
string(4) "int4"
string(4) "int4"
int(23)
string(1) "t"
bool(true)

Deprecated: Function pg_fieldname() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldsize() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldtype() is deprecated in {PWD}/results.php on line 11
string(4) "name"
string(4) "name"
int(-1)
int(-1)
string(7) "varchar"
string(7) "varchar"
int(1043)
string(1) "t"
bool(true)

Deprecated: Function pg_fieldname() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldsize() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldtype() is deprecated in {PWD}/results.php on line 11
string(4) "data"
string(4) "data"
int(-1)
int(-1)
string(5) "bytea"
string(5) "bytea"
int(17)
string(1) "t"
bool(true)

Deprecated: Function pg_fieldname() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldsize() is deprecated in {PWD}/results.php on line 11

Deprecated: Function pg_fieldtype() is deprecated in {PWD}/results.php on line 11
string(4) "more"
string(4) "more"
int(4)
int(4)
string(4) "int4"
string(4) "int4"
int(23)
bool(false)
bool(false)

Deprecated: Function pg_fieldnum() is deprecated in {PWD}/results.php on line 13
int(1)
int(-1)

Deprecated: Function pg_result() is deprecated in {PWD}/results.php on line 14
string(3) "one"
NULL
string(5) "three"
string(4) "\x61"
bool(false)

Deprecated: Function pg_fieldprtlen() is deprecated in {PWD}/results.php on line 15

Deprecated: Function pg_fieldisnull() is deprecated in {PWD}/results.php on line 15
int(3)
int(1)
int(1)
int(0)
bool(true)
array(4) {
  [0]=>
  string(1) "1"
  [1]=>
  string(3) "one"
  [2]=>
  string(4) "\x61"
  [3]=>
  string(1) "2"
}
array(4) {
  ["id"]=>
  string(1) "2"
  ["name"]=>
  NULL
  ["data"]=>
  NULL
  ["more"]=>
  string(1) "3"
}
array(8) {
  [0]=>
  string(1) "3"
  ["id"]=>
  string(1) "3"
  [1]=>
  string(5) "three"
  ["name"]=>
  string(5) "three"
  [2]=>
  string(2) "\x"
  ["data"]=>
  string(2) "\x"
  [3]=>
  string(1) "4"
  ["more"]=>
  string(1) "4"
}
bool(false)
bool(false)
array(4) {
  [0]=>
  string(1) "2"
  [1]=>
  NULL
  [2]=>
  NULL
  [3]=>
  string(1) "3"
}
bool(false)

Deprecated: Creation of dynamic property Row::$name is deprecated in {PWD}/results.php on line 17

Deprecated: Creation of dynamic property Row::$data is deprecated in {PWD}/results.php on line 17

Deprecated: Creation of dynamic property Row::$more is deprecated in {PWD}/results.php on line 17
object(stdClass)#3 (4) {
  ["id"]=>
  string(1) "1"
  ["name"]=>
  string(3) "one"
  ["data"]=>
  string(4) "\x61"
  ["more"]=>
  string(1) "2"
}
object(Row)#4 (5) {
  ["id"]=>
  string(1) "1"
  ["made":"Row":private]=>
  string(5) "given"
  ["name"]=>
  string(3) "one"
  ["data"]=>
  string(4) "\x61"
  ["more"]=>
  string(1) "2"
}
object(Plain)#5 (4) {
  ["id"]=>
  string(1) "2"
  ["name"]=>
  NULL
  ["data"]=>
  NULL
  ["more"]=>
  string(1) "3"
}
array(3) {
  [0]=>
  array(4) {
    [0]=>
    string(1) "1"
    [1]=>
    string(3) "one"
    [2]=>
    string(4) "\x61"
    [3]=>
    string(1) "2"
  }
  [1]=>
  array(4) {
    [0]=>
    string(1) "2"
    [1]=>
    NULL
    [2]=>
    NULL
    [3]=>
    string(1) "3"
  }
  [2]=>
  array(4) {
    [0]=>
    string(1) "3"
    [1]=>
    string(5) "three"
    [2]=>
    string(2) "\x"
    [3]=>
    string(1) "4"
  }
}
array(3) {
  [0]=>
  string(3) "one"
  [1]=>
  NULL
  [2]=>
  string(5) "three"
}
string(0) ""
ValueError: pg_field_name(): Argument #2 ($field) must be greater than or equal to 0
ValueError: pg_field_name(): Argument #2 ($field) must be less than the number of fields for this result set
ValueError: pg_fetch_result(): Argument #2 ($row) must be greater than or equal to 0
ValueError: Argument #3 must be less than the number of fields for this result set
ValueError: Argument #3 must be greater than or equal to 0
ValueError: Argument #3 must be a field name from this result set
ValueError: pg_fetch_row(): Argument #2 ($row) must be greater than or equal to 0
ValueError: pg_fetch_array(): Argument #3 ($mode) must be one of PGSQL_ASSOC, PGSQL_NUM, or PGSQL_BOTH
ValueError: pg_fetch_all(): Argument #2 ($mode) must be one of PGSQL_ASSOC, PGSQL_NUM, or PGSQL_BOTH
ValueError: pg_fetch_all_columns(): Argument #2 ($field) must be less than the number of fields for this result set
TypeError: pg_fetch_object(): Argument #3 ($class) must be a valid class name, Nowhere given
Exception: pg_fetch_object(): Argument #3 ($class) must be empty when the specified class (Plain) does not have a constructor
bool(true)
Error: PostgreSQL result has already been closed

Deprecated: Function pg_freeresult() is deprecated in {PWD}/results.php on line 21
Error: PostgreSQL result has already been closed
bool(false)
