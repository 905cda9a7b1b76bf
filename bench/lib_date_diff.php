<?php
// diff() of dates in one zone, and the difference as text.
// Group library; quick size 5000.
date_default_timezone_set("Europe/Prague");
$n = (int) ($argv[1] ?? 520000);
$start = new DateTimeImmutable("2024-01-31 12:00");
$end = new DateTimeImmutable("2031-03-30 02:30");
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $diff = $start->diff($end);
    $sum += $diff->days + strlen($diff->format("%R%y-%m-%d %h:%i:%s"));
}
echo $sum, "\n";
