--TEST--
array_intersect() sorts the first array before it looks at the second
--FILE--
<?php
foreach ([fn() => array_intersect([1, [3]], false), fn() => array_diff([1, [3]], false),
          fn() => array_uintersect([1, 3], false, function ($a, $b) { echo "compare $a $b\n"; return 0; }),
          fn() => array_intersect(5)] as $call) {
    try {
        $call();
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
Warning: Array to string conversion in {PWD}/intersect_checks_as_it_sorts.php on line 2
array_intersect(): Argument #2 must be of type array, bool given
array_diff(): Argument #2 must be of type array, bool given
compare 1 3
array_uintersect(): Argument #2 must be of type array, bool given
array_intersect(): Argument #1 ($array) must be of type array, int given
