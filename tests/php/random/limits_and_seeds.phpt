--TEST--
Limits of the old generators, and what srand() repeats
--FILE--
<?php
var_dump(getrandmax(), mt_getrandmax());
srand(5);
$first = [rand(), mt_rand(), rand(1, 6)];
srand(5);
var_dump($first === [rand(), mt_rand(), rand(1, 6)]);
$value = lcg_value();
var_dump($value > 0 && $value < 1, $value !== lcg_value());
--EXPECT--
int(2147483647)
int(2147483647)
bool(true)
bool(true)
bool(true)
