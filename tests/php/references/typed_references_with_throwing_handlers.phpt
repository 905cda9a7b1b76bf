--TEST--
Typed properties and references where the error handler throws
--FILE--
<?php
set_error_handler(function($no,$text){throw new ErrorException($text);});
function show($e) { for (; $e; $e = $e->getPrevious()) echo get_class($e), ': ', $e->getMessage(), "\n"; }
class C { public int $i = 1; static int $s = 1; public ?int $n; public int|bool $b = 1; }
$o = new C; $r = &$o->i;
try { $r = 2.5; } catch (Throwable $e) { show($e); }
try { $o->i = 2.5; } catch (Throwable $e) { show($e); }
$x = 2.5; try { $o->i = &$x; } catch (Throwable $e) { show($e); }
try { C::$s = &$x; } catch (Throwable $e) { show($e); }
try { $r += 1.5; } catch (Throwable $e) { show($e); }
try { $o->n = "1.5"; } catch (Throwable $e) { show($e); }
$r2 = &$o->b;
try { $r2 = []; } catch (Throwable $e) { show($e); }
function f(int $i) {} try { f(2.5); } catch (Throwable $e) { show($e); }
function g(): int { return 2.5; } try { g(); } catch (Throwable $e) { show($e); }
function h(int &$i) { $i = 'x'; } $x = 2.5; try { h($x); } catch (Throwable $e) { show($e); } var_dump($x);
try { chr(2.5); } catch (Throwable $e) { show($e); }
try { settype($r, "array"); } catch (Throwable $e) { show($e); }
try { preg_match('/x/', 'x', $r); } catch (Throwable $e) { show($e); }
restore_error_handler();
class C8{public int $i=PHP_INT_MAX;}
function f5(&$i1){ try { $i1++; } catch (Error $e) { echo $e->getMessage(), " ", $e->getTraceAsString(),"\n"; } }
function f6(&$i1){ try { ++$i1; } catch (Error $e) { echo $e->getMessage(), " ", $e->getTraceAsString(),"\n"; } }
function f7(&$i1){ try { $i1 += 1; } catch (Error $e) { echo $e->getMessage(), " ", $e->getTraceAsString(),"\n"; } }
$o1=new C8;
f5($o1->i); f6($o1->i); f7($o1->i);
$o1->i = PHP_INT_MIN;
function f8(&$i1){ try { $i1--; } catch (Error $e) { echo $e->getMessage(), " ", $e->getTraceAsString(),"\n"; } }
function f9(&$i1){ try { --$i1; } catch (Error $e) { echo $e->getMessage(), " ", $e->getTraceAsString(),"\n"; } }
f8($o1->i); f9($o1->i);
--EXPECT--
TypeError: Cannot assign float to reference held by property C::$i of type int
ErrorException: Implicit conversion from float 2.5 to int loses precision
ErrorException: Implicit conversion from float 2.5 to int loses precision
ErrorException: Implicit conversion from float 2.5 to int loses precision
ErrorException: Implicit conversion from float 2.5 to int loses precision
TypeError: Cannot assign float to reference held by property C::$i of type int
ErrorException: Implicit conversion from float 2.5 to int loses precision
ErrorException: Implicit conversion from float-string "1.5" to int loses precision
TypeError: Cannot assign array to reference held by property C::$b of type int|bool
ErrorException: Implicit conversion from float 2.5 to int loses precision
TypeError: g(): Return value must be of type int, float returned
ErrorException: Implicit conversion from float 2.5 to int loses precision
ErrorException: Implicit conversion from float 2.5 to int loses precision
float(2.5)
ErrorException: Implicit conversion from float 2.5 to int loses precision
TypeError: Cannot assign array to reference held by property C::$i of type int
TypeError: Cannot assign array to reference held by property C::$i of type int
Cannot increment a reference held by property C8::$i of type int past its maximal value #0 {PWD}/typed_references_with_throwing_handlers.php(26): f5(9.2233720368548E+18)
#1 {main}
Cannot increment a reference held by property C8::$i of type int past its maximal value #0 {PWD}/typed_references_with_throwing_handlers.php(26): f6(9.2233720368548E+18)
#1 {main}
Cannot assign float to reference held by property C8::$i of type int #0 {PWD}/typed_references_with_throwing_handlers.php(26): f7(9223372036854775807)
#1 {main}
Cannot decrement a reference held by property C8::$i of type int past its minimal value #0 {PWD}/typed_references_with_throwing_handlers.php(30): f8(-9.2233720368548E+18)
#1 {main}
Cannot decrement a reference held by property C8::$i of type int past its minimal value #0 {PWD}/typed_references_with_throwing_handlers.php(30): f9(-9.2233720368548E+18)
#1 {main}
