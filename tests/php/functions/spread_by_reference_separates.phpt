--TEST--
Spreading an array into by-reference parameters separates it only where it is shared
--FILE--
<?php
function c(&$i) { $i++; }
function spread() {
    $a = [3];
    $n = 0;
    foreach ($a as &$m) {
        if (++$n > 4) break;
        c(...$a);
        echo $n, "\n";
    }
    unset($m);
    $copy = $a;
    c(...$copy);
    $alias = &$copy;
    c(...$alias);
    print_r([$a, $copy]);
}
spread();
$b = [1, 2];
$n = 0;
foreach ($b as $k => &$m) {
    if (++$n > 4) break;
    c(...$b);
    echo "$k => $m\n";
}
?>
--EXPECT--
1
Array
(
    [0] => Array
        (
            [0] => 4
        )

    [1] => Array
        (
            [0] => 6
        )

)
0 => 2
1 => 2
