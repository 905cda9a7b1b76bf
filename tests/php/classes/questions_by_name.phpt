--TEST--
constant() of classes, get_parent_class(), class_exists() with and without autoloaders, log() with a base
--FILE--
<?php
function report($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
enum Suit: string { case Hearts = 'H'; }
class P { const A = 1; protected const B = 2; private const C = 3; const D = [1, self::A]; static function all() { return [constant('P::B'), constant('self::C'), constant('static::A')]; } }
class Q extends P { const A = 'q'; }
trait HasOne { } interface I { const Z = 'z'; }
for ($i = 0; $i < 2; $i++) { report(fn() => constant('P::A')); report(fn() => constant('P::B')); report(fn() => constant('Q::A')); report(fn() => constant('Q::D')); report(fn() => P::all()); report(fn() => Q::all()); report(fn() => constant('I::Z')); report(fn() => constant('PHP_INT_SIZE')); report(fn() => constant('ArrayObject::ARRAY_AS_PROPS'));
    report(fn() => get_parent_class('Q')); report(fn() => get_parent_class(new Q)); report(fn() => get_parent_class('P')); report(fn() => get_parent_class(new P)); report(fn() => get_parent_class('Missing')); report(fn() => get_parent_class(1)); report(fn() => get_parent_class('I'));
    report(fn() => class_exists('Missing')); report(fn() => class_exists('Q'));  report(fn() => class_exists("SplMinHeap")); report(fn() => class_exists("splmaxheap", false)); report(fn() => get_parent_class("SplPriorityQueue")); report(fn() => class_exists('\Q')); report(fn() => class_exists('')); report(fn() => class_exists('I')); report(fn() => class_exists('Missing', false)); report(fn() => class_exists('\Missing'));
    spl_autoload_register(function ($c) { echo "load $c\n"; });
    report(fn() => log(8, 2)); report(fn() => log(1000, 10)); report(fn() => log(9, 3)); report(fn() => log(5, M_E)); report(fn() => log(5, 1)); report(fn() => log(5, 0)); report(fn() => log(0, 2)); report(fn() => log(-1, 2)); report(fn() => log(2, 0.5)); report(fn() => log(INF, 2)); report(fn() => log(7, INF)); report(fn() => log(7, NAN)); report(fn() => log(NAN, 2)); report(fn() => log(2, '2')); report(fn() => log(1 << 62, 2)); }
--EXPECT--
int(1)
Error: Cannot access protected constant P::B
string(1) "q"
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(1)
}
array(3) {
  [0]=>
  int(2)
  [1]=>
  int(3)
  [2]=>
  int(1)
}
array(3) {
  [0]=>
  int(2)
  [1]=>
  int(3)
  [2]=>
  string(1) "q"
}
string(1) "z"
int(8)
int(2)
string(1) "P"
string(1) "P"
bool(false)
bool(false)
TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, string given
TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, int given
bool(false)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
float(3)
float(3)
float(2)
float(1.6094379124341003)
float(NAN)
ValueError: log(): Argument #2 ($base) must be greater than 0
float(-INF)
float(NAN)
float(-1)
float(INF)
float(0)
float(NAN)
float(NAN)
float(1)
float(62)
int(1)
Error: Cannot access protected constant P::B
string(1) "q"
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(1)
}
array(3) {
  [0]=>
  int(2)
  [1]=>
  int(3)
  [2]=>
  int(1)
}
array(3) {
  [0]=>
  int(2)
  [1]=>
  int(3)
  [2]=>
  string(1) "q"
}
string(1) "z"
int(8)
int(2)
string(1) "P"
string(1) "P"
bool(false)
bool(false)
load Missing
TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, string given
TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, int given
bool(false)
load Missing
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(false)
load Missing
bool(false)
float(3)
float(3)
float(2)
float(1.6094379124341003)
float(NAN)
ValueError: log(): Argument #2 ($base) must be greater than 0
float(-INF)
float(NAN)
float(-1)
float(INF)
float(0)
float(NAN)
float(NAN)
float(1)
float(62)
