--TEST--
What operands are temporaries of dies in the order of Zend where an opline fails
--FILE--
<?php
class K { function __construct(public $n) {} function __destruct() { echo "~{$this->n} "; } }
function t($f) { try { $f(); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(); unset($e); } echo "\n"; }
t(function() { $a = 'abc'; $a[new K('dim')] = new K('val'); });
t(function() { $a = 5; $a[new K('dim')] = new K('val'); });
t(function() { $a = []; $a[new K('dim')] = new K('val'); });
t(function() { $a = []; $x = $a[new K('dim')] = new K('val'); });
t(function() { $a = new K('obj'); $a[new K('dim')] = new K('val'); });
t(function() { $a = [PHP_INT_MAX=>1]; $a[] = new K('val'); });
t(function() { $a = 5; $a[] = new K('val'); });
t(function() { $a = 'abc'; $a[] = new K('val'); });
t(function() { $a = 'abc'; $a[[new K('dim')]] = new K('val'); });
t(function() { $a = null; $a->{new K('dim')} = 1; });
t(function() { $a = []; $a[new K('dim')] .= new K('val'); });
t(function() { $a = 5; $a[new K('dim')] .= new K('val'); });
t(function() { $a = 'abc'; $a[new K('dim')] .= new K('val'); });
t(function() { $a = 5; $a[new K('dim')][new K('d2')] = new K('val'); });
t(function() { $a = []; $a[new K('dim')][new K('d2')] = new K('val'); });
t(function() { $a = null; $a->x = new K('val'); });
t(function() { $a = new class { public int $i = 1; }; $a->i = new K('val'); });
t(function() { $a = new class { public int $i = 1; }; $a->i .= new K('val'); });
t(function() { $a = [1]; $a += new K('val'); });
t(function() { $r = array_key_exists(new K('key'), [new K('array')]); });
t(function() { $r = array_key_exists([new K('key')], [new K('array')]); });
t(function() { $r = array_key_exists("k", new K('noarray')); });
t(function() { $r = (new K('l')) + (new K('r')); });
t(function() { $r = (new K('l')) . (new K('r')); });
t(function() { $r = [new K('l')] <=> [new K('r')]; });
t(function() { $r = [new K('k') => new K('r')]; });
t(function() { $r = isset([1][new K('k')]); });
t(function() { $r = [new K('c')][new K('k')]; });
t(function() { $r = (new K('o'))[new K('k')]; });
t(function() { $r = 'abc'[new K('k')]; });
t(function() { $r = (new K('o'))(new K('k')); });
t(function() { $r = (new K('o'))->foo(new K('k')); });
t(function() { $r = (new K('o'))->foo; });
t(function() { $r = (new K('o'))->{new K('n')}; });
t(function() { strlen(new K('a'), new K('b')); });
t(function() { array_merge([new K('a')], new K('b')); });
t(function() { throw new K('a'); });
t(function() { (function(int $a, K $b) {})(new K('a'), new K('b')); });
t(function() { (function(K $a, int $b) {})(new K('a'), new K('b')); });
t(function() { echo new K('a'); });
t(function() { [$a, $b] = new K('a'); });
t(function() { ['x' => $a, 'y' => $b] = [new K('a'), 'x'=>new K('b')]; });
t(function() { list($a[new K('d')]) = [new K('v')]; });
t(function() { foreach ([new K(1), new K(2)] as $k => $v) { throw new Exception('x'); } });
t(function() { $x = [new K(1), new K(2), strlen()]; });
t(function() { f(new K(1), new K(2), strlen()); });
function f() {}
t(function() { new K(new K(1), strlen()); });
t(function() { match(new K('m')) { 1 => 2 }; });
t(function() { $a = [new K(1)]; $b = $a[0] ?? 1; $a[new K('u')] ?? 2; });
t(function() { $a = [new K(1)]; unset($a[new K('u')]); });
t(function() { $a = 'x'; unset($a[new K('u')]); });
t(function() { $a = new ArrayObject; $a[new K('u')] = new K('v'); });
t(function() { $a = (object)[]; $a->{[new K('u')]} = new K('v'); });
t(function() { K::${new K('u')} = new K('v'); });
t(function() { K::nosuch(new K('v')); });
t(function() { nosuch(new K('v')); });
t(function() { $x = "a{$y}" . new K(1) . strlen(); });
t(function() { return [...[new K(1)], ...new K(2)]; });
t(function() { f(...[new K(1)], ...new K(2)); });
--EXPECT--
~val ~dim TypeError: Cannot access offset of type K on string
~val ~dim Error: Cannot use a scalar value as an array
~val ~dim TypeError: Illegal offset type
~val ~dim TypeError: Illegal offset type
~val ~dim ~obj Error: Cannot use object of type K as array
~val Error: Cannot add element to the array as the next element is already occupied
~val Error: Cannot use a scalar value as an array
~val Error: [] operator not supported for strings
~val ~dim TypeError: Cannot access offset of type array on string
~dim Error: Attempt to assign property "" on null
~val ~dim TypeError: Illegal offset type
~val ~dim Error: Cannot use a scalar value as an array
~val ~dim TypeError: Cannot access offset of type K on string
~dim ~d2 ~val Error: Cannot use a scalar value as an array
~dim ~d2 ~val TypeError: Illegal offset type
~val Error: Attempt to assign property "x" on null
~val TypeError: Cannot assign K to property class@anonymous::$i of type int
~val Error: Object of class K could not be converted to string
~val TypeError: Unsupported operand types: array + K
~array ~key TypeError: Illegal offset type
~array ~key TypeError: Illegal offset type
~noarray TypeError: array_key_exists(): Argument #2 ($array) must be of type array, K given
~l ~r TypeError: Unsupported operand types: K + K
~l ~r Error: Object of class K could not be converted to string
~l ~r 
~r ~k TypeError: Illegal offset type
~k TypeError: Illegal offset type in isset or empty
~k ~c TypeError: Illegal offset type
~k ~o Error: Cannot use object of type K as array
~k TypeError: Cannot access offset of type K on string
~o Error: Object of type K is not callable
~o Error: Call to undefined method K::foo()

Warning: Undefined property: K::$foo in {PWD}/order_of_death_where_oplines_fail.php on line 36
~o 
~n ~o Error: Object of class K could not be converted to string
ArgumentCountError: strlen() expects exactly 1 argument, 2 given~a ~b 
TypeError: array_merge(): Argument #2 must be of type array, K given~a ~b 
~a Error: Cannot throw objects that do not implement Throwable
TypeError: {closure}(): Argument #1 ($a) must be of type int, K given, called in {PWD}/order_of_death_where_oplines_fail.php on line 41~a ~b 
TypeError: {closure}(): Argument #2 ($b) must be of type int, K given, called in {PWD}/order_of_death_where_oplines_fail.php on line 42~a ~b 
~a Error: Object of class K could not be converted to string
~a Error: Cannot use object of type K as array

Warning: Undefined array key "y" in {PWD}/order_of_death_where_oplines_fail.php on line 45
~a ~b 
~d ~v TypeError: Illegal offset type
~2 ~1 Exception: x
~1 ~2 ArgumentCountError: strlen() expects exactly 1 argument, 0 given
~1 ~2 ArgumentCountError: strlen() expects exactly 1 argument, 0 given
~1 ArgumentCountError: strlen() expects exactly 1 argument, 0 given
~m UnhandledMatchError: Unhandled match case of type K
~u ~1 TypeError: Illegal offset type
~u ~1 TypeError: Illegal offset type in unset
~u Error: Cannot unset string offsets
~v ~u TypeError: Illegal offset type

Warning: Array to string conversion in {PWD}/order_of_death_where_oplines_fail.php on line 57
~u ~v 
~u ~v Error: Access to undeclared static property K::$
Error: Call to undefined method K::nosuch()
Error: Call to undefined function nosuch()

Warning: Undefined variable $y in {PWD}/order_of_death_where_oplines_fail.php on line 61
~1 Error: Object of class K could not be converted to string
~2 ~1 TypeError: Only arrays and Traversables can be unpacked
~2 ~1 TypeError: Only arrays and Traversables can be unpacked
