--TEST--
Appending to a large array that went through a by-value function stays linear
--FILE--
<?php
function same(array $a): array
{
    return $a;
}

$a = range(1, 1000000);
$a = same($a);
$started = microtime(true);
for ($i = 0; $i < 2000; $i++) {
    $a[] = $i;
}
$b = same($a);
$b[] = 'own copy';
echo count($a), ' ', count($b), ' ', microtime(true) - $started < 2 ? 'fast' : 'slow', "\n";
--EXPECT--
1002000 1002001 fast
