<?php
// A counting loop: the plainest oplines there are.
// Group loops; quick size 500000.
$n = (int) ($argv[1] ?? 60000000);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += $i;
}
echo $sum, "\n";
