<?php
// Megabytes digested with SHA-256 and enciphered with AES, at once and in pieces.
// Group carried; quick size 1.
$n = (int) ($argv[1] ?? 50);
$text = str_repeat(substr(str_repeat("the quick brown fox jumps over the lazy dog, ", 24000), 0, 1 << 20), $n);
$key = str_repeat("k", 32);
echo hash('sha256', $text), "\n";
$context = hash_init('sha256');
for ($at = 0; $at < strlen($text); $at += 65536) {
    hash_update($context, substr($text, $at, 65536));
}
echo hash_final($context), "\n";
foreach (['aes-256-cbc' => 16, 'aes-256-ctr' => 16, 'aes-256-gcm' => 12] as $cipher => $size) {
    $tag = null;
    $vector = str_repeat("v", $size);
    $secret = $cipher === 'aes-256-gcm' ? openssl_encrypt($text, $cipher, $key, OPENSSL_RAW_DATA, $vector, $tag)
        : openssl_encrypt($text, $cipher, $key, OPENSSL_RAW_DATA, $vector);
    $plain = $tag === null ? openssl_decrypt($secret, $cipher, $key, OPENSSL_RAW_DATA, $vector)
        : openssl_decrypt($secret, $cipher, $key, OPENSSL_RAW_DATA, $vector, $tag);
    echo $cipher, " ", md5($secret), " ", $plain === $text ? "same" : "other", "\n";
}
