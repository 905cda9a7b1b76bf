--TEST--
What goes by reference, by value, or not at all
--FILE--
<?php
function inc(&$x) { return ++$x; }
function val($x) { return $x; }
function &ref(array &$a, $k) { return $a[$k]; }
$a = ['x' => 1]; $o = new stdClass; $o->p = 1; $o->a = [1, 2];
inc($a['x']); inc($a['new']['deep']); inc($o->p); inc($o->a[1]); inc($undefined);
echo json_encode([$a, $o, $undefined]), "\n";
$name = 'inc'; $name($a['x']); $name($o->p); echo $a['x'], $o->p, "\n";
inc(ref($a, 'x')); echo $a['x'], "\n";
echo inc(val(5)), "\n";
foreach ([fn() => $name(5), fn() => $name(val(1))] as $f) { try { echo $f(), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; } }
class S { public static $s = 1; public $n = ['k' => 1]; function run() { inc(self::$s); inc($this->n['k']); inc($this->n['q']); return $this; } }
echo json_encode((new S)->run()), S::$s, "\n";
$copy = $a; $r = &$copy['x']; $again = $copy; $r = 100; echo $again['x'], $a['x'], "\n";
function swap(&$l, &$r) { [$l, $r] = [$r, $l]; } $l = 1; $r2 = 2; swap($l, $r2); echo $l, $r2, "\n";
function &counter() { static $c = 0; $c++; return $c; } $c = &counter(); $c += 10; echo counter(), "\n";
$arr = [3, 1, 2]; $sort = 'sort'; $sort($arr); echo implode($arr), "\n";
call_user_func('inc', $l); echo $l, "\n"; call_user_func_array('inc', [&$l]); echo $l, "\n";
--EXPECT--
[{"x":2,"new":{"deep":1}},{"p":2,"a":[1,3]},1]
33
4

Notice: Only variables should be passed by reference in {PWD}/by_reference.php on line 10
6
inc(): Argument #1 ($x) cannot be passed by reference

Notice: Only variables should be passed by reference in {PWD}/by_reference.php on line 11
2
{"n":{"k":2,"q":1}}2
1004
21
12
123

Warning: inc(): Argument #1 ($x) must be passed by reference, value given in {PWD}/by_reference.php on line 18
2
3
