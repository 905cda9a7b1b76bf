--TEST--
What functions differ in that still use libmbfl's older filters
--EXTENSIONS--
mbstring
--FILE--
<?php
$kana = "\x1b(I6\x1b(Bcz";
echo bin2hex(mb_strtolower($kana, "JIS")), " ", bin2hex(mb_scrub($kana, "JIS")), " ",
    bin2hex(mb_substr($kana, 0, 1, "JIS")), " ", bin2hex(mb_convert_encoding($kana, "JIS", "JIS")), "\n";
foreach (["JIS", "ISO-2022-JP"] as $encoding) {
    echo $encoding, " ", bin2hex(mb_convert_encoding("\u{203e}\u{a5}\\~", $encoding, "UTF-8")), "\n";
}
echo json_encode(array_map("bin2hex", mb_str_split("a\xc3b\x1b(I6\x1b(B", 1, "JIS"))), "\n";
echo bin2hex(mb_convert_encoding("().,-/*", "ArmSCII-8", "UTF-8")), " ", bin2hex(mb_strtolower("(A).", "ArmSCII-8")), "\n";
var_dump(mb_substr_count("abc", "\x1b(J", "CP50220"), mb_substr_count("a+b", "+", "UTF-7"));
var_dump(mb_strrpos("\0\0\0A\0\0\0000", "\0\0\0000", -1, "UTF-32"), mb_strrpos("A0", "0", -1));
var_dump(mb_strcut("\xe1\xde\xb3", -1, null, "UTF-8-Mobile#DOCOMO") === "\xe1\xde\xb3", bin2hex(mb_strcut("\xe1\xde\xb3", -1)));
$refused = "";
for ($byte = 0; $byte < 128; $byte++) {
    $refused .= mb_check_encoding(chr($byte), "UTF-7") ? "" : sprintf("%02x ", $byte);
}
echo $refused, "\n";
var_dump(mb_detect_encoding("\x1d", ["UTF-7", "KOI8-U"], true), mb_strlen("\xa4\xa2\x8f\xb0\xa1\x8e\xb1a\xa4", "EUC-JP"));
var_dump(mb_strlen(str_repeat("\xa4\xa2a", 700) . "\x8f", "EUC-JP"), bin2hex(mb_substr(str_repeat("\xa4\xa2a", 700), 1301, 3, "EUC-JP")));
--EXPECT--
1b244200361b2842637a 1b2849361b2842637a 1b244200361b2842 1b2849361b2842637a
JIS 1b284a7e5c1b28425c7e
ISO-2022-JP 1b244221311b284a5c1b28425c7e
["61","3f","62","1b244200361b2842"]
a5a4a9abac2f2a a561a4a9
NULL
NULL
bool(false)
int(1)
bool(true)
string(6) "e1deb3"
01 02 03 04 05 06 07 08 0b 0c 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f 5c 7e 7f 
string(6) "KOI8-U"
int(5)
int(1401)
string(8) "61a4a261"
