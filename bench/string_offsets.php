<?php
// A string as memory: offsets read, compared and written in 200 KB.
// Group loops; quick size 20000.
$n = (int) ($argv[1] ?? 5000000);
$size = 200000;
$memory = str_repeat("\0", $size);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $memory[$i % $size] = chr($i * 7 & 255);
    if ($i & 1) {
        $sum += ord($memory[$i % $size]);
        if ($memory[$i % $size] === $memory[$i * 31 % $size] || $memory[-1] === 'x') {
            $sum++;
        }
    }
}
echo $sum, ' ', md5($memory), "\n";
