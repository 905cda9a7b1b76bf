--TEST--
Comparisons of GMP give -1, 0 or 1
--INI--
zvm.php=8.5
--FILE--
<?php
$big = gmp_pow(10, 60);
foreach ([[$big, 5], [5, $big], [gmp_neg($big), 5], [-7, 9], [gmp_init(7), PHP_INT_MAX]] as [$a, $b]) {
    echo gmp_cmp($a, $b), ' ', gmp_init($a) <=> $b, "\n";
}
--EXPECT--
1 1
-1 -1
-1 -1
-1 -1
-1 -1
