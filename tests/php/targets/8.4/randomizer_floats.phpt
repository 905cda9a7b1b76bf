--TEST--
Random\Randomizer::getFloat(), nextFloat() and getBytesFromString()
--INI--
zvm.php=8.4
--FILE--
<?php
$r = new Random\Randomizer(new Random\Engine\Mt19937(42)); foreach (Random\IntervalBoundary::cases() as $b) echo $b->name, ' ', $r->getFloat(-1.5, 2.5, $b), "\n"; echo $r->nextFloat(), ' ', $r->getBytesFromString('abc', 12), ' ', $r->getBytesFromString('a', 3), "\n"; foreach ([fn() => $r->getFloat(1, 0), fn() => $r->getFloat(NAN, 1), fn() => $r->getFloat(0, INF), fn() => $r->getFloat(1, 1), fn() => $r->getBytesFromString('', 1), fn() => $r->getBytesFromString('ab', 0), fn() => $r->getFloat(1, 1, Random\IntervalBoundary::ClosedClosed)] as $f) try { var_dump($f()); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
ClosedOpen 1.2198727139662
ClosedClosed -0.19778242247434
OpenClosed -0.72865244292057
OpenOpen 1.1034763361764
0.44583275754843 cbcabcbcccbb aaa
Random\Randomizer::getFloat(): Argument #2 ($max) must be greater than argument #1 ($min)
Random\Randomizer::getFloat(): Argument #1 ($min) must be finite
Random\Randomizer::getFloat(): Argument #2 ($max) must be finite
Random\Randomizer::getFloat(): Argument #2 ($max) must be greater than argument #1 ($min)
Random\Randomizer::getBytesFromString(): Argument #1 ($string) must not be empty
Random\Randomizer::getBytesFromString(): Argument #2 ($length) must be greater than 0
float(1)
