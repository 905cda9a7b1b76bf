--TEST--
Static properties of classes that are not there
--FILE--
<?php
$c = 'C3';
foreach ([fn() => C2::$su ?? 5, fn() => isset(C2::$su), fn() => empty(C2::$su), fn() => $c::$su ?? 7, fn() => isset($c::$x), fn()=> C2::$a['x'] ?? 3, fn() => isset(C2::$a['x']), fn() => C2::$a ??= 4, fn() => C2::K ?? 3, fn() => isset(C2::$a->x), fn() => (fn() => self::$x ?? 1)(), fn() => $undef::$x ?? 1, fn() => null::$x ?? 4] as $f)
try { var_dump($f()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Class "C2" not found
Class "C2" not found
Class "C2" not found
Class "C3" not found
Class "C3" not found
Class "C2" not found
Class "C2" not found
Class "C2" not found
Class "C2" not found
Class "C2" not found
Cannot access "self" when no class scope is active

Warning: Undefined variable $undef in {PWD}/absent_class.php on line 3
Class name must be a valid object or a string
Class "null" not found
