<?php
// The code points of the BMP that mb_detect_encoding() does not hold against an encoding, for gen_mbstring_tables.py:
// hexadecimal ranges, a line each. A text is UTF-7 rather than ASCII as long as its demerits are not more.

ini_set("memory_limit", "-1");

function ascii_demerits(string $text): int
{
    $sum = 0;
    foreach (str_split($text) as $char) {
        $sum += $char >= "!" && $char <= "/" ? 6 : 1;
    }
    return $sum;
}

function is_likely(int $point): bool
{
    for ($size = 0; ; $size++) {
        for ($before = 0; $before <= $size; $before++) {
            $units = str_repeat("\0a", $before) . pack("n", $point) . str_repeat("\0a", $size - $before);
            $text = "+" . rtrim(base64_encode($units), "=") . "-";
            $limit = ascii_demerits($text) - $size;
            if (1 <= $limit && $limit < 30) {  // what is unlikely counts 30
                return mb_detect_encoding($text, ["UTF-7", "ASCII"], true) === "UTF-7";
            }
        }
    }
}

$first = null;
for ($point = 0; $point <= 0x10000; $point++) {
    $likely = $point < 0x10000 && ($point < 0xD800 || $point >= 0xE000) && is_likely($point);
    if ($likely) {
        $first ??= $point;
    } elseif ($first !== null) {
        printf("%X-%X\n", $first, $point - 1);
        $first = null;
    }
}
