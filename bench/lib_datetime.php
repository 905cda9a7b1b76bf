<?php
// new DateTime, DateTime::createFromFormat(), modify(), add().
// Group library; quick size 500.
date_default_timezone_set("Europe/Prague");
$n = (int) ($argv[1] ?? 51000);
$month = new DateInterval("P1M");
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $date = new DateTimeImmutable("2024-03-31 02:30:00");
    $sum += $date->add($month)->modify("+$i days")->getTimestamp();
    $sum += DateTime::createFromFormat("Y-m-d H:i:s", "2024-05-06 07:08:09")->getTimestamp();
}
echo $sum, "\n";
