--TEST--
Class names in messages as they were given; traces of calls that lack an argument; what ini_set() takes for a name
--FILE--
<?php
foreach (['$n = "\\\\Nope"; new $n;',
    '$n = "\\\\Nope"; $n::f();',
    '$n = "\\\\Nope"; $n::$x;',
    '$n = "\\\\Nope"; $n::X;',
    '("\\\\No" . "pe")::$b;',
    'new ("\\\\No" . "pe");',
    '$n = "\\\\Nope"; var_dump(1 instanceof $n);',
    'constant("\\\\Nope::X");',
    '("\\\\Nope::f")();',
    'call_user_func("\\\\Nope::f");',
    'new \Nope;',
    '\Nope::f();',
    'class Y extends \Nope {}',
    '["\\\\Nope", "f"]();',
    'new ReflectionClass("\\\\Nope");',
    '$n = "\\\\\\\\Nope"; new $n;',
    '$n = "\\\\"; new $n;',
    '$n = ""; new $n;',
    'unserialize("O:5:\"\\\\Nope\":0:{}");',
    '$n = "\\\\strlenx"; $n();',
    'iterator_apply(new ArrayIterator([]), "\\\\Nope");',
    'array_map("\\\\strlen", ["a"]); echo "fine";',
    '$n = "\\\\strlen"; echo $n("abc");',
    '$n = "\\\\ArrayObject"; var_dump(new $n instanceof ArrayObject, $n::class);'] as $c) { echo $c, " "; try { eval($c); } catch (Throwable $e) { echo get_class($e), $e->getMessage(); } echo "\n"; }
function test($a, $b, $c) {} foreach (['test(...["b", "c" => 1])',
    'test(c: 1)',
    'test(1, c: 2)',
    '(new class { function m($x, $y, ...$z) {} })->m(1, q: 2)',
    'strpos(needle: "x")',
    'str_replace(1, subject: "x")',
    'test(b: 1, a: 2)'] as $c) { try { eval("$c;"); } catch (Error $e) { echo $e->getMessage(), "\n", $e->getTraceAsString(), "\n"; } }
foreach ([[], new stdClass, null, 5, 1.5] as $o) { try { var_dump(ini_set($o, 1)); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { var_dump(ini_set("precision", $o)); } catch (Error $e) { echo $e->getMessage(), "\n"; } }

?>
--EXPECT--
$n = "\\Nope"; new $n; ErrorClass "\Nope" not found
$n = "\\Nope"; $n::f(); ErrorClass "\Nope" not found
$n = "\\Nope"; $n::$x; ErrorClass "\Nope" not found
$n = "\\Nope"; $n::X; ErrorClass "\Nope" not found
("\\No" . "pe")::$b; ErrorClass "Nope" not found
new ("\\No" . "pe"); ErrorClass "Nope" not found
$n = "\\Nope"; var_dump(1 instanceof $n); bool(false)

constant("\\Nope::X"); ErrorClass "Nope" not found
("\\Nope::f")(); ErrorClass "Nope" not found
call_user_func("\\Nope::f"); TypeErrorcall_user_func(): Argument #1 ($callback) must be a valid callback, class "\Nope" not found
new \Nope; ErrorClass "Nope" not found
\Nope::f(); ErrorClass "Nope" not found
class Y extends \Nope {} ErrorClass "Nope" not found
["\\Nope", "f"](); ErrorClass "\Nope" not found
new ReflectionClass("\\Nope"); ReflectionExceptionClass "\Nope" does not exist
$n = "\\\\Nope"; new $n; ErrorClass "\\Nope" not found
$n = "\\"; new $n; ErrorClass "\" not found
$n = ""; new $n; ErrorClass "" not found
unserialize("O:5:\"\\Nope\":0:{}"); 
Notice: unserialize(): Error at offset 0 of 16 bytes in {PWD}/names_and_missing_arguments.php(25) : eval()'d code on line 1

$n = "\\strlenx"; $n(); ErrorCall to undefined function \strlenx()
iterator_apply(new ArrayIterator([]), "\\Nope"); TypeErroriterator_apply(): Argument #2 ($callback) must be a valid callback, function "\Nope" not found or invalid function name
array_map("\\strlen", ["a"]); echo "fine"; fine
$n = "\\strlen"; echo $n("abc"); 3
$n = "\\ArrayObject"; var_dump(new $n instanceof ArrayObject, $n::class); TypeErrorCannot use "::class" on value of type string
test(): Argument #2 ($b) not passed
#0 {PWD}/names_and_missing_arguments.php(32) : eval()'d code(1): test('b', NULL, 1)
#1 {PWD}/names_and_missing_arguments.php(32): eval()
#2 {main}
test(): Argument #1 ($a) not passed
#0 {PWD}/names_and_missing_arguments.php(32) : eval()'d code(1): test(NULL, NULL, 1)
#1 {PWD}/names_and_missing_arguments.php(32): eval()
#2 {main}
test(): Argument #2 ($b) not passed
#0 {PWD}/names_and_missing_arguments.php(32) : eval()'d code(1): test(1, NULL, 2)
#1 {PWD}/names_and_missing_arguments.php(32): eval()
#2 {main}
Too few arguments to function class@anonymous::m(), 1 passed in {PWD}/names_and_missing_arguments.php(32) : eval()'d code on line 1 and exactly 2 expected
#0 {PWD}/names_and_missing_arguments.php(32) : eval()'d code(1): class@anonymous->m(1, q: 2)
#1 {PWD}/names_and_missing_arguments.php(32): eval()
#2 {main}
strpos(): Argument #1 ($haystack) not passed
#0 {PWD}/names_and_missing_arguments.php(32) : eval()'d code(1): strpos(NULL, 'x')
#1 {PWD}/names_and_missing_arguments.php(32): eval()
#2 {main}
str_replace(): Argument #2 ($replace) not passed
#0 {PWD}/names_and_missing_arguments.php(32) : eval()'d code(1): str_replace(1, NULL, 'x')
#1 {PWD}/names_and_missing_arguments.php(32): eval()
#2 {main}
Too few arguments to function test(), 2 passed in {PWD}/names_and_missing_arguments.php(32) : eval()'d code on line 1 and exactly 3 expected
#0 {PWD}/names_and_missing_arguments.php(32) : eval()'d code(1): test(2, 1)
#1 {PWD}/names_and_missing_arguments.php(32): eval()
#2 {main}
ini_set(): Argument #1 ($option) must be of type string, array given
ini_set(): Argument #2 ($value) must be of type string|int|float|bool|null
ini_set(): Argument #1 ($option) must be of type string, stdClass given
ini_set(): Argument #2 ($value) must be of type string|int|float|bool|null

Deprecated: ini_set(): Passing null to parameter #1 ($option) of type string is deprecated in {PWD}/names_and_missing_arguments.php on line 33
bool(false)
string(2) "14"
bool(false)
string(0) ""
bool(false)
string(1) "5"
