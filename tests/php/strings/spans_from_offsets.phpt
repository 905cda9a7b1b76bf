--TEST--
strspn() and strcspn() from offsets and of lengths
--FILE--
<?php
$text = "  key = value;";
for ($i = -16; $i < 17; $i += 3) {
    echo $i, ":", strspn($text, " \t", $i), strcspn($text, "=;", $i);
    foreach ([null, 0, 2, 50, -1, -20] as $length) {
        echo " ", strspn($text, " eky", $i, $length), strcspn($text, "=;", $i, $length);
    }
    echo "\n";
}
var_dump(strspn("", "a", 0), strcspn("", "a", 3), strspn("aaa", "", 1), strcspn("aaa", "", 1), strcspn("a\0b", "\0", 0));
try {
    strspn("a", "a", "x");
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
-16:26 66 00 22 66 66 00
-13:15 55 00 22 55 55 00
-10:02 22 00 22 22 22 00
-7:16 16 00 12 16 16 00
-4:03 03 00 02 03 03 00
-1:00 00 00 00 00 00 00
2:04 44 00 22 44 44 00
5:11 11 00 11 11 11 00
8:05 05 00 02 05 05 00
11:02 02 00 02 02 02 00
14:00 00 00 00 00 00 00
int(0)
int(0)
int(0)
int(2)
int(1)
strspn(): Argument #3 ($offset) must be of type int, string given
