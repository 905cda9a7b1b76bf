--TEST--
Arguments in eval()'d code are warned about as of functions that are known there
--FILE--
<?php
function sum($first = null, &$second = null, ...$others) { return 5; }
class Known { const A = 5; }
function evaluate() {
    eval('
  sum(
    1,
    $x
    );
  echo sum($u,
    $y,
    $v,
    $w->a), sum(...)(1), "\n";
  sum(
     $a[1],
     $b[2],
     others: $v
     );
  sum(strlen("a"), sum());
  echo Known::
    A
   +
   $undefined, "\n";
 ');
    var_dump($y);
}
for ($i = 0; $i < 3; $i++) {
    evaluate();
}
eval('function sum() {}');
--EXPECT--
Warning: Undefined variable $u in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 6

Warning: Undefined variable $v in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 8

Warning: Undefined variable $w in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 9

Warning: Attempt to read property "a" on null in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 9
55

Warning: Undefined variable $a in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Warning: Trying to access array offset on value of type null in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Warning: Undefined variable $v in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Notice: Only variables should be passed by reference in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 15

Warning: Undefined variable $undefined in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 19
5
NULL

Warning: Undefined variable $u in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 6

Warning: Undefined variable $v in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 8

Warning: Undefined variable $w in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 9

Warning: Attempt to read property "a" on null in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 9
55

Warning: Undefined variable $a in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Warning: Trying to access array offset on value of type null in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Warning: Undefined variable $v in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Notice: Only variables should be passed by reference in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 15

Warning: Undefined variable $undefined in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 19
5
NULL

Warning: Undefined variable $u in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 6

Warning: Undefined variable $v in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 8

Warning: Undefined variable $w in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 9

Warning: Attempt to read property "a" on null in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 9
55

Warning: Undefined variable $a in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Warning: Trying to access array offset on value of type null in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Warning: Undefined variable $v in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 11

Notice: Only variables should be passed by reference in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 15

Warning: Undefined variable $undefined in {PWD}/lines_in_evaluated_calls.php(5) : eval()'d code on line 19
5
NULL

Fatal error: Cannot redeclare sum() (previously declared in {PWD}/lines_in_evaluated_calls.php:2) in {PWD}/lines_in_evaluated_calls.php(30) : eval()'d code on line 1
--EXIT--
255
