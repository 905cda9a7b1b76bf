--TEST--
mb_strlen(), mb_strwidth(), mb_str_split(), mb_substr_count(): characters of an encoding
--EXTENSIONS--
mbstring
--FILE--
<?php
$text = "añ日本\u{1F600}e\u{301}ｶ";
foreach (["UTF-8", "8bit", "UTF-16BE", "SJIS", "EUC-JP", "ISO-8859-1"] as $encoding) {
    echo $encoding, ": ", mb_strlen($text, $encoding), " ", mb_strwidth($text, $encoding), " ",
        mb_substr_count("$text$text", "a", $encoding), " ",
        implode("|", array_map("bin2hex", mb_str_split($text, 3, $encoding))), "\n";
}
echo mb_strlen("a\xe6\x97b\xff\xc0\xafc"), " ", mb_strwidth("a\xe6\x97b\xff"), "\n";
var_dump(mb_str_split(""), mb_substr_count("aaaa", "aa"));
foreach ([fn() => mb_strlen("a", "none"), fn() => mb_str_split("a", 0), fn() => mb_substr_count("a", "")] as $call) {
    try {
        $call();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
UTF-8: 8 11 2 61c3b1e697a5|e69cacf09f988065|cc81efbdb6
8bit: 19 19 2 61c3b1|e697a5|e69cac|f09f98|8065cc|81efbd|b6
UTF-16BE: 10 17 0 61c3b1e697a5|e69cacf09f98|8065cc81efbd
SJIS: 15 18 2 61c3b1|e697a5e69c|acf09f98|8065cc|81efbdb6
EUC-JP: 13 16 1 61c3b1e697|a5e69cacf0|9f9880|65cc81efbd|b6
ISO-8859-1: 19 19 2 61c3b1|e697a5|e69cac|f09f98|8065cc|81efbd|b6
6 4
array(0) {
}
int(2)
mb_strlen(): Argument #2 ($encoding) must be a valid encoding, "none" given
mb_str_split(): Argument #2 ($length) must be greater than 0
mb_substr_count(): Argument #2 ($needle) must not be empty
