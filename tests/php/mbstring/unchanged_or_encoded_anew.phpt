--TEST--
mb_strimwidth() gives a string that fits as it is; ISO-2022-KR writes two characters that it does not know; half a pair of UTF-16
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach ([["\xc3 ", 0, "ISO-2022-JP-MS"], ["\xc3 ", 1, "ISO-2022-JP-MS"], ["\xc3\x80 ", 0, "ISO-2022-JP-MS"], ["(\x81", 0, "ArmSCII-8"],
    ["((", 1, "ArmSCII-8"], ["a\xff", 0, "UTF-8"]] as [$string, $start, $encoding]) {
    echo bin2hex(mb_strimwidth($string, $start, 9, "", $encoding)), "\n";
}
foreach (["€", "®", "가"] as $text) {
    $string = mb_convert_encoding($text, "ISO-2022-KR", "UTF-8");
    echo bin2hex($string), " ", mb_convert_encoding($string, "UTF-8", "ISO-2022-KR"), "\n";
}
foreach (["\xd8\x3d\x51", "\xd8\x3d", "\x51"] as $needle) {
    echo mb_substr_count("\xd8\x3d\x51\xa9\xd8\x3d", $needle, "UTF-16"), "\n";
}
--EXPECT--
c320
20
1b2849431b28423f20
2881
a5
613f
1b2429430e22660f ?
1b2429430e22670f ?
1b2429430e30210f 가
1
1
1
