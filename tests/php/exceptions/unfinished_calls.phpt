--TEST--
Arguments of calls that an exception cuts short die from the innermost call outwards, before variables
--FILE--
<?php
class Noisy
{
    public function __construct(public $name) {}
    public function __destruct() { echo "~{$this->name} "; }
}
function take(...$all) {}
function fail() { throw new Exception; }
function in_function() { $v = new Noisy('variable'); take(new Noisy('1'), new Noisy('2'), fail()); }
function nested() { $v = new Noisy('variable'); take(new Noisy('outer'), take(new Noisy('in1'), new Noisy('in2'), fail())); }
function in_array_literal() { $v = new Noisy('variable'); return [new Noisy('element'), take(new Noisy('argument'), fail())]; }
function to_method() { $v = new Noisy('variable'); (new ArrayObject)->offsetSet(new Noisy('method'), fail()); }
function to_constructor() { $v = new Noisy('variable'); new ArrayObject(new Noisy('constructor'), fail()); }
function undefined() { $v = new Noisy('variable'); take(new Noisy('argument'), UNDEFINED_CONSTANT); }
function caught_inside()
{
    $v = new Noisy('variable');
    try {
        take(new Noisy('1'), take(new Noisy('2'), fail()));
    } catch (Exception) {
        echo 'caught inside ';
    }
}
for ($turn = 0; $turn < 3; $turn++) {
    foreach (['in_function', 'nested', 'in_array_literal', 'to_method', 'to_constructor', 'undefined', 'caught_inside'] as $function) {
        try {
            echo $function, ': ';
            $function();
        } catch (Throwable) {
            echo 'caught';
        }
        echo "\n";
    }
}
nested();
--EXPECT--
in_function: ~1 ~2 ~variable caught
nested: ~in1 ~in2 ~outer ~variable caught
in_array_literal: ~argument ~element ~variable caught
to_method: ~method ~variable caught
to_constructor: ~constructor ~variable caught
undefined: ~argument ~variable caught
caught_inside: ~2 ~1 caught inside ~variable 
in_function: ~1 ~2 ~variable caught
nested: ~in1 ~in2 ~outer ~variable caught
in_array_literal: ~argument ~element ~variable caught
to_method: ~method ~variable caught
to_constructor: ~constructor ~variable caught
undefined: ~argument ~variable caught
caught_inside: ~2 ~1 caught inside ~variable 
in_function: ~1 ~2 ~variable caught
nested: ~in1 ~in2 ~outer ~variable caught
in_array_literal: ~argument ~element ~variable caught
to_method: ~method ~variable caught
to_constructor: ~constructor ~variable caught
undefined: ~argument ~variable caught
caught_inside: ~2 ~1 caught inside ~variable 
~in1 ~in2 ~outer ~variable 
Fatal error: Uncaught Exception in {PWD}/unfinished_calls.php:8
Stack trace:
#0 {PWD}/unfinished_calls.php(10): fail()
#1 {PWD}/unfinished_calls.php(35): nested()
#2 {main}
  thrown in {PWD}/unfinished_calls.php on line 8
--EXIT--
255
