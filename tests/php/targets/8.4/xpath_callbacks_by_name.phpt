--TEST--
registerPhpFunctions() takes callables by name
--INI--
zvm.php=8.4
--FILE--
<?php
$d = new DOMDocument; $d->loadXML('<r><i>b</i><i>a</i></r>'); $x = new DOMXPath($d); $x->registerNamespace('php', 'http://php.net/xpath');
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(fn() => $x->evaluate('php:functionString("low", "ABC")'));
t(fn() => $x->registerPhpFunctions(['low' => fn($s) => strtolower($s), 'up' => 'strtoupper', 'strrev']));
t(fn() => $x->evaluate('php:functionString("low", "ABC")'));
t(fn() => $x->evaluate('php:functionString("up", "abc")'));
t(fn() => $x->evaluate('php:functionString("strrev", "abc")'));
t(fn() => $x->evaluate('php:functionString("strtoupper", "abc")'));
t(fn() => $x->registerPhpFunctions(['undefined_fn']));
t(fn() => $x->registerPhpFunctions(['a' => 'undefined_fn']));
t(fn() => $x->registerPhpFunctions([fn() => 1]));
t(fn() => $x->registerPhpFunctions([1]));
t(fn() => $x->registerPhpFunctions(['' => 'strlen']));
t(fn() => $x->registerPhpFunctions(["a\0b" => 'strlen']));
t(fn() => $x->registerPhpFunctions('undefined_fn'));
t(fn() => $x->registerPhpFunctions(''));
t(fn() => $x->registerPhpFunctions("a\0b"));
t(fn() => $x->registerPhpFunctions(['x y' => 'strlen']));
t(fn() => $x->registerPhpFunctions(['m' => [new ArrayObject([1,2]), 'count'], 's' => 'DateTime::createFromFormat']));
t(fn() => $x->evaluate('php:function("m")'));
t(fn() => $x->registerPhpFunctions([]));
t(fn() => $x->evaluate('php:functionString("low", "ABC")'));
t(fn() => $x->registerPhpFunctions());
t(fn() => $x->evaluate('php:functionString("strtoupper", "abc")'));
t(fn() => $x->evaluate('php:functionString("low", "ABC")'));
t(fn() => $x->evaluate('php:functionString("nosuch", "ABC")'));?>
--EXPECT--
Error: No callbacks were registered
NULL
string(3) "abc"
string(3) "ABC"
string(3) "cba"
Error: No callback handler "strtoupper" registered
TypeError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be an array with valid callbacks as values, function "undefined_fn" not found or invalid function name
TypeError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be an array with valid callbacks as values, function "undefined_fn" not found or invalid function name
Error: Object of class Closure could not be converted to string
TypeError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be an array with valid callbacks as values, no array or string given
ValueError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be an array containing valid callback names
ValueError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be an array containing valid callback names
TypeError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be a callable, function "undefined_fn" not found or invalid function name
ValueError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be a valid callback name
ValueError: DOMXPath::registerPhpFunctions(): Argument #1 ($restrict) must be a valid callback name
NULL
NULL
string(1) "2"
NULL
string(3) "abc"
NULL
string(3) "ABC"
Error: Invalid callback low, function "low" not found or invalid function name
Error: Invalid callback nosuch, function "nosuch" not found or invalid function name
