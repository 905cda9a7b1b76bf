--TEST--
Visibility of writing static properties: references, increments, inheritance
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public private(set) static int $n = 1; public protected(set) static array $l = [1]; protected private(set) static string $h = 'h'; static function touch() { self::$n++; self::$l[] = 2; $r = &self::$n; $r = 40; self::$h .= '!'; return self::$h; } }
class B extends A { static function sub() { self::$l[] = 3; return parent::$l; } static function wrong() { self::$n = 3; } static function hid() { return self::$h; } static function wronger() { self::$h = 1; } }
echo A::touch(), A::$n, json_encode(B::sub()), B::hid(), "\n";
foreach ([fn() => A::$n = 2, fn() => A::$n++, function () { $r = &A::$n; }, function () { A::$l[] = 1; }, fn() => B::wrong(), fn() => B::$n .= 1, function () { foreach ([1] as A::$n); }, function () { [A::$n] = [1]; }, fn() => A::$l[0], function () { unset(A::$l[0]); }, fn() => B::wronger(), fn() => isset(A::$n), function () { settype(A::$n, 'string'); }, function () { sort(A::$l); }] as $i => $f) try { echo "$i ", json_encode($f()), "\n"; } catch (Error $e) { echo "$i ", $e->getMessage(), "\n"; }
echo new ReflectionProperty('A', 'n'); var_dump((new ReflectionProperty('A', 'n'))->isPrivateSet(), (new ReflectionProperty('B', 'l'))->isProtectedSet());
--EXPECT--
h!40[1,2,3]h!
0 0 Cannot modify private(set) property A::$n from global scope
1 1 Cannot indirectly modify private(set) property A::$n from global scope
2 2 Cannot indirectly modify private(set) property A::$n from global scope
3 3 Cannot indirectly modify protected(set) property A::$l from global scope
4 4 Cannot modify private(set) property A::$n from scope B
5 5 Cannot indirectly modify private(set) property A::$n from global scope
6 6 Cannot modify private(set) property A::$n from global scope
7 7 Cannot modify private(set) property A::$n from global scope
8 1
9 9 Cannot indirectly modify protected(set) property A::$l from global scope
10 10 Cannot modify private(set) property A::$ from scope B
11 true
12 12 Cannot indirectly modify private(set) property A::$n from global scope
13 13 Cannot indirectly modify protected(set) property A::$l from global scope
Property [ final public private(set) static int $n = 1 ]
bool(true)
bool(true)
