--TEST--
mb_strlen(), mb_substr(), mb_strpos() and their kin on UTF-8, on what is not UTF-8, and in other encodings
--EXTENSIONS--
mbstring
--FILE--
<?php
$texts = ["", "abc", "h\u{e9}llo w\u{f6}rld", "\u{65e5}\u{672c}\u{8a9e}", "\u{1f600}x\u{1f601}", "\xc3", "a\xe2\x82", "\xff\x80a", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe9t\xe9"];
function line(...$values) {
    echo implode(" ", array_map(fn($value) => is_string($value) ? bin2hex($value) : json_encode(is_array($value) ? array_map('bin2hex', $value) : $value), $values)), "\n";
}
foreach ($texts as $text) {
    line(mb_strlen($text), mb_strlen($text, "UTF-8"), mb_strlen($text, "8bit"), mb_strwidth($text), mb_check_encoding($text, "UTF-8"), mb_check_encoding($text));
    line(mb_substr($text, 1), mb_substr($text, 1, 1), mb_substr($text, -2), mb_substr($text, 0, -1), mb_substr($text, -3, -1, "UTF-8"), mb_substr($text, 9), mb_substr($text, 0, 0), mb_substr($text, 1, null, "ISO-8859-1"));
    line(mb_str_split($text), mb_str_split($text, 2), mb_strtolower($text), mb_strtoupper($text));
    line(mb_strpos($text, "l"), mb_strrpos($text, "l"), mb_strpos($text, ""), mb_strrpos($text, "\u{672c}"), mb_strpos($text, "x", 0, "UTF-8"), mb_strpos("abcabc", "c", 3), mb_strrpos("abcabc", "c", -2), mb_strpos("aXbX", "X", -1));
}
mb_internal_encoding("ISO-8859-1");
line(mb_strlen("\u{e9}"), mb_substr("\u{e9}", 1), mb_strpos("\u{e9}x", "x"), mb_strtoupper("\xe9a"), mb_str_split("\u{e9}"));
foreach ([fn() => mb_strlen("a", "none"), fn() => mb_strpos("a", "b", 2), fn() => mb_str_split("a", 0)] as $call) {
    try {
        $call();
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
?>
--EXPECT--
0 0 0 0 true true
       
[] []  
false false 0 false false 5 2 3
3 3 3 3 true true
6263 62 6263 6162 6162   6263
["61","62","63"] ["6162","63"] 616263 414243
false false 0 false false 5 2 3
11 11 13 11 true true
c3a96c6c6f2077c3b6726c64 c3a9 6c64 68c3a96c6c6f2077c3b6726c 726c 6c64  c3a96c6c6f2077c3b6726c64
["68","c3a9","6c","6c","6f","20","77","c3b6","72","6c","64"] ["68c3a9","6c6c","6f20","77c3b6","726c","64"] 68c3a96c6c6f2077c3b6726c64 48c3894c4c4f2057c396524c44
2 9 0 false false 5 2 3
3 3 9 6 true true
e69cace8aa9e e69cac e69cace8aa9e e697a5e69cac e697a5e69cac   97a5e69cace8aa9e
["e697a5","e69cac","e8aa9e"] ["e697a5e69cac","e8aa9e"] e697a5e69cace8aa9e e697a5e69cace8aa9e
false false 0 1 false 5 2 3
3 3 9 5 true true
78f09f9881 78 78f09f9881 f09f988078 f09f988078   9f988078f09f9881
["f09f9880","78","f09f9881"] ["f09f988078","f09f9881"] f09f988078f09f9881 f09f988058f09f9881
false false 0 false 1 5 2 3
1 1 1 1 false false
  c3     
["c3"] ["c3"] 3f 3f
false false 0 false false 5 2 3
2 2 3 2 false false
e282 e282 61e282 61 61   e282
["61","e282"] ["61e282"] 613f 413f
false false 0 false false 5 2 3
3 3 3 3 false false
8061 80 8061 ff80 ff80   8061
["ff","80","61"] ["ff80","61"] 3f3f61 3f3f41
false false 0 false false 5 2 3
2 2 2 2 false false
80 80 c080 c0 c0   80
["c0","80"] ["c080"] 3f3f 3f3f
false false 0 false false 5 2 3
1 1 3 3 false false
  eda080     a080
["eda080"] ["eda080"] 3f3f3f 3f3f3f
false false 0 false false 5 2 3
1 1 4 4 false false
  f4908080     908080
["f4908080"] ["f4908080"] 3f3f3f3f 3f3f3f3f
false false 0 false false 5 2 3
1 1 3 3 false false
  e974e9     74e9
["e974e9"] ["e974e9"] 3f743f 3f543f
false false 0 false false 5 2 3
2 a9 2 c941 ["c3","a9"]
mb_strlen(): Argument #2 ($encoding) must be a valid encoding, "none" given
mb_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
mb_str_split(): Argument #2 ($length) must be greater than 0
