--TEST--
$closure->__invoke(...) is the closure, called before or not
--FILE--
<?php
$new = fn(int $x) => $x + 1;
$copy = $new->__invoke(...);
var_dump($copy === $new, $copy(1));
for ($round = 0; $round < 3; $round++) {
    $again = $new->__invoke(...);
    echo $again(2), ' ', ($again->__invoke(...))(3), "\n";
}
class Doubles { function __invoke($x) { return 2 * $x; } }
$called = (new Doubles)->__invoke(...);
echo $called(4), ' ', (strlen(...)->__invoke(...))('five'), "\n";
?>
--EXPECT--
bool(true)
int(2)
3 4
3 4
3 4
8 4
