--TEST--
Floats by chance take 64 bits from the engine (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
use Random\Randomizer; use Random\Engine\{Mt19937, Xoshiro256StarStar};
$r = new Randomizer(new Xoshiro256StarStar(1)); for ($i = 0; $i < 4; $i++) var_dump($r->getFloat(-1e308, 1e308)); var_dump($r->getInt(1, 1000));
$r = new Randomizer(new Xoshiro256StarStar(1)); for ($i = 0; $i < 4; $i++) var_dump($r->getFloat(-5e307, 5e307)); var_dump($r->getInt(1, 1000));
$r = new Randomizer(new Mt19937(1)); $r->getFloat(1,1,Random\IntervalBoundary::ClosedClosed); var_dump($r->getInt(1, 1000));
--EXPECT--
float(-9.301198120954488E+307)
float(9.212261477755204E+307)
float(-6.709132508761959E+307)
float(2.550576824341058E+307)
int(964)
float(-4.650599060477244E+307)
float(4.606130738877602E+307)
float(-3.3545662543809794E+307)
float(1.275288412170529E+307)
int(964)
int(125)
