--TEST--
The same in strict mode
--FILE--
<?php
declare(strict_types=1);
set_error_handler(function($no,$text){throw new ErrorException($text);});
class K { public int $i = 1; static $s; function m() {} }
function gen($f) { foreach ($f() as $x); }
$tests = [
 fn() => strlen($u), fn() => count($u), fn() => get_class($u), fn() => clone $u, fn() => throw $u, fn() => new $u, fn() => $u(), fn() => [...$u],
 function() { yield from $u; }, fn() => $u->m(), fn() => $u::m(), function() { foreach ($u as $x) {} }, fn() => $u::K, fn() => $u::$s, fn() => $u instanceof $v,
 fn() => in_array(1, $u), fn() => array_key_exists('a', $u), fn() => gettype($u), fn() => call_user_func($u), fn() => call_user_func_array('f', $u),
 fn() => strlen($u[1]), fn() => count($u->x), fn() => strlen($v->y), fn() => (function(int $i) {})($u), fn() => abs($u), fn() => strtoupper($u), fn() => array_slice(func_get_args(), $u),
 fn() => $u->a->b(), fn() => (new K)->$u(), fn() => (new K)->$u, fn() => defined($u), fn() => ord($u), fn() => chr($u), fn() => -$u, fn() => ~$u, fn() => !$u, fn() => (int)$u, fn() => (array)$u, fn() => (object)$u, fn() => "$u$v", fn() => $u . $v, fn() => $u + $v, fn() => $u % $v, fn() => $u ?? $v, fn() => $u ?: $v, fn() => match($u) { 1 => 2 }, fn() => print($u), fn() => eval($u), fn() => include $u, fn() => isset($v[$u]), fn() => [$u => 1], fn() => [1][$u], fn() => "abc"[$u], fn() => $GLOBALS[$u], fn() => ($v[$u] = 1), fn() => ($v->$u = 1), fn() => ($v->i ??= $u), fn() => [$a, $b] = $u, fn() => unset_($u),
 function() { static $s; $s .= $u; return $s; }, function() { return (function(): int { return $u; })(); }, function() { $k = new K; $k->i = $u; }, function() { $k = new K; $k->i += $u; }, function() { K::$s[$u] = 1; }, function() { exit($u); }, 
];
function unset_($x) { unset($x[$y]); }
foreach ($tests as $n => $t) { try { $r = $t(); if ($r instanceof Generator) foreach ($r as $_); echo "$n: "; var_dump($r instanceof Generator ? 1 : $r); } catch (Throwable $e) { echo "$n: "; do { echo get_class($e), ': ', $e->getMessage(), ' < '; } while ($e = $e->getPrevious()); echo "\n"; } }
--EXPECT--
0: ErrorException: Undefined variable $u < 
1: TypeError: count(): Argument #1 ($value) must be of type Countable|array, null given < ErrorException: Undefined variable $u < 
2: TypeError: get_class(): Argument #1 ($object) must be of type object, null given < ErrorException: Undefined variable $u < 
3: ErrorException: Undefined variable $u < 
4: ErrorException: Undefined variable $u < 
5: ErrorException: Undefined variable $u < 
6: ErrorException: Undefined variable $u < 
7: Error: Only arrays and Traversables can be unpacked < ErrorException: Undefined variable $u < 
8: Error: Can use "yield from" only with arrays and Traversables < ErrorException: Undefined variable $u < 
9: ErrorException: Undefined variable $u < 
10: ErrorException: Undefined variable $u < 
11: ErrorException: Undefined variable $u < 
12: ErrorException: Undefined variable $u < 
13: ErrorException: Undefined variable $u < 
14: ErrorException: Undefined variable $v < 
15: ErrorException: Undefined variable $u < 
16: ErrorException: Undefined variable $u < 
17: ErrorException: Undefined variable $u < 
18: TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, no array or string given < ErrorException: Undefined variable $u < 
19: TypeError: call_user_func_array(): Argument #1 ($callback) must be a valid callback, function "f" not found or invalid function name < 
20: ErrorException: Undefined variable $u < 
21: ErrorException: Undefined variable $u < 
22: ErrorException: Undefined variable $v < 
23: ErrorException: Undefined variable $u < 
24: ErrorException: Undefined variable $u < 
25: ErrorException: Undefined variable $u < 
26: ErrorException: Undefined variable $u < 
27: ErrorException: Undefined variable $u < 
28: ErrorException: Undefined variable $u < 
29: ErrorException: Undefined variable $u < 
30: ErrorException: Undefined variable $u < 
31: ErrorException: Undefined variable $u < 
32: ErrorException: Undefined variable $u < 
33: ErrorException: Undefined variable $u < 
34: TypeError: Cannot perform bitwise not on null < ErrorException: Undefined variable $u < 
35: ErrorException: Undefined variable $u < 
36: ErrorException: Undefined variable $u < 
37: ErrorException: Undefined variable $u < 
38: ErrorException: Undefined variable $u < 
39: ErrorException: Undefined variable $u < 
40: ErrorException: Undefined variable $u < 
41: ErrorException: Undefined variable $u < 
42: DivisionByZeroError: Modulo by zero < ErrorException: Undefined variable $u < 
43: ErrorException: Undefined variable $v < 
44: ErrorException: Undefined variable $u < 
45: ErrorException: Undefined variable $u < 
46: ErrorException: Undefined variable $u < 
47: ErrorException: Undefined variable $u < 
48: ValueError: Path cannot be empty < ErrorException: Undefined variable $u < 
49: ErrorException: Undefined variable $u < 
50: ErrorException: Undefined variable $u < 
51: ErrorException: Undefined variable $u < 
52: ErrorException: Undefined variable $u < 
53: ErrorException: Undefined variable $u < 
54: ErrorException: Undefined variable $u < 
55: Error: Attempt to assign property "" on null < ErrorException: Undefined variable $u < 
56: Error: Attempt to assign property "i" on null < ErrorException: Undefined variable $u < 
57: ErrorException: Undefined variable $u < 
58: ErrorException: Undefined variable $u < 
59: ErrorException: Undefined variable $u < 
60: ErrorException: Undefined variable $u < 
61: ErrorException: Undefined variable $u < 
62: ErrorException: Undefined variable $u < 
63: ErrorException: Undefined variable $u < 
64: ErrorException: Undefined variable $u <
