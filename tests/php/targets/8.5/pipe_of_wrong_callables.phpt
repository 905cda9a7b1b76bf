--TEST--
What a pipe refuses
--INI--
zvm.php=8.5
--FILE--
<?php
function f(&$x) { return $x; } function v(...$a) { return implode(',', $a); } 
echo "abc" |> strtoupper(...) |> strrev(...), "\n"; echo 5 |> (fn($x) => $x * 2) |> v(...), "\n";
try { "a" |> f(...); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $q = 1; $q |> f(...); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { [3,1] |> sort(...); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { 5 |> "nope"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { 5 |> 6; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { 5 |> null; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { "x" |> strlen(...) |> (fn(string $s, $t) => $s); } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo 1 + 2 |> sqrt(...) . "x", "\n";
--EXPECT--
CBA
10
f(): Argument #1 ($x) could not be passed by reference
f(): Argument #1 ($x) could not be passed by reference
sort(): Argument #1 ($array) could not be passed by reference
Call to undefined function nope()
Value of type int is not callable
Value of type null is not callable
Too few arguments to function {closure:{PWD}/pipe_of_wrong_callables.php:10}(), 1 passed in {PWD}/pipe_of_wrong_callables.php on line 10 and exactly 2 expected

Fatal error: Uncaught Error: Object of class Closure could not be converted to string in {PWD}/pipe_of_wrong_callables.php:11
Stack trace:
#0 {main}
  thrown in {PWD}/pipe_of_wrong_callables.php on line 11
--EXIT--
255
