--TEST--
Library functions given what they seldom get
--FILE--
<?php
function report(callable $call): void
{
    try {
        var_dump($call());
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
report(fn() => extract('x'));
report(fn() => extract(new stdClass));
report(fn() => substr_replace(['aX', 'bX'], 'r', 0, [null, 1]));
report(fn() => substr_replace(['aX', 'bX'], 'r', 0, null));
report(fn() => substr_replace(['aX', 'bX'], 'r', 0, [1]));
report(fn() => range(1e300, -7, 1e10));
report(fn() => range(PHP_INT_MAX, -5));
report(fn() => iterator_apply(new ArrayIterator([1, 2, 3]), fn() => 'truthy'));
report(fn() => iterator_apply(new ArrayIterator([1, 2, 3]), fn() => '0'));
--EXPECT--
TypeError: extract(): Argument #1 ($array) must be of type array, string given
TypeError: extract(): Argument #1 ($array) must be of type array, stdClass given
array(2) {
  [0]=>
  string(3) "raX"
  [1]=>
  string(2) "rX"
}
array(2) {
  [0]=>
  string(1) "r"
  [1]=>
  string(1) "r"
}
array(2) {
  [0]=>
  string(2) "rX"
  [1]=>
  string(1) "r"
}
ValueError: The supplied range exceeds the maximum array size: start=-7 end=1000000000000000052504760255204420248704468581108159154915854115511802457988908195786371375080447864043704443832883878176942523235360430575644792184786706982848387200926575803737830233794788090059368953234970799945081119038967640880074652742780142494579258788820056842838115669472196386865459400540160
ValueError: The supplied range exceeds the maximum array size: start=-5 end=9223372036854775807
int(3)
int(1)
