--TEST--
microtime() and hrtime() as numbers
--FILE--
<?php
$before = microtime(true);
$after = microtime(true);
var_dump(is_float($before), $after >= $before, abs($before - time()) < 2, is_string(microtime()), is_string(microtime(false)));
$before = hrtime(true);
$after = hrtime(true);
var_dump(is_int($before), $after >= $before, count(hrtime()), abs(hrtime()[0] - intdiv($before, 1000000000)) < 2);
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(2)
bool(true)
