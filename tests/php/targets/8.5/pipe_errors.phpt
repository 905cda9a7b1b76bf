--TEST--
The pipe operator: by-reference functions, missing arguments, what is not callable
--INI--
zvm.php=8.5
--FILE--
<?php
function byref(&$x) { $x++; return $x; } function none() { return func_get_args(); } function two($a, $b) {} function prefer(array $a, ...$b) { return $a; }
foreach ([fn() => 5 |> byref(...), fn() => [3, 1] |> sort(...), fn() => 5 |> none(...), fn() => 5 |> two(...), fn() => 5 |> 'nowhere', fn() => 5 |> 6, fn() => 5 |> null, fn() => 5 |> strlen(...), fn() => [] |> strlen(...), fn() => 5 |> [1, 2], fn() => 5 |> (fn(string $s) => $s), fn() => 'x' |> prefer(...), fn() => [1] |> prefer(...), fn() => 5 |> new stdClass, fn() => 1 |> (fn() => throw new Exception('thrown')), fn() => [[1, 2]] |> array_multisort(...)] as $n => $f)
    try { echo "$n: ", json_encode($f()), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
$v = 5; try { $v |> byref(...); } catch (Error $e) { echo $e->getMessage(), "\n"; } echo $v, "\n";
--EXPECT--
0: Error: byref(): Argument #1 ($x) could not be passed by reference
1: Error: sort(): Argument #1 ($array) could not be passed by reference
2: [5]
3: ArgumentCountError: Too few arguments to function two(), 1 passed in {PWD}/pipe_errors.php on line 3 and exactly 2 expected
4: Error: Call to undefined function nowhere()
5: Error: Value of type int is not callable
6: Error: Value of type null is not callable
7: 1
8: TypeError: strlen(): Argument #1 ($string) must be of type string, array given
9: Error: First array member is not a valid class name or object
10: "5"
11: TypeError: prefer(): Argument #1 ($a) must be of type array, string given, called in {PWD}/pipe_errors.php on line 3
12: [1]
13: Error: Object of type stdClass is not callable
14: Exception: thrown
15: true
byref(): Argument #1 ($x) could not be passed by reference
5
