--TEST--
Errors that the engine and internal functions throw: message, line, trace, also in callbacks
--FILE--
<?php
function show(callable $f) { try { $f(); } catch (Throwable $e) { echo get_class($e), "@", $e->getLine(), ": ", $e->getMessage(), " (", $e->getCode(), ")\n", $e->getTraceAsString(), "\n"; } }
class Box { public readonly int $a; protected $p; private function hidden() {} function m(int $x, ...$rest) { return strlen($rest); } static function s(?Box $b = null, &$out = 1) { return 1 % 0; } function __destruct() { if ($this->p) intdiv(1, 0); } }
function typed(int $x, string $name = "n") { return $x; }
show(fn() => strlen([]));
show(fn() => (new Box)->m(3, "a\tb", 1.5, null, true, [1], new Box, STDIN, str_repeat("long", 9)));
show(fn() => Box::s(new Box));
show(fn() => typed("abc"));
show(fn() => (new class { function go(int $x) {} })->go("zz"));
show(function () { return array_map(function ($x) { return $x % 0; }, [1, 2]); });
show(fn() => strpos("a", "b", 50));
show(fn() => strlen());
show(fn() => typed());
show(fn() => nothing());
show(fn() => new Nothing);
show(fn() => (new Box)->hidden());
show(fn() => (new Box)->nothing());
show(function () { $b = new Box; $b->a = 2; });
show(fn() => (new Box)->p);
show(fn() => [] + 1);
show(fn() => "abc" * 2);
show(fn() => match (7) { 1 => 2 });
show(fn() => (function () { yield 1 % 0; })()->current());
show(function () { try { strlen([]); } finally { show(fn() => intdiv(1, 0)); } });
show(function () { $x = new Box; (function () { $this->p = 1; })->call($x); unset($x); });
show(fn() => iterator_to_array(5));
show(fn() => new DateTime("nonsense"));
show(fn() => json_decode("{", false, 512, JSON_THROW_ON_ERROR));
--EXPECT--
TypeError@5: strlen(): Argument #1 ($string) must be of type string, array given (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(5): show(Object(Closure))
#2 {main}
TypeError@3: strlen(): Argument #1 ($string) must be of type string, array given (0)
#0 {PWD}/errors_of_internal_functions.php(6): Box->m(3, 'a\tb', 1.5, NULL, true, Array, Object(Box), Resource id #1, 'longlonglonglon...')
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(6): show(Object(Closure))
#3 {main}
DivisionByZeroError@3: Modulo by zero (0)
#0 {PWD}/errors_of_internal_functions.php(7): Box::s(Object(Box))
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(7): show(Object(Closure))
#3 {main}
TypeError@4: typed(): Argument #1 ($x) must be of type int, string given, called in {PWD}/errors_of_internal_functions.php on line 8 (0)
#0 {PWD}/errors_of_internal_functions.php(8): typed('abc')
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(8): show(Object(Closure))
#3 {main}
TypeError@9: class@anonymous(): Argument #1 ($x) must be of type int, string given, called in {PWD}/errors_of_internal_functions.php on line 9 (0)
#0 {PWD}/errors_of_internal_functions.php(9): class@anonymous->go('zz')
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(9): show(Object(Closure))
#3 {main}
DivisionByZeroError@10: Modulo by zero (0)
#0 [internal function]: {closure}(1)
#1 {PWD}/errors_of_internal_functions.php(10): array_map(Object(Closure), Array)
#2 {PWD}/errors_of_internal_functions.php(2): {closure}()
#3 {PWD}/errors_of_internal_functions.php(10): show(Object(Closure))
#4 {main}
ValueError@11: strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack) (0)
#0 {PWD}/errors_of_internal_functions.php(11): strpos('a', 'b', 50)
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(11): show(Object(Closure))
#3 {main}
ArgumentCountError@12: strlen() expects exactly 1 argument, 0 given (0)
#0 {PWD}/errors_of_internal_functions.php(12): strlen()
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(12): show(Object(Closure))
#3 {main}
ArgumentCountError@4: Too few arguments to function typed(), 0 passed in {PWD}/errors_of_internal_functions.php on line 13 and at least 1 expected (0)
#0 {PWD}/errors_of_internal_functions.php(13): typed()
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(13): show(Object(Closure))
#3 {main}
Error@14: Call to undefined function nothing() (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(14): show(Object(Closure))
#2 {main}
Error@15: Class "Nothing" not found (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(15): show(Object(Closure))
#2 {main}
Error@16: Call to private method Box::hidden() from global scope (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(16): show(Object(Closure))
#2 {main}
Error@17: Call to undefined method Box::nothing() (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(17): show(Object(Closure))
#2 {main}
Error@18: Cannot initialize readonly property Box::$a from global scope (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(18): show(Object(Closure))
#2 {main}
Error@19: Cannot access protected property Box::$p (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(19): show(Object(Closure))
#2 {main}
TypeError@20: Unsupported operand types: array + int (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(20): show(Object(Closure))
#2 {main}
TypeError@21: Unsupported operand types: string * int (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(21): show(Object(Closure))
#2 {main}
UnhandledMatchError@22: Unhandled match case 7 (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(22): show(Object(Closure))
#2 {main}
DivisionByZeroError@23: Modulo by zero (0)
#0 [internal function]: {closure}()
#1 {PWD}/errors_of_internal_functions.php(23): Generator->current()
#2 {PWD}/errors_of_internal_functions.php(2): {closure}()
#3 {PWD}/errors_of_internal_functions.php(23): show(Object(Closure))
#4 {main}
DivisionByZeroError@24: Division by zero (0)
#0 {PWD}/errors_of_internal_functions.php(24): intdiv(1, 0)
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(24): show(Object(Closure))
#3 {PWD}/errors_of_internal_functions.php(2): {closure}()
#4 {PWD}/errors_of_internal_functions.php(24): show(Object(Closure))
#5 {main}
TypeError@24: strlen(): Argument #1 ($string) must be of type string, array given (0)
#0 {PWD}/errors_of_internal_functions.php(2): {closure}()
#1 {PWD}/errors_of_internal_functions.php(24): show(Object(Closure))
#2 {main}
DivisionByZeroError@3: Division by zero (0)
#0 {PWD}/errors_of_internal_functions.php(3): intdiv(1, 0)
#1 {PWD}/errors_of_internal_functions.php(25): Box->__destruct()
#2 {PWD}/errors_of_internal_functions.php(2): {closure}()
#3 {PWD}/errors_of_internal_functions.php(25): show(Object(Closure))
#4 {main}
TypeError@26: iterator_to_array(): Argument #1 ($iterator) must be of type Traversable|array, int given (0)
#0 {PWD}/errors_of_internal_functions.php(26): iterator_to_array(5)
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(26): show(Object(Closure))
#3 {main}
Exception@27: Failed to parse time string (nonsense) at position 0 (n): The timezone could not be found in the database (0)
#0 {PWD}/errors_of_internal_functions.php(27): DateTime->__construct('nonsense')
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(27): show(Object(Closure))
#3 {main}
JsonException@28: Syntax error (4)
#0 {PWD}/errors_of_internal_functions.php(28): json_decode('{', false, 512, 4194304)
#1 {PWD}/errors_of_internal_functions.php(2): {closure}()
#2 {PWD}/errors_of_internal_functions.php(28): show(Object(Closure))
#3 {main}
