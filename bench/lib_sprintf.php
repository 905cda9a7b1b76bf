<?php
// sprintf(), number_format(), round() and string conversions of floats.
// Group library; quick size 2000.
$n = (int) ($argv[1] ?? 150000);
$length = 0;
for ($i = 0; $i < $n; $i++) {
    $ratio = $i / 7;
    $length += strlen(sprintf('%05d: %-10s|%8.3f|%x %s', $i, "item$i", $ratio, $i, 'end'));
    $length += strlen(number_format($ratio, 2)) + strlen(number_format($i * 1000));
    $length += strlen((string) $ratio) + strlen((string) round($ratio, 1)) + strlen("$i/$ratio");
    $length += intval('12' . $i) + (int) floatval("$ratio");
}
echo $length, "\n";
