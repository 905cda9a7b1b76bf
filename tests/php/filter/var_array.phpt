--TEST--
filter_var_array(): a definition for each key, one for all, or none
--FILE--
<?php
$data = ['id' => 'libgd<script>', 'v' => '10', 'a' => ['2', '23', '10', '12'], 's' => '2', 'm' => ['a' => '1', 'b' => 'x']];
$args = ['id' => FILTER_SANITIZE_ENCODED, 'v' => ['filter' => FILTER_VALIDATE_INT, 'flags' => FILTER_FORCE_ARRAY, 'options' => ['min_range' => 1, 'max_range' => 10]], 'missing' => FILTER_VALIDATE_INT, 's' => ['filter' => FILTER_VALIDATE_INT, 'flags' => FILTER_REQUIRE_SCALAR], 'a' => ['filter' => FILTER_VALIDATE_INT, 'flags' => FILTER_REQUIRE_ARRAY, 'options' => ['min_range' => 11]], 'm' => ['filter' => FILTER_VALIDATE_INT]];
var_dump(filter_var_array($data, $args));
var_dump(filter_var_array($data, $args, false));
var_dump(filter_var_array($data));
var_dump(filter_var_array($data, FILTER_VALIDATE_INT));
var_dump(filter_var_array($data, ['m' => []]));
var_dump(filter_var_array($data, ['v' => 'x', 's' => null]));
try { filter_var_array($data, [1]); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { filter_var_array($data, ['' => 1]); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
var_dump(filter_var_array($data, 9999));
--EXPECT--
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

Warning: filter_var_array(): Unknown filter with ID 9999 in {PWD}/var_array.php on line 12
bool(false)
