<?php
// CRC-32 with a table, checked against the built-in function: bit operations and string offsets.
// Group loops; quick size 80000.
function crc_table(): array
{
    $table = [];
    for ($i = 0; $i < 256; $i++) {
        $c = $i;
        for ($k = 0; $k < 8; $k++) {
            $c = $c & 1 ? 0xEDB88320 ^ ($c >> 1) : $c >> 1;
        }
        $table[$i] = $c;
    }
    return $table;
}

function crc(string $data, array $table): int
{
    $crc = 0xFFFFFFFF;
    for ($i = 0, $n = strlen($data); $i < $n; $i++) {
        $crc = $table[($crc ^ ord($data[$i])) & 0xFF] ^ ($crc >> 8);
    }
    return $crc ^ 0xFFFFFFFF;
}

$n = (int) ($argv[1] ?? 8100000);
$data = str_repeat("The quick brown fox\n", intdiv($n, 20));
$crc = crc($data, crc_table());
echo dechex($crc), ' ', $crc === crc32($data) ? 'ok' : 'differs', "\n";
