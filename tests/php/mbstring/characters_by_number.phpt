--TEST--
mb_chr() and mb_ord() of UTF-8
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach ([0, 65, 127, 128, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xffff, 0x10000, 0x10ffff, 0x110000, -1] as $code) {
    $text = mb_chr($code);
    echo $code, " ", $text === false ? "false" : bin2hex($text), " ", bin2hex((string)mb_chr($code, "UTF-8")), " ";
    echo $text === false ? "" : mb_ord($text . "x"), "\n";
}
var_dump(mb_ord("é", "UTF-8"), mb_ord("\xe9", "ISO-8859-1"), bin2hex(mb_chr(0xe9, "ISO-8859-1")), mb_ord("\xff"));
try {
    mb_ord("");
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
0 00 00 0
65 41 41 65
127 7f 7f 127
128 c280 c280 128
2047 dfbf dfbf 2047
2048 e0a080 e0a080 2048
55295 ed9fbf ed9fbf 55295
55296 false  
57343 false  
57344 ee8080 ee8080 57344
65535 efbfbf efbfbf 65535
65536 f0908080 f0908080 65536
1114111 f48fbfbf f48fbfbf 1114111
1114112 false  
-1 false  
int(233)
int(233)
string(2) "e9"
bool(false)
mb_ord(): Argument #1 ($string) must not be empty
