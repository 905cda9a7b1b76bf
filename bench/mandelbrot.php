<?php
// Float arithmetic in nested loops; prints how many points never escaped and a row checksum.
// Group loops; quick size 60.
$size = (int) ($argv[1] ?? 480);
$inside = 0;
$check = 0;
for ($y = 0; $y < $size; $y++) {
    $ci = 2.0 * $y / $size - 1.0;
    $row = 0;
    for ($x = 0; $x < $size; $x++) {
        $cr = 2.0 * $x / $size - 1.5;
        $zr = $zi = 0.0;
        $i = 0;
        while ($i < 50 && $zr * $zr + $zi * $zi < 4.0) {
            $t = $zr * $zr - $zi * $zi + $cr;
            $zi = 2.0 * $zr * $zi + $ci;
            $zr = $t;
            $i++;
        }
        if ($i === 50) {
            $inside++;
        }
        $row = ($row * 3 + $i) % 1000003;
    }
    $check = ($check * 7 + $row) % 1000003;
}
echo "$inside $check\n";
