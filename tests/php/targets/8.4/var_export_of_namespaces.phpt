--TEST--
var_export() writes leading backslashes
--INI--
zvm.php=8.4
--FILE--
<?php
namespace N\M; enum E { case A; } class C { public $x = [1]; private $e = E::A; } var_export([new C, E::A, new \stdClass, (object) ['a' => null], -0.0, 1e100]);
--EXPECT--
array (
  0 => 
  \N\M\C::__set_state(array(
     'x' => 
    array (
      0 => 1,
    ),
     'e' => 
    \N\M\E::A,
  )),
  1 => 
  \N\M\E::A,
  2 => 
  (object) array(
  ),
  3 => 
  (object) array(
     'a' => NULL,
  ),
  4 => -0.0,
  5 => 1.0E+100,
)
