<?php
// Dates: date(), strtotime(), new DateTime, diff(), format(), add(), createFromFormat().
date_default_timezone_set("Europe/Prague");
$start = new DateTimeImmutable("2024-01-31 12:00");
$month = new DateInterval("P1M");
$length = 0;
for ($i = 0; $i < 2500; $i++) {
    $length += strlen(date("Y-m-d H:i:s", 1700000000 + $i * 86399));
    $length += strtotime("2024-02-28 10:20:30 +$i minutes") % 7;
    $date = new DateTime("2024-03-31 02:30:00");
    $length += $start->diff($date)->days;
    $length += strlen($date->format("D, d M Y H:i:s O"));
    $length += strlen($start->add($month)->modify("last monday of next month")->format("c"));
    $length += DateTime::createFromFormat("Y-m-d H:i", "2024-05-06 07:08")->getTimestamp() % 5;
}
echo $length, "\n";
