--TEST--
var_export() of every kind of value
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "[$message]\n"; return true; });
class A { public $x=1; protected $y=2; private $z=3; public ?int $u; public readonly array $r; static $s=5;}
class B extends A { private $z=4; public $w; }
enum S: string { case A='a'; const X=1; } enum N { case A; } enum I:int {case Q=3;}
$a=new B; $r=1; $a->w=&$r;
$arr=[1,'a'=>[true,null,1.0,-0.0,1e100,NAN,INF,"x'\\\0y"],[],S::A,N::A,I::Q,$a,new stdClass,(object)['q'=>1,5=>2], PHP_INT_MIN, 0.1];
$arr['ref']=&$r; $q=5; $arr['lone']=&$q; unset($q);
var_export($arr);
var_export([$a]);
var_export(null); var_export(1.0); var_export("a\0b"); var_export("a\nb");
--EXPECT--
array (
  0 => 1,
  'a' => 
  array (
    0 => true,
    1 => NULL,
    2 => 1.0,
    3 => -0.0,
    4 => 1.0E+100,
    5 => NAN,
    6 => INF,
    7 => 'x\'\\' . "\0" . 'y',
  ),
  1 => 
  array (
  ),
  2 => 
  \S::A,
  3 => 
  \N::A,
  4 => 
  \I::Q,
  5 => 
  \B::__set_state(array(
     'x' => 1,
     'y' => 2,
     'z' => 3,
     'z' => 4,
     'w' => 1,
  )),
  6 => 
  (object) array(
  ),
  7 => 
  (object) array(
     'q' => 1,
     '5' => 2,
  ),
  8 => -9223372036854775807-1,
  9 => 0.1,
  'ref' => 1,
  'lone' => 5,
)array (
  0 => 
  \B::__set_state(array(
     'x' => 1,
     'y' => 2,
     'z' => 3,
     'z' => 4,
     'w' => 1,
  )),
)NULL1.0'a' . "\0" . 'b''a
b'
