--TEST--
A closure's __invoke() with named arguments that leave holes
--FILE--
<?php
$closure = function ($a = 'a', $b = 'b', $c = 'c') {
    echo "$a $b $c\n";
};
$closure->__invoke('A', c: 'C');
$closure->__invoke(c: 'C');
[$closure, '__invoke'](b: 'B');
call_user_func([$closure, '__invoke'], 'A', c: 'C');
$closure->__invoke(...['A', 'c' => 'C']);
$all = fn (...$all) => json_encode($all);
echo $all->__invoke(1, x: 2), "\n";
--EXPECT--
A b C
a b C
a B c
A b C
A b C
{"0":1,"x":2}
