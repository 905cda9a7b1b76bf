<?php
// Megabytes of text compressed as gzip and taken out again, at once and in pieces.
// Group carried; quick size 1.
$n = (int) ($argv[1] ?? 50);
mt_srand(5);
$lines = [];
for ($i = 0; $i < 10000; $i++) {
    $lines[] = "line " . mt_rand() . " of a text, " . str_repeat(chr(97 + $i % 26), $i % 40);
}
$text = str_pad(implode("\n", $lines), 1 << 20, "ends here ");
$text = str_repeat(substr($text, 0, 1 << 20), $n);
echo md5(gzdecode(gzencode($text))), "\n";
$deflate = deflate_init(ZLIB_ENCODING_GZIP);
$inflate = inflate_init(ZLIB_ENCODING_GZIP);
$length = 0;
for ($at = 0; $at < strlen($text); $at += 65536) {
    $length += strlen(inflate_add($inflate, deflate_add($deflate, substr($text, $at, 65536), ZLIB_SYNC_FLUSH)));
}
echo $length, "\n";
