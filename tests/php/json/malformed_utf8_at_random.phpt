--TEST--
json_encode(): random texts with malformed characters, by every flag
--FILE--
<?php
mt_srand(3);
$parts = ["a", "\"", "/", "<>&'", "\n", "\x01", "é", "€", "😀", "\u{2028}", "\u{2029}", "\u{ffff}", "\xc3", "\xe2\x82",
    "\xf0\x9f\x98", "\xff", "\xed\xa0\x80", "\xc0\x80", "\x80", "\xf4\x90\x80\x80", "\x7f"];
$flags = [0, JSON_UNESCAPED_UNICODE, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS, JSON_INVALID_UTF8_IGNORE,
    JSON_INVALID_UTF8_SUBSTITUTE, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE, JSON_PARTIAL_OUTPUT_ON_ERROR,
    JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES];
foreach ($flags as $flag) {
    $results = [];
    for ($i = 0; $i < 800; $i++) {
        $text = '';
        $last = mt_rand(0, 2) ? count($parts) - 1 : 11;
        for ($n = mt_rand(0, 8); $n > 0; $n--) {
            $text .= $parts[mt_rand(0, $last)];
        }
        array_push($results, json_encode($text, $flag), json_encode([$text => $text], $flag), json_last_error());
    }
    echo md5(serialize($results)), "\n";
}
--EXPECT--
61019c6dd91ba7627772e75042fc46ba
6c848bd2fd8155613fd79796bfb0c9f2
92d3dfe126a3c5d1f69f1e292b0940bb
5b6d91d709c68af525ea5e1f9f0c7662
9598ef8e26ef3ad111f7f61553241881
051ca31978a4c6e25817df1ce8126dd5
ca8f9ea641fc8cb11243d05d216fcb89
f09c4ad1b8d65ad49336ae04820a20a5
