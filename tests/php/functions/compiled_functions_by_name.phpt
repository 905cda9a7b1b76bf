--TEST--
Functions that are oplines elsewhere, called by name in a namespace
--FILE--
<?php
namespace N;
class It implements \IteratorAggregate { function getIterator(): \Iterator { return new \ArrayIterator([]); } }
$f = fopen('php://memory','r'); $g = fopen('php://memory','r'); fclose($g); $r = [1]; $ref = &$r[0];
foreach ([null, false, true, 0, 1.5, 'a', '1', [], [1], new It, new \stdClass, fn() => 1, $f, $g, $ref, (function() { yield 1; })()] as $v) 
  echo json_encode([is_null($v), is_bool($v), is_int($v), is_integer($v), is_long($v), is_float($v), is_double($v), is_string($v), is_array($v), is_object($v), is_resource($v), is_iterable($v), is_scalar($v), is_countable($v)]), "\n";
foreach ([['a',['a'=>1]],['b',['a'=>null]],[0,[1]],['0',[1]],[1.5,[1,2]],[null,[''=>1]],[true,[1,2]],['a',['a'=>null]],[[],[]],[$f,[1]],['x',new \stdClass]] as [$k,$a]) try { echo json_encode([array_key_exists($k,$a), key_exists($k,$a)]), "\n"; } catch (\TypeError $e) { echo $e->getMessage(), "\n"; }
function n(...$a) { return func_num_args(); } function m($a, $b = 1) { return func_num_args(); }
echo n(), n(1,2,3), m(1), m(1,2), m(1,2,3), n(...[1,2]), n(a: 1), "\n";
class C { function k() { return func_num_args() . (function() { return func_num_args(); })(1,2); } static function s() { return array_map(fn($x) => func_num_args(), [1]); } function g($a) { yield func_num_args(); yield func_num_args(); } }
echo (new C)->k(5), json_encode(C::s()), json_encode(iterator_to_array((new C)->g(1,2))), "\n";
echo call_user_func('N\n', 1, 2), "\n";
try { echo func_num_args(); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
try { echo is_int(), is_int(1,2); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
try { echo is_int(1,2); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
var_dump(is_int($undef), is_null($undef), is_array($undef['x']));
--EXPECT--
[true,false,false,false,false,false,false,false,false,false,false,false,false,false]
[false,true,false,false,false,false,false,false,false,false,false,false,true,false]
[false,true,false,false,false,false,false,false,false,false,false,false,true,false]
[false,false,true,true,true,false,false,false,false,false,false,false,true,false]
[false,false,false,false,false,true,true,false,false,false,false,false,true,false]
[false,false,false,false,false,false,false,true,false,false,false,false,true,false]
[false,false,false,false,false,false,false,true,false,false,false,false,true,false]
[false,false,false,false,false,false,false,false,true,false,false,true,false,true]
[false,false,false,false,false,false,false,false,true,false,false,true,false,true]
[false,false,false,false,false,false,false,false,false,true,false,true,false,false]
[false,false,false,false,false,false,false,false,false,true,false,false,false,false]
[false,false,false,false,false,false,false,false,false,true,false,false,false,false]
[false,false,false,false,false,false,false,false,false,false,true,false,false,false]
[false,false,false,false,false,false,false,false,false,false,false,false,false,false]
[false,false,true,true,true,false,false,false,false,false,false,false,true,false]
[false,false,false,false,false,false,false,false,false,true,false,true,false,false]
[true,true]
[false,false]
[true,true]
[true,true]

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/compiled_functions_by_name.php on line 7

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/compiled_functions_by_name.php on line 7
[true,true]
[true,true]
[true,true]
[true,true]
array_key_exists(): Argument #1 ($key) must be a valid array offset type

Warning: Resource ID#5 used as offset, casting to integer (5) in {PWD}/compiled_functions_by_name.php on line 7

Warning: Resource ID#5 used as offset, casting to integer (5) in {PWD}/compiled_functions_by_name.php on line 7
[false,false]
array_key_exists(): Argument #2 ($array) must be of type array, stdClass given
0312320
12[1][2,2]
2
func_num_args() must be called from a function context
is_int() expects exactly 1 argument, 0 given
is_int() expects exactly 1 argument, 2 given

Warning: Undefined variable $undef in {PWD}/compiled_functions_by_name.php on line 16

Warning: Undefined variable $undef in {PWD}/compiled_functions_by_name.php on line 16

Warning: Undefined variable $undef in {PWD}/compiled_functions_by_name.php on line 16

Warning: Trying to access array offset on value of type null in {PWD}/compiled_functions_by_name.php on line 16
bool(false)
bool(true)
bool(false)
