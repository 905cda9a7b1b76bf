<?php
// A counting loop: the plainest oplines there are.
$n = (int) ($argv[1] ?? 1000000);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += $i;
}
echo $sum, "\n";
