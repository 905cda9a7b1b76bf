<?php
// strtotime() of texts that differ, and of one that is the same.
// Group library; quick size 1000.
date_default_timezone_set("Europe/Prague");
$n = (int) ($argv[1] ?? 110000);
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $sum += strtotime("2024-02-28 10:20:30 +$i minutes") + strtotime("last monday of next month", 1700000000 + $i);
}
echo $sum, "\n";
