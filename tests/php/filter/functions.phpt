--TEST--
filter callbacks, objects, arrays, inputs and names
--FILE--
<?php
function show(array $values, int $filter, mixed $options = 0): void {
    foreach ($values as $value) {
        try { echo json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE), ' => ', var_export(filter_var($value, $filter, $options), true), "\n"; }
        catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
    }
}
echo "callback\n";
show(['a', 5, [1, 2]], FILTER_CALLBACK, ['options' => 'strtoupper']);
show(['a', [1, [2]]], FILTER_CALLBACK, ['options' => fn($x) => $x . '!', 'flags' => FILTER_REQUIRE_ARRAY]);
show(['a'], FILTER_CALLBACK, ['options' => 'nope']); show(['a'], FILTER_CALLBACK); show(['a'], FILTER_CALLBACK, ['options' => function ($x) { throw new Exception('thrown'); }]);
class S { function __toString() { return '42'; } } class N {}
var_dump(filter_var(new S, FILTER_VALIDATE_INT), filter_var(new N, FILTER_VALIDATE_INT), filter_var(new N, FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE), filter_var(new N, FILTER_VALIDATE_INT, ['options' => ['default' => 7]]));
var_dump(filter_var('x', 12345)); var_dump(filter_var('x', FILTER_DEFAULT), filter_var([1, 2]));
$data = ['id' => 'libgd<script>', 'v' => '10', 'a' => ['2', '23', '10', '12'], 's' => '2', 'm' => ['a' => '1', 'b' => 'x']];
$args = ['id' => FILTER_SANITIZE_ENCODED, 'v' => ['filter' => FILTER_VALIDATE_INT, 'flags' => FILTER_FORCE_ARRAY, 'options' => ['min_range' => 1, 'max_range' => 10]], 'missing' => FILTER_VALIDATE_INT, 's' => ['filter' => FILTER_VALIDATE_INT, 'flags' => FILTER_REQUIRE_SCALAR], 'a' => ['filter' => FILTER_VALIDATE_INT, 'flags' => FILTER_REQUIRE_ARRAY, 'options' => ['min_range' => 11]], 'm' => ['filter' => FILTER_VALIDATE_INT]];
var_dump(filter_var_array($data, $args)); var_dump(filter_var_array($data, $args, false)); var_dump(filter_var_array($data)); var_dump(filter_var_array($data, FILTER_VALIDATE_INT)); var_dump(filter_var_array($data, ['m' => []])); var_dump(filter_var_array($data, ['v' => 'x', 's' => null]));
try { filter_var_array($data, [1]); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { filter_var_array($data, ['' => 1]); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
var_dump(filter_var_array($data, 9999)); print_r(filter_list()); foreach ([...filter_list(), 'bool', 'BOOL', 'x'] as $n) var_dump(filter_id($n));
foreach ([0, 1, 2, 4, 5] as $t) { var_dump(filter_has_var($t, 'nope'), filter_input($t, 'nope'), filter_input($t, 'nope', FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE), filter_input($t, 'nope', FILTER_VALIDATE_INT, ['options' => ['default' => 3]]), filter_input($t, 'nope', FILTER_VALIDATE_INT, ['flags' => FILTER_NULL_ON_FAILURE])); }
try { filter_has_var(77, 'x'); } catch (Throwable $e) { echo $e->getMessage(), "\n"; } try { filter_input_array(77); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
var_dump(filter_input_array(INPUT_GET), filter_input_array(INPUT_GET, ['a' => 1, 'flags' => FILTER_NULL_ON_FAILURE]));
$a = ['1']; $a[1] = &$a; var_dump(count(filter_var($a, FILTER_VALIDATE_INT, FILTER_REQUIRE_ARRAY)));
--EXPECT--
callback
"a" => 'A'
5 => '5'
[1,2] => array (
  0 => '1',
  1 => '2',
)
"a" => false
[1,[2]] => array (
  0 => '1!',
  1 => 
  array (
    0 => '2!',
  ),
)
"a" => TypeError: filter_var(): Option must be a valid callback
"a" => TypeError: filter_var(): Option must be a valid callback
"a" => Exception: thrown
int(42)
bool(false)
NULL
int(7)

Warning: filter_var(): Unknown filter with ID 12345 in {PWD}/functions.php on line 14
bool(false)
string(1) "x"
bool(false)
array(6) {
  ["id"]=>
  string(17) "libgd%3Cscript%3E"
  ["v"]=>
  array(1) {
    [0]=>
    int(10)
  }
  ["missing"]=>
  NULL
  ["s"]=>
  int(2)
  ["a"]=>
  array(4) {
    [0]=>
    bool(false)
    [1]=>
    int(23)
    [2]=>
    bool(false)
    [3]=>
    int(12)
  }
  ["m"]=>
  bool(false)
}
array(5) {
  ["id"]=>
  string(17) "libgd%3Cscript%3E"
  ["v"]=>
  array(1) {
    [0]=>
    int(10)
  }
  ["s"]=>
  int(2)
  ["a"]=>
  array(4) {
    [0]=>
    bool(false)
    [1]=>
    int(23)
    [2]=>
    bool(false)
    [3]=>
    int(12)
  }
  ["m"]=>
  bool(false)
}
array(5) {
  ["id"]=>
  string(13) "libgd<script>"
  ["v"]=>
  string(2) "10"
  ["a"]=>
  array(4) {
    [0]=>
    string(1) "2"
    [1]=>
    string(2) "23"
    [2]=>
    string(2) "10"
    [3]=>
    string(2) "12"
  }
  ["s"]=>
  string(1) "2"
  ["m"]=>
  array(2) {
    ["a"]=>
    string(1) "1"
    ["b"]=>
    string(1) "x"
  }
}
array(5) {
  ["id"]=>
  bool(false)
  ["v"]=>
  int(10)
  ["a"]=>
  array(4) {
    [0]=>
    int(2)
    [1]=>
    int(23)
    [2]=>
    int(10)
    [3]=>
    int(12)
  }
  ["s"]=>
  int(2)
  ["m"]=>
  array(2) {
    ["a"]=>
    int(1)
    ["b"]=>
    bool(false)
  }
}
array(1) {
  ["m"]=>
  bool(false)
}
array(2) {
  ["v"]=>
  string(2) "10"
  ["s"]=>
  string(1) "2"
}
TypeErrorfilter_var_array(): Argument #2 ($options) must contain only string keys
ValueErrorfilter_var_array(): Argument #2 ($options) cannot contain empty keys

Warning: filter_var_array(): Unknown filter with ID 9999 in {PWD}/functions.php on line 20
bool(false)
Array
(
    [0] => int
    [1] => boolean
    [2] => float
    [3] => validate_regexp
    [4] => validate_domain
    [5] => validate_url
    [6] => validate_email
    [7] => validate_ip
    [8] => validate_mac
    [9] => string
    [10] => stripped
    [11] => encoded
    [12] => special_chars
    [13] => full_special_chars
    [14] => unsafe_raw
    [15] => email
    [16] => url
    [17] => number_int
    [18] => number_float
    [19] => add_slashes
    [20] => callback
)
int(257)
int(258)
int(259)
int(272)
int(277)
int(273)
int(274)
int(275)
int(276)
int(513)
int(513)
int(514)
int(515)
int(522)
int(516)
int(517)
int(518)
int(519)
int(520)
int(523)
int(1024)
bool(false)
bool(false)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
filter_has_var(): Argument #1 ($input_type) must be an INPUT_* constant
filter_input_array(): Argument #1 ($type) must be an INPUT_* constant
NULL
NULL
int(2)
