--TEST--
Writing dimensions of anything but arrays, missing keys, occupied next element
--FILE--
<?php
function t($f) { try { var_dump($f()); } catch (\Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(function(){ $a=5; $a[0]=1; return $a; }); t(function(){ $a=5; return $a[0]; }); t(function(){ $a=5; unset($a[0]); }); t(function(){ $a=false; $a[]=1; return $a; });
t(function(){ $a=[]; return isset($a[[]]); }); t(function(){ $a=[]; unset($a[[]]); }); t(function(){ $a=[]; return $a[[]]; }); t(function(){ $a=[]; $a[[]]=1; });
t(function(){ $a=[1,2]; $a[1.7]=1; return $a;}); t(function(){ $a=[PHP_INT_MAX=>1]; $a[]=1; }); t(function(){ $a=null;  return $a[3]; }); t(function(){ $a=null;  [$x]=$a; return $x; });
t(function(){ $a=[];  return $a[5]["x"]; }); t(function(){ $a=[];  $a["x"].="y"; return $a; }); t(function(){ $a=[];  $a[3]++; return $a; });
t(function(){ $a=new stdClass;  return $a[3]; }); t(function(){ $x[$y] .= $z; }); t(function(){ $x[$y] = $z; return $x; }); t(function(){ $x[$y][$w] = $z; });
t(function(){ $a[0][1][2] = 3; unset($a[0][1][2], $a[5][6], $b[0]); return $a; });
$neg = [-5 => 'a']; $neg[] = 'b'; var_dump($neg);
set_error_handler(function () { $GLOBALS['q'] = null; }); $q[$c] = 'x'; var_dump($q); $q[$c] .= 'x'; var_dump($q); $q[$c][$c] = 'x'; var_dump($q);
--EXPECTF--
Error: Cannot use a scalar value as an array

Warning: Trying to access array offset on value of type int in %s on line 3
NULL
Error: Cannot unset offset in a non-array variable

Deprecated: Automatic conversion of false to array is deprecated in %s on line 3
array(1) {
  [0]=>
  int(1)
}
TypeError: Illegal offset type in isset or empty
TypeError: Illegal offset type in unset
TypeError: Illegal offset type
TypeError: Illegal offset type

Deprecated: Implicit conversion from float 1.7 to int loses precision in %s on line 5
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(1)
}
Error: Cannot add element to the array as the next element is already occupied

Warning: Trying to access array offset on value of type null in %s on line 5
NULL
NULL

Warning: Undefined array key 5 in %s on line 6

Warning: Trying to access array offset on value of type null in %s on line 6
NULL

Warning: Undefined array key "x" in %s on line 6
array(1) {
  ["x"]=>
  string(1) "y"
}

Warning: Undefined array key 3 in %s on line 6
array(1) {
  [3]=>
  int(1)
}
Error: Cannot use object of type stdClass as array

Warning: Undefined variable $x in %s on line 7

Warning: Undefined variable $y in %s on line 7

Warning: Undefined array key "" in %s on line 7

Warning: Undefined variable $z in %s on line 7
NULL

Warning: Undefined variable $y in %s on line 7

Warning: Undefined variable $z in %s on line 7
array(1) {
  [""]=>
  NULL
}

Warning: Undefined variable $y in %s on line 7

Warning: Undefined variable $w in %s on line 7

Warning: Undefined variable $z in %s on line 7
NULL

Warning: Undefined variable $b in %s on line 8
array(1) {
  [0]=>
  array(1) {
    [1]=>
    array(0) {
    }
  }
}
array(2) {
  [-5]=>
  string(1) "a"
  [-4]=>
  string(1) "b"
}
NULL
NULL
NULL
