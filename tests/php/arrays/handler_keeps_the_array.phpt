--TEST--
An error handler that keeps the array a key is being converted for
--FILE--
<?php
set_error_handler(function($code, $msg) {
    echo "Err: $msg\n";
    if ($GLOBALS['on']) $GLOBALS['held'] = $GLOBALS['y'];
});
$on = 0;
$y = [1]; $y[1.5] = $undef; var_dump($y);
$y = [1]; $y[$u1] = $undef; var_dump($y);
$on = 1;
$y = [1]; $y[1.5] = $undef; var_dump($y);
$y = [1]; $y[1.5] = 3; var_dump($y);
$y = [1]; $y[$u1] = 3; var_dump($y);
$y = [1]; $y[$u1] = $undef; var_dump($y);
$y = [1]; $y[2] = $undef; var_dump($y);
$y = [1]; $y[] = $undef; var_dump($y);
$y = [1]; $y[1.5] += 4; var_dump($y);
$y = [1]; $y[4] += 4; var_dump($y);
$y = [1]; $y["k"] .= 4; var_dump($y);
$y = [1]; $y[0][1.5] = 4; var_dump($y);
$y = [[1]]; $y[0][1.5] = 4; var_dump($y);
$y = [[1]]; $y[0][1.5][] = 4; var_dump($y);
$y = [[1]]; $y[0.5][1] = 4; var_dump($y);
$y = [[1]]; $z = &$y[0][1.5]; var_dump($y);
$y = [[1]]; unset($y[0][1.5]); var_dump($y);
$y = [1,2]; unset($y[1.5]); var_dump($y);
$y = [1,2]; unset($y[$u1]); var_dump($y);
$y = [1,2]; $y[$u1]++; var_dump($y);
$y = [1,2]; $y[7]++; var_dump($y);
$y = [1,2]; $y[1.5]++; var_dump($y);
$y = [1,2]; $y[1.5] ??= 4; var_dump($y);
$y = [1,2]; foreach ([1] as $y[1.5]); var_dump($y);
$y = [1,2]; [$y[1.5]] = [5]; var_dump($y);
function f(&$s) { $s[1.7] = 2; }
$y = [1,2]; f($y); var_dump($y);
$y = [1,2]; var_dump($y[STDIN] = 3); var_dump($y);
$y = null; $y[1.5] = 3; var_dump($y);
$y = false; $y[1.5] = 3; var_dump($y);
$y = false; $y[1.5][] = 3; var_dump($y);
--EXPECT--
Err: Implicit conversion from float 1.5 to int loses precision
Err: Undefined variable $undef
array(2) {
  [0]=>
  int(1)
  [1]=>
  NULL
}
Err: Undefined variable $u1
Err: Undefined variable $undef
array(2) {
  [0]=>
  int(1)
  [""]=>
  NULL
}
Err: Implicit conversion from float 1.5 to int loses precision
array(1) {
  [0]=>
  int(1)
}
Err: Implicit conversion from float 1.5 to int loses precision
array(1) {
  [0]=>
  int(1)
}
Err: Undefined variable $u1
array(1) {
  [0]=>
  int(1)
}
Err: Undefined variable $u1
array(1) {
  [0]=>
  int(1)
}
Err: Undefined variable $undef
array(2) {
  [0]=>
  int(1)
  [2]=>
  NULL
}
Err: Undefined variable $undef
array(2) {
  [0]=>
  int(1)
  [1]=>
  NULL
}
Err: Implicit conversion from float 1.5 to int loses precision
array(1) {
  [0]=>
  int(1)
}
Err: Undefined array key 4
array(1) {
  [0]=>
  int(1)
}
Err: Undefined array key "k"
array(1) {
  [0]=>
  int(1)
}

Fatal error: Uncaught Error: Cannot use a scalar value as an array in {PWD}/handler_keeps_the_array.php:19
Stack trace:
#0 {main}
  thrown in {PWD}/handler_keeps_the_array.php on line 19
--EXIT--
255
