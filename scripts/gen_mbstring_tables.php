<?php
// What PHP's encodings of two and more bytes hold, for scripts/gen_mbstring_tables.py, which says what the lines mean.
// Usage: php -d extension=mbstring gen_mbstring_tables.php ENCODING PREFIX…
// PREFIX is the hexadecimal of an escape sequence and of the first bytes of codes of which two more follow.

const MARK = "\0\x10\xFF\xFE";

ini_set("memory_limit", "-1");
$encoding = $argv[1];

mb_substitute_character(0x10FFFE);
function show(string $code, string $bytes, string $encoding): void
{
    $text = mb_convert_encoding($bytes, "UCS-4BE", $encoding);
    if (!str_contains($text, MARK)) {
        echo "<", bin2hex($code), " ", bin2hex($text), "\n";
    }
}
if ($argc === 2) {
    for ($byte = 0; $byte < 256; $byte++) {
        show(chr($byte), chr($byte), $encoding);
    }
}
foreach ($argc === 2 ? ["="] : array_slice($argv, 2) as $prefix) {
    [$escape, $lead] = explode("=", $prefix);
    for ($code = 0; $code < 0x10000; $code++) {
        show(hex2bin($lead) . pack("n", $code), hex2bin("$escape$lead") . pack("n", $code), $encoding);
    }
}

mb_substitute_character("none");
for ($point = 0; $point < 0xFF000; $point = $point === 0x2FFFF ? 0xFE000 : $point + 1) {
    $bytes = mb_convert_encoding(pack("N", $point), $encoding, "UCS-4BE");
    if ($bytes !== "") {
        echo ">", dechex($point), " ", bin2hex($bytes), "\n";
    }
}
