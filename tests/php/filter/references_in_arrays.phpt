--TEST--
filter_var() and filter_var_array() filter what references in an array hold in place
--FILE--
<?php
$number = '12';
$inner = ['123foo', '7', &$number];
$outer = [&$inner, 'list' => ['5', 'a']];
var_dump(filter_var_array($outer, FILTER_VALIDATE_INT), $inner, $outer);
$self = ['1', 2];
$self[] = &$self;
var_dump(filter_var_array($self, FILTER_VALIDATE_INT), $self);
$number = '12';
$array = ['1', &$number];
var_dump(filter_var($array, FILTER_VALIDATE_INT, FILTER_REQUIRE_ARRAY), $array);
$text = 'abc';
$array = ['1', &$text];
var_dump(filter_var($array, FILTER_CALLBACK, ['options' => 'strrev']), $array);
$list = ['1'];
$alone = [&$list[0]];
unset($list);
var_dump(filter_var_array($alone, FILTER_VALIDATE_INT), $alone);
--EXPECT--
array(2) {
  [0]=>
  &array(3) {
    [0]=>
    bool(false)
    [1]=>
    int(7)
    [2]=>
    &int(12)
  }
  ["list"]=>
  array(2) {
    [0]=>
    int(5)
    [1]=>
    bool(false)
  }
}
array(3) {
  [0]=>
  bool(false)
  [1]=>
  int(7)
  [2]=>
  &int(12)
}
array(2) {
  [0]=>
  &array(3) {
    [0]=>
    bool(false)
    [1]=>
    int(7)
    [2]=>
    &int(12)
  }
  ["list"]=>
  array(2) {
    [0]=>
    string(1) "5"
    [1]=>
    string(1) "a"
  }
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  &array(3) {
    [0]=>
    int(1)
    [1]=>
    int(2)
    [2]=>
    *RECURSION*
  }
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  *RECURSION*
}
array(2) {
  [0]=>
  int(1)
  [1]=>
  &int(12)
}
array(2) {
  [0]=>
  string(1) "1"
  [1]=>
  &int(12)
}
array(2) {
  [0]=>
  string(1) "1"
  [1]=>
  &string(3) "cba"
}
array(2) {
  [0]=>
  string(1) "1"
  [1]=>
  &string(3) "cba"
}
array(1) {
  [0]=>
  int(1)
}
array(1) {
  [0]=>
  string(1) "1"
}
