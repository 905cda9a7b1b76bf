--TEST--
Functions of mbstring count and write each error of a text
--INI--
zvm.php=8.4
--FILE--
<?php
mb_substitute_character(0x3F);
foreach (["\xc3", "a\xe2\x82b", "\xed\xa0\x80x", "\xf4\x90\x80\x80", "été\xff語"] as $text) {
    echo mb_strlen($text), ' ', bin2hex(mb_substr($text, 0, 2)), ' ', bin2hex(mb_substr($text, -2)), ' ', bin2hex(mb_strimwidth($text, 1, 9)), "\n";
}
echo mb_strlen("\x81", "SJIS"), bin2hex(mb_substr("\x82\xa0\x81", 0, 5, "SJIS")), ' ', bin2hex(mb_substr("\x1b(I6\x1b(Bcz", 0, 1, "JIS")), "\n";
echo implode('|', array_map(bin2hex(...), mb_str_split("\xd8\x3d\xde\x00\x00", 1, "UTF-16BE"))), ' ', implode('|', array_map(bin2hex(...), mb_str_split("2+AKcx", 2, "UTF-7"))), "\n";
foreach (["\xd8\x3d\x51", "\xd8\x3d", "\x51"] as $needle) {
    echo mb_substr_count("\xd8\x3d\x51\xa9\xd8\x3d", $needle, "UTF-16"), ' ';
}
try {
    mb_substr_count("abc", "\x1b(J", "CP50220");
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
echo bin2hex(mb_strtoupper("\x1b(I6\x1b(Bcz", "JIS")), "\n";
foreach ([["", "x", 1], ["", "x", 0], ["", "", 0]] as $arguments) {
    foreach (['mb_stripos', 'mb_strripos'] as $f) {
        try {
            var_dump($f(...$arguments));
        } catch (ValueError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
foreach (["=?UTF-8?Q?a_b?=_x", "=?UTF-8?Q?a_b?=\r\n _x_y", "x_ =?UTF-8?Q?=C3=A9_b?= =?UTF-8?B?X18=?=_z"] as $header) {
    echo mb_decode_mimeheader($header), "\n";
}
--EXPECT--
1 3f 3f 
3 613f 3f62 3f62
4 3f3f 3f78 3f3f78
4 3f3f 3f3f 3f3f3f
5 c3a974 3fe8aa9e 74c3a93fe8aa9e
182a03f 1b2849361b2842
d83dde00|003f 322b414b632d|3f
0 2 2 mb_substr_count(): Argument #2 ($needle) must not be empty
1b2849361b2842435a
mb_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
mb_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
bool(false)
bool(false)
int(0)
int(0)
a b_x
a b _x_y
x_ é b___z
