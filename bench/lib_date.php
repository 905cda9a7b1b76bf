<?php
// date() and format() of moments in a zone with summer time.
// Group library; quick size 2000.
date_default_timezone_set("Europe/Prague");
$n = (int) ($argv[1] ?? 250000);
$moment = new DateTimeImmutable("2024-06-30 12:00");
$length = 0;
for ($i = 0; $i < $n; $i++) {
    $length += strlen(date("Y-m-d H:i:s", 1700000000 + $i * 86399)) + strlen($moment->format("D, d M Y H:i:s O"));
}
echo $length, "\n";
