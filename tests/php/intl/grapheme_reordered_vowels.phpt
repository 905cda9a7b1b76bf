--TEST--
Searching from between a Thai or Lao vowel and the consonant it is sorted after; the vowel am has the weights of its two parts
--EXTENSIONS--
intl
--FILE--
<?php
foreach (["ทแก" => "แก", "xເກ" => "ເກ", "กำ" => "ก\u{e4d}\u{e32}", "ກ\u{ecd}\u{eb2}" => "ກຳ"] as $haystack => $needle) {
    echo $haystack, " ", $needle;
    foreach (['grapheme_strpos', 'grapheme_stripos', 'grapheme_strrpos', 'grapheme_strripos'] as $function) {
        foreach ([0, -1, -2] as $offset) {
            try {
                echo " ", json_encode($function($haystack, $needle, $offset));
            } catch (ValueError $error) {
                echo " outside";
            }
        }
    }
    echo "\n";
}
--EXPECT--
ทแก แก 1 1 1 1 1 1 1 1 1 1 1 1
xເກ ເກ 1 1 1 1 1 1 1 1 1 1 1 1
กำ กํา 0 0  outside 0 0  outside 0 0  outside 0 0  outside
ກໍາ ກຳ 0 false 0 0 false 0 0 0 0 0 0 0
