--TEST--
Static properties and dynamic properties by computed names
--FILE--
<?php
class A { public static $n = 1; protected static $p = 2; public static int $t = 3; public static $list = [];
    static function own() { $name = 'p'; self::$$name++; return static::$$name; } }
class B extends A { }
$c = 'B'; $name = 'n';
$c::$$name += 4; $c::$$name++; var_dump($c::$$name, A::$n, isset($c::$$name), empty($c::$$name));
var_dump(A::own());
$name = 't'; $c::$$name = '7'; var_dump(A::$t, ++$c::$$name);
try { $c::$$name = 'x'; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
foreach (['p', 'missing', ''] as $name) {
    try { var_dump($c::$$name); } catch (Error $e) { echo $e->getMessage(), "\n"; }
    var_dump(isset($c::$$name));
}
$name = 'list'; $c::$$name[] = 1; $c::$$name['a']['b'] = 2; echo json_encode($c::$$name), "\n";
$r = &$name; $r = 'n'; var_dump($c::$$r);
$o = new stdClass;
foreach (['a', 'b', 'é'] as $i => $key) { $o->$key = $i; }
foreach (['a', 'b', 'é', 'c'] as $key) { var_dump($o->$key); }
$x = 5; $o->a = &$x; $key = 'a'; $x = 6; var_dump($o->$key);
class M { function __get($n) { return "got $n"; } }
$m = new M; foreach (['q', 'q'] as $key) { echo $m->$key, "\n"; }
--EXPECT--
int(6)
int(6)
bool(true)
bool(false)
int(3)
int(7)
int(8)
Cannot assign string to property A::$t of type int
Cannot access protected property B::$p
bool(false)
Access to undeclared static property B::$missing
bool(false)
Access to undeclared static property B::$
bool(false)
{"0":1,"a":{"b":2}}
int(6)
int(0)
int(1)
int(2)

Warning: Undefined property: stdClass::$c in {PWD}/computed_static_and_dynamic_names.php on line 18
NULL
int(6)
got q
got q
