--TEST--
Names of closures say where they stand
--INI--
zvm.php=8.4
--FILE--
<?php
function outer() { return [function () { return __FUNCTION__; }, fn() => (function () { return __METHOD__; })()]; }
class A { function m() { return function () { return [__FUNCTION__, __METHOD__, __CLASS__]; }; } static function s() { return static fn() => __FUNCTION__; } }
foreach (outer() as $f) echo $f(), "\n"; echo implode(' ', (new A)->m()()), ' ', A::s()(), "\n";
$f = function () { throw new Exception('x'); }; try { $f(1, 'a'); } catch (Exception $e) { echo basename($e->getTraceAsString()), "\n"; }
echo (new ReflectionFunction(outer()[0]))->getName(), ' ', (new ReflectionMethod(outer()[0], '__invoke'))->class, "\n"; var_dump((new ReflectionFunction($f))->isAnonymous(), (new ReflectionFunction('outer'))->isAnonymous());
--EXPECT--
{closure:outer():2}
{closure:{closure:outer():2}:2}
{closure:A::m():3} {closure:A::m():3} A {closure:A::s():3}
closure_names.php:5}(1, 'a')
#1 {main}
{closure:outer():2} Closure
bool(true)
bool(false)
