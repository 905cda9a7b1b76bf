--TEST--
What the callbacks of array_find() and its relatives may do
--INI--
zvm.php=8.5
--FILE--
<?php
var_dump(array_find([1,2,3], fn($v, $k) => $k == 1), array_find_key(['a'=>1], fn($v) => $v), array_any([], fn() => 1), array_all([], fn() => 0), array_find(['x'=>null], is_null(...)), array_first([]), array_last(['a'=>5,'b'=>6]), array_first([null, 1]));
try { array_find([1], 'nope'); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { array_find([1], fn(string &$v) => $v = 1); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { array_any([1], fn($a, $b, $c) => 1); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { array_all([1,2], function($v) { if ($v == 2) throw new Exception("at $v"); return true; }); } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
$a = [1,2,3]; array_find($a, function($v) use (&$a) { $a[] = $v; return false; }); var_dump(count($a)); array_find($a, function(&$v) { $v = 9; return false; }); var_dump($a);
var_dump(array_find_key([5,6], fn($v) => "0"), array_find_key([5=>1], fn($v) => []), array_find([1], fn() => new stdClass)); 
foreach (['array_find','array_find_key','array_any','array_all','array_first','array_last'] as $f) echo new ReflectionFunction($f);
try { array_first(1); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { array_last(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Fatal error: Uncaught ArgumentCountError: is_null() expects exactly 1 argument, 2 given in {PWD}/array_find_family_hard.php:2
Stack trace:
#0 [internal function]: is_null(NULL, 'x')
#1 {PWD}/array_find_family_hard.php(2): array_find(Array, Object(Closure))
#2 {main}
  thrown in {PWD}/array_find_family_hard.php on line 2
--EXIT--
255
