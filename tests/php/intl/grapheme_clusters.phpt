--TEST--
grapheme_strlen() and grapheme_substr(): what is one cluster
--EXTENSIONS--
intl
--FILE--
<?php
$texts = ["e\u{301}a", "\r\n\n\r", "\u{1100}\u{1161}\u{11a8}\u{ac00}\u{11a8}", "\u{1f469}\u{200d}\u{1f467}\u{1f3fd}\u{1f44d}", "\u{1f1e9}\u{1f1ea}\u{1f1eb}",
    "\u{915}\u{94d}\u{937}\u{93f}", "\u{915}\u{94d}\u{200d}\u{937}", "\u{b95}\u{bcd}\u{bb7}", "\u{600}\u{661}\u{600}\n", "1\u{fe0f}\u{20e3}\u{200d}", "\u{301}\u{200b}\u{e01}\u{e33}", "abc", ""];
foreach ($texts as $text) {
    echo json_encode($text), ": ", $length = grapheme_strlen($text), "\n ";
    for ($at = 0; $at < $length; $at++) {
        echo " ", json_encode(grapheme_substr($text, $at, 1));
    }
    echo "\n";
}
$text = "a\u{308}bc\u{308}de";
foreach ([[0], [1, 2], [-2], [-2, 1], [1, -1], [-9, 2], [9], [2, 0], [3, -4], [-3, 99]] as $arguments) {
    echo json_encode(grapheme_substr($text, ...$arguments)), json_encode(grapheme_substr("abcde", ...$arguments)), "\n";
}
var_dump(grapheme_strlen("\xff\u{e9}"), grapheme_substr("\xff\u{e9}", 0), intl_get_error_message());
foreach ([[2 ** 31], [0, 2 ** 31]] as $arguments) {
    try {
        grapheme_substr($text, ...$arguments);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
"e\u0301a": 2
  "e\u0301" "a"
"\r\n\n\r": 3
  "\r\n" "\n" "\r"
"\u1100\u1161\u11a8\uac00\u11a8": 2
  "\u1100\u1161\u11a8" "\uac00\u11a8"
"\ud83d\udc69\u200d\ud83d\udc67\ud83c\udffd\ud83d\udc4d": 2
  "\ud83d\udc69\u200d\ud83d\udc67\ud83c\udffd" "\ud83d\udc4d"
"\ud83c\udde9\ud83c\uddea\ud83c\uddeb": 2
  "\ud83c\udde9\ud83c\uddea" "\ud83c\uddeb"
"\u0915\u094d\u0937\u093f": 1
  "\u0915\u094d\u0937\u093f"
"\u0915\u094d\u200d\u0937": 1
  "\u0915\u094d\u200d\u0937"
"\u0b95\u0bcd\u0bb7": 2
  "\u0b95\u0bcd" "\u0bb7"
"\u0600\u0661\u0600\n": 3
  "\u0600\u0661" "\u0600" "\n"
"1\ufe0f\u20e3\u200d": 1
  "1\ufe0f\u20e3\u200d"
"\u0301\u200b\u0e01\u0e33": 3
  "\u0301" "\u200b" "\u0e01\u0e33"
"abc": 3
  "a" "b" "c"
"": 0
 
"a\u0308bc\u0308de""abcde"
"bc\u0308""bc"
"de""de"
"d""d"
"bc\u0308d""bcd"
"a\u0308b""ab"
""""
""""
""""
"c\u0308de""cde"
NULL
bool(false)
string(61) "Error converting input string to UTF-16: U_INVALID_CHAR_FOUND"
grapheme_substr(): Argument #2 ($offset) is too large
grapheme_substr(): Argument #3 ($length) is too large
