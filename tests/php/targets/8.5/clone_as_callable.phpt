--TEST--
clone is a function that can be named, called with names and spread
--INI--
zvm.php=8.5
--FILE--
<?php
class P { public $x = 1; } $p = new P;
$f = clone(...); var_dump($f($p) == $p, $f($p) === $p, $f($p, ['x' => 2])->x);
echo implode(',', array_map(fn($o) => $o->x, array_map('clone', [$p], [['x' => 4]]))), "\n";
$args = [$p, ['x' => 3]]; var_dump((clone(...$args))->x); var_dump((clone(withProperties: ['x' => 5], object: $p))->x);
var_dump(function_exists('clone'), is_callable('clone'), (string) new ReflectionFunction('clone'));
foreach ([fn() => clone(), fn() => call_user_func('clone', 1), fn() => clone($p, 5), fn() => clone($p, [], 1), fn() => clone($p, nope: 1)] as $f) try { $f(); echo "ok\n"; } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
$q = clone $p; $r = clone ($p); var_dump($q == $r, \clone($p) == $q);
--EXPECT--
bool(true)
bool(false)
int(2)
4
int(3)
int(5)
bool(true)
bool(true)
string(202) "Function [ <internal:Core> function clone ] {

  - Parameters [2] {
    Parameter #0 [ <required> object $object ]
    Parameter #1 [ <optional> array $withProperties = [] ]
  }
  - Return [ object ]
}
"
ArgumentCountError: clone() expects at least 1 argument, 0 given
TypeError: clone(): Argument #1 ($object) must be of type object, int given
TypeError: clone(): Argument #2 ($withProperties) must be of type array, int given
ArgumentCountError: clone() expects at most 2 arguments, 3 given
Error: Unknown named parameter $nope
bool(true)
bool(true)
