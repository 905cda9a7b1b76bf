--TEST--
A string whose characters were written is the array key that its text says
--FILE--
<?php
$i = 0;
for ($round = 0; $round < 2; $round++) {
    $s = '-7'; $s[$i] = $s[1];
    $b = []; $b[$s] = 1; $b[77] = 2;
    $t = "\xe97"; $t[0] = "7"; $t[1] = "8"; $b[$t] = 3;
    echo json_encode($b), isset($b[$s]) ? 'set ' : 'not set ', $b[$s], "\n";
}
--EXPECT--
{"77":2,"78":3}set 2
{"77":2,"78":3}set 2
