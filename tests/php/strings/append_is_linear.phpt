--TEST--
Two million appends to a string take linear time
--FILE--
<?php
$s = '';
$started = microtime(true);
for ($i = 0; $i < 2000000; $i++) {
    $s .= 'x';
}
$t = ['k' => ''];
for ($i = 0; $i < 100000; $i++) {
    $t['k'] .= 'yz';
}
echo strlen($s), ' ', strlen($t['k']), ' ', microtime(true) - $started < 20 ? 'linear' : 'quadratic', "\n";
--EXPECT--
2000000 200000 linear
