--TEST--
Static variables initialised by calls
--INI--
zvm.php=8.4
--FILE--
<?php
function log_it($x) { echo "[$x]"; return $x; } function f($p) { static $a = log_it('once'), $b = new ArrayObject([1]), $c = log_it($p); $b[] = $p; return count($b) . $c; } echo f(1), f(2), f(3), "\n"; function g() { static $x = throw new Exception('no'); return $x; } foreach ([1, 2] as $_) try { g(); } catch (Exception $e) { echo $e->getMessage(), "\n"; } class A { function m() { static $n = log_it(static::class); return $n; } } class B extends A {} echo (new A)->m(), (new B)->m(), "\n"; $h = function () { static $i = log_it(rand(5, 5)); return $i++; }; echo $h(), $h(), "\n";
--EXPECT--
[once][1]213141
no
no
[A]AA
[5]56
