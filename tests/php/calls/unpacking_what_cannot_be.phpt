--TEST--
Only arrays and Traversables can be unpacked, into arguments or arrays
--FILE--
<?php
function f(...$x) { return 1; } function g($a) {} class K { function __construct($q) {} static function s() {} function m() {} }
foreach ([fn() => f(...null), fn() => var_dump(...5), fn() => strlen(...'abc'), fn() => new K(...1.5), fn() => K::s(...true), fn() => (new K(1))->m(...new K(1)), fn() => call_user_func('f', ...new K(1)), fn() => [...new K(1)], fn() => (fn() => 1)(...7), fn() => new class(...8) { function __construct() {} }, fn() => array_merge([1], ...2), fn() => f(...[1], ...3)] as $i => $c) try { $c(); echo "$i fine\n"; }
    catch (Throwable $e) { echo $i, get_class($e), $e->getMessage(), "\n"; }
foreach ([5, null, "abc", 1.5, new stdClass] as $u) {
    try {
        [1, ...$u];
    } catch (Throwable $e) {
        echo get_class($e), $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
0TypeErrorOnly arrays and Traversables can be unpacked
1TypeErrorOnly arrays and Traversables can be unpacked
2TypeErrorOnly arrays and Traversables can be unpacked
3TypeErrorOnly arrays and Traversables can be unpacked
4TypeErrorOnly arrays and Traversables can be unpacked
5TypeErrorOnly arrays and Traversables can be unpacked
6TypeErrorOnly arrays and Traversables can be unpacked
7TypeErrorOnly arrays and Traversables can be unpacked
8TypeErrorOnly arrays and Traversables can be unpacked
9TypeErrorOnly arrays and Traversables can be unpacked
10TypeErrorOnly arrays and Traversables can be unpacked
11TypeErrorOnly arrays and Traversables can be unpacked
ErrorOnly arrays and Traversables can be unpacked
ErrorOnly arrays and Traversables can be unpacked
ErrorOnly arrays and Traversables can be unpacked
ErrorOnly arrays and Traversables can be unpacked
TypeErrorOnly arrays and Traversables can be unpacked
