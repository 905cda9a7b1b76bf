<?php
// md5(), sha1(), crc32(), hash() and base64 of short and long strings.
// Group library; quick size 2000.
$n = (int) ($argv[1] ?? 150000);
$text = str_repeat('0123456789abcdef', 4000);
$length = 0;
for ($i = 0; $i < $n; $i++) {
    $length += strlen(md5("item $i")) + strlen(sha1("item $i")) + crc32("item $i") % 7;
    $length += strlen(base64_encode("item $i")) + strlen(hash('sha256', "item $i"));
    if ($i % 100 === 0) {
        $length += strlen(md5($text)) + strlen(base64_decode(base64_encode($text))) + crc32($text) % 7;
    }
}
echo $length, "\n";
