--TEST--
iconv_strlen(), iconv_substr(), iconv_strpos(), iconv_strrpos()
--EXTENSIONS--
iconv
--FILE--
<?php
$text = "日本語テキスト本";
var_dump(iconv_strlen($text), iconv_strlen($text, "ISO-8859-1"), iconv_strlen("a\xff"), iconv_strlen("a", "nothing"));
foreach ([[0, null], [1, 3], [-2, 1], [3, -2], [20, 1], [-20, 2], [2, 0]] as [$from, $length]) {
    echo json_encode(iconv_substr($text, $from, $length), 256), " ";
}
var_dump(iconv_strpos($text, "本"), iconv_strpos($text, "本", 2), iconv_strpos($text, "本", -1), iconv_strpos($text, ""));
var_dump(iconv_strrpos($text, "本"), iconv_strrpos($text, "x"), iconv_strpos("a", "a", -5));
var_dump(iconv_strpos("ab ab", "ab ab", 0, "WINDOWS-1258"), iconv_strrpos("ab ab", "ab", "WINDOWS-1258"));
?>
--EXPECT--
Notice: iconv_strlen(): Detected an illegal character in input string in {PWD}/strings.php on line 3

Warning: iconv_strlen(): Wrong encoding, conversion from "nothing" to "UCS-4LE" is not allowed in {PWD}/strings.php on line 3
int(8)
int(24)
bool(false)
bool(false)
"日本語テキスト本" "本語テ" "ト" "テキス" "" "日本" "" int(1)
int(7)
int(7)
bool(false)

Fatal error: Uncaught ValueError: iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack) in {PWD}/strings.php:8
Stack trace:
#0 {PWD}/strings.php(8): iconv_strpos('a', 'a', -5)
#1 {main}
  thrown in {PWD}/strings.php on line 8
--EXIT--
255
