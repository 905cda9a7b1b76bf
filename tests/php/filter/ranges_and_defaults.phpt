--TEST--
filter_var() with ranges, defaults and flags, filter_var_array()
--FILE--
<?php
foreach (['1.5e3', '1e5', '-2.5E-3', '1e', 'e5', '.5e1', '1.e2', '1e+3', '0e5', '1e999', ' 1e3 ', '1e3x', '+1e2', '1.5'] as $t) var_dump(filter_var($t, FILTER_VALIDATE_FLOAT));
foreach (['12', '7', 5, 'x', '200', true, '-1', null, '1.5'] as $t) foreach ([['options' => ['default' => 3, 'min_range' => 5]], ['options' => ['min_range' => 1, 'max_range' => 100]], ['options' => ['max_range' => 10], 'flags' => FILTER_NULL_ON_FAILURE], ['flags' => FILTER_NULL_ON_FAILURE, 'options' => ['default' => 'd']], [], ['options' => []], ['options' => ['min_range' => '5']], ['other' => 1], ['filter' => FILTER_VALIDATE_FLOAT], ['options' => ['default' => null]]] as $o) {
    echo json_encode(filter_var($t, FILTER_VALIDATE_INT, $o)), ' ', json_encode(filter_var($t, FILTER_VALIDATE_BOOL, $o)), ' ', json_encode(filter_var($t, FILTER_VALIDATE_FLOAT, $o)), ' ', json_encode(filter_var($t, FILTER_DEFAULT, $o)), "\n";
}
foreach (["x<b>\"'&\x01\x7f\xe9\n", '', 'plain'] as $t) var_dump(filter_var($t, FILTER_SANITIZE_SPECIAL_CHARS), filter_var($t, FILTER_SANITIZE_SPECIAL_CHARS, FILTER_FLAG_STRIP_LOW));
var_dump(filter_var_array(['a' => '5', 'b' => '1.5', 'c' => ['x'], 'd' => 'no', 'e' => null, 's' => '<'], ['a' => ['filter' => FILTER_VALIDATE_INT, 'options' => ['min_range' => 1, 'max_range' => 3]], 'b' => FILTER_VALIDATE_FLOAT, 'd' => ['filter' => FILTER_VALIDATE_BOOL, 'flags' => FILTER_NULL_ON_FAILURE], 'zz' => FILTER_DEFAULT, 's' => FILTER_SANITIZE_SPECIAL_CHARS]));
var_dump(filter_var_array(['c' => ['x'], 'e' => null, 't' => true], ['c' => FILTER_VALIDATE_INT, 'e' => FILTER_DEFAULT, 't' => FILTER_VALIDATE_INT]));
var_dump(filter_var_array(['a' => '1'], ['a' => FILTER_VALIDATE_INT, 'n' => FILTER_VALIDATE_INT], false), filter_var_array(['a' => '1'], FILTER_VALIDATE_INT));
try {
    filter_var_array(['a' => 1], [1 => 2]);
} catch (TypeError $e) {
    echo $e->getMessage();
}
try {
    filter_var_array(['a' => 1], ['a' => FILTER_VALIDATE_INT, '' => 2]);
} catch (ValueError $e) {
    echo $e->getMessage();
}
--EXPECT--
float(1500)
float(100000)
float(-0.0025)
bool(false)
bool(false)
float(5)
float(100)
float(1000)
bool(false)
bool(false)
float(1000)
bool(false)
float(100)
float(1.5)
12 3 12 "12"
12 false 12 "12"
null null null "12"
12 "d" 12 "12"
12 false 12 "12"
12 false 12 "12"
12 false 12 "12"
12 false 12 "12"
12 12 12 12
12 null 12 "12"
7 3 7 "7"
7 false 7 "7"
7 null 7 "7"
7 "d" 7 "7"
7 false 7 "7"
7 false 7 "7"
7 false 7 "7"
7 false 7 "7"
7 7 7 7
7 null 7 "7"
5 3 5 "5"
5 false 5 "5"
5 null 5 "5"
5 "d" 5 "5"
5 false 5 "5"
5 false 5 "5"
5 false 5 "5"
5 false 5 "5"
5 5 5 5
5 null 5 "5"
3 3 3 "x"
false false false "x"
null null null "x"
"d" "d" "d" "x"
false false false "x"
false false false "x"
false false false "x"
false false false "x"
false false false false
null null null "x"
200 3 200 "200"
false false false "200"
null null null "200"
200 "d" 200 "200"
200 false 200 "200"
200 false 200 "200"
200 false 200 "200"
200 false 200 "200"
200 200 200 200
200 null 200 "200"
3 true 3 "1"
1 true 1 "1"
1 true 1 "1"
1 true 1 "1"
1 true 1 "1"
1 true 1 "1"
false true false "1"
1 true 1 "1"
1 1 1 1
1 true 1 "1"
3 3 3 "-1"
false false false "-1"
-1 null -1 "-1"
-1 "d" -1 "-1"
-1 false -1 "-1"
-1 false -1 "-1"
false false false "-1"
-1 false -1 "-1"
-1 -1 -1 -1
-1 null -1 "-1"
3 3 3 ""
false false false ""
null false null ""
"d" false "d" ""
false false false ""
false false false ""
false false false ""
false false false ""
false false false false
null null null ""
3 3 3 "1.5"
false false 1.5 "1.5"
null null 1.5 "1.5"
"d" "d" 1.5 "1.5"
false false 1.5 "1.5"
false false 1.5 "1.5"
false false false "1.5"
false false 1.5 "1.5"
1.5 1.5 1.5 1.5
null null 1.5 "1.5"
string(38) "x&#60;b&#62;&#34;&#39;&#38;&#1;é&#10;"
string(29) "x&#60;b&#62;&#34;&#39;&#38;é"
string(0) ""
string(0) ""
string(5) "plain"
string(5) "plain"
array(5) {
  ["a"]=>
  bool(false)
  ["b"]=>
  float(1.5)
  ["d"]=>
  bool(false)
  ["zz"]=>
  NULL
  ["s"]=>
  string(5) "&#60;"
}
array(3) {
  ["c"]=>
  bool(false)
  ["e"]=>
  string(0) ""
  ["t"]=>
  int(1)
}
array(1) {
  ["a"]=>
  int(1)
}
array(1) {
  ["a"]=>
  int(1)
}
filter_var_array(): Argument #2 ($options) must contain only string keysfilter_var_array(): Argument #2 ($options) cannot contain empty keys
