--TEST--
grapheme_strpos() and its kin: positions in clusters, equal by collation
--EXTENSIONS--
intl
--FILE--
<?php
$haystack = "Xa\u{30a}b\u{e4}\u{200d}C \u{5d0}\u{1f469}\u{200d}\u{1f467}\u{df}\u{fb01}x\u{660}\u{e4}";
foreach (["\u{e5}", "a\u{30a}", "a", "\u{30a}", "\u{c5}", "c", "C", "\u{1f467}", "\u{1f469}\u{200d}\u{1f467}", "fi", "FI", "x0", "X\u{660}", "\u{e4}c", "ss", "", "z", "\u{200d}"] as $needle) {
    echo json_encode($needle);
    foreach (['grapheme_strpos', 'grapheme_stripos', 'grapheme_strrpos', 'grapheme_strripos'] as $function) {
        foreach ([0, 2, -3] as $offset) {
            echo " ", json_encode($function($haystack, $needle, $offset));
        }
    }
    foreach (['grapheme_strstr', 'grapheme_stristr'] as $function) {
        echo " ", json_encode($function($haystack, $needle)), json_encode($function($haystack, $needle, true));
    }
    echo "\n";
}
foreach (['grapheme_strpos', 'grapheme_stripos', 'grapheme_strrpos', 'grapheme_strripos'] as $function) {
    echo json_encode([$function("abcABC", "B"), $function("abcABC", "b", 2), $function("abcABC", "b", -5), $function("abc", "")]), "\n";
    foreach (["abc", "a\u{308}\u{308}c"] as $string) {
        try {
            $function($string, "c", 4);
        } catch (ValueError $error) {
            echo $error->getMessage(), "\n";
        }
    }
    var_dump($function("a\xff", "a"), intl_get_error_message());
}
var_dump(grapheme_strstr("abc", "b", true), grapheme_stristr("abc", "B"), grapheme_strstr("\u{1f467}ab", "b"));
--EXPECT--
"\u00e5" 1 false false 1 false false 1 false 1 1 false 1 falsefalse "a\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""X"
"a\u030a" 1 false false 1 false false 1 false 1 1 false 1 "a\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""X" "a\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""X"
"a" false false false false false false false false false false false false falsefalse falsefalse
"\u030a" false false false false false false false false false false false false falsefalse falsefalse
"\u00c5" false false false 1 false false false false false 1 false 1 falsefalse "a\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""X"
"c" false false false 4 4 false false false false 4 4 4 falsefalse "C \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""Xa\u030ab\u00e4\u200d"
"C" 4 4 false 4 4 false 4 4 4 4 4 4 "C \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""Xa\u030ab\u00e4\u200d" "C \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""Xa\u030ab\u00e4\u200d"
"\ud83d\udc67" false false false false false false false false false false false false falsefalse falsefalse
"\ud83d\udc69\u200d\ud83d\udc67" 7 7 false 7 7 false 7 7 7 7 7 7 "\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""Xa\u030ab\u00e4\u200dC \u05d0" "\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""Xa\u030ab\u00e4\u200dC \u05d0"
"fi" false false false 9 9 false false false false 9 9 9 falsefalse "\u0660\u00e4""Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x"
"FI" false false false 9 9 false false false false 9 9 9 falsefalse "\u0660\u00e4""Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x"
"x0" 10 10 10 10 10 10 10 10 10 10 10 10 falsefalse "\u00e4""Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660"
"X\u0660" false false false 10 10 10 false false false 10 10 10 falsefalse "\u00e4""Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660"
"\u00e4c" false false false 3 3 false false false false 3 3 3 falsefalse "\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""Xa\u030ab"
"ss" false false false false false false false false false false false false falsefalse falsefalse
"" 0 3 16 0 3 16 19 19 16 19 19 16 "Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""" "Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4"""
"z" false false false false false false false false false false false false falsefalse falsefalse
"\u200d" 0 2 10 0 2 10 12 12 10 12 12 10 "Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4""" "Xa\u030ab\u00e4\u200dC \u05d0\ud83d\udc69\u200d\ud83d\udc67\u00df\ufb01x\u0660\u00e4"""
[4,false,1,0]
grapheme_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
grapheme_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
bool(false)
string(61) "Error converting input string to UTF-16: U_INVALID_CHAR_FOUND"
[1,4,1,0]
grapheme_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
grapheme_stripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
bool(false)
string(61) "Error converting input string to UTF-16: U_INVALID_CHAR_FOUND"
[4,false,1,3]
grapheme_strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
grapheme_strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
bool(false)
string(61) "Error converting input string to UTF-16: U_INVALID_CHAR_FOUND"
[4,4,1,3]
grapheme_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
grapheme_strripos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
bool(false)
string(61) "Error converting input string to UTF-16: U_INVALID_CHAR_FOUND"
string(1) "a"
string(2) "bc"
string(0) ""
