--TEST--
String offsets, and unset() of elements, where an error handler throws
--FILE--
<?php
set_error_handler(function($n,$t){ throw new ErrorException($t); });
function show($f) { try { var_dump($f()); } catch (Throwable $e) { for (; $e; $e=$e->getPrevious()) echo get_class($e), ": ", $e->getMessage(), "\n"; } }
show(function() { $s='abc'; try { $s[$u] = 'x'; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[null] = 'x'; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s["1x"] = 'x'; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[1.5] = $u; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[-9] = $u; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[1] = []; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[1] = $u; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[1] = 'xy'; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[1] = new stdClass; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[$u] = new stdClass; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[$u] = ''; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s[[]] = ''; } finally { var_dump($s);} });
show(function() { $s='abc'; try { $s["x"] = $u; } finally { var_dump($s);} });
show(function() { $s=''; try { $s[$u] = 'start'; } finally { var_dump($s);} });
show(function() { $s=''; try { $s[1.5] = $u; } finally { var_dump($s);} });
show(function() { $s=''; $u = 'start'; try { $s[$i] = $u; } finally { var_dump($s);} });
show(function() { $a=[1,2,3]; try { unset($a[1.5]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { return isset($a[1.5]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { return empty($a[1.5]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { $a[1.5] = 3; } finally { var_dump(array_sum($a));} });
show(function() { $a=[1,2,3]; try { $a[1.5] .= 3; } finally { var_dump(array_sum($a));} });
show(function() { $a=[1,2,3]; try { $a[1.5][] = 3; } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { unset($a[1.5][3]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { return [1.5 => $a[1.5]]; } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { return array_key_exists(1.5, $a); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; try { unset($a[STDIN]); } finally { var_dump(count($a));} });
show(function() { $a=[1,""=>2,3]; try { unset($a[$u]); } finally { var_dump(count($a));} });
show(function() { $a=[1,2,3]; $a[1] = &$x; try { $a[1][1.5] = 3; } finally { var_dump($a);} });
--EXPECT--
string(3) "abc"
ErrorException: Undefined variable $u
string(3) "abc"
ErrorException: String offset cast occurred
string(3) "abc"
ErrorException: Illegal string offset "1x"
string(3) "abc"
ErrorException: String offset cast occurred
string(3) "abc"
ErrorException: Illegal string offset -9
string(3) "abc"
ErrorException: Array to string conversion
string(3) "abc"
Error: Cannot assign an empty string to a string offset
ErrorException: Undefined variable $u
string(3) "abc"
ErrorException: Only the first byte will be assigned to the string offset
string(3) "abc"
Error: Object of class stdClass could not be converted to string
string(3) "abc"
ErrorException: Undefined variable $u
string(3) "abc"
ErrorException: Undefined variable $u
string(3) "abc"
TypeError: Cannot access offset of type array on string
string(3) "abc"
TypeError: Cannot access offset of type string on string
string(0) ""
ErrorException: Undefined variable $u
string(0) ""
ErrorException: String offset cast occurred
string(0) ""
ErrorException: Undefined variable $i
int(2)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(3)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(3)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(6)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(6)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(3)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(3)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(3)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(3)
ErrorException: Implicit conversion from float 1.5 to int loses precision
int(2)
ErrorException: Resource ID#1 used as offset, casting to integer (1)
int(2)
ErrorException: Undefined variable $u
array(3) {
  [0]=>
  int(1)
  [1]=>
  &array(0) {
  }
  [2]=>
  int(3)
}
ErrorException: Implicit conversion from float 1.5 to int loses precision
