--TEST--
A compound assignment of a constant variable to itself, optimized
--INI--
opcache.enable_cli=1
--FILE--
<?php
function f() { $x = 5; $x .= $x; return $x; }
function g($n) { $a = 3; $a += $a; $b = 'q'; $b .= $b . $n; return [$a, $b]; }
var_dump(f(), g(1));
--EXPECT--
string(2) "55"
array(2) {
  [0]=>
  int(6)
  [1]=>
  string(3) "qq1"
}
