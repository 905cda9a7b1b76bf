--TEST--
grapheme_extract(): the three types, the offset and where the next one begins
--EXTENSIONS--
intl
--FILE--
<?php
$text = "a\u{308}b\u{1f469}\u{200d}\u{1f467}cde";
foreach ([GRAPHEME_EXTR_COUNT, GRAPHEME_EXTR_MAXBYTES, GRAPHEME_EXTR_MAXCHARS] as $type) {
    foreach ([0, 1, 2, 4, 16, 99] as $size) {
        foreach ([0, 3, 4, -3] as $offset) {
            echo json_encode(grapheme_extract($text, $size, $type, $offset, $next), JSON_INVALID_UTF8_IGNORE), "/$next ";
        }
    }
    echo "\n";
}
var_dump(bin2hex(grapheme_extract("a\xe0\xa4@b\u{301}\xff", 6, GRAPHEME_EXTR_MAXCHARS, 0, $next)), $next);
var_dump(grapheme_extract("abc", 2, 0, 1), grapheme_extract("abc", 1, 0, 3, $next), $next, intl_get_error_message());
var_dump(grapheme_extract("\x80\x80", 1), intl_get_error_message());
foreach ([["a", -1], ["a", 2 ** 31], ["a", 1, 3]] as $arguments) {
    try {
        grapheme_extract(...$arguments);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
""/0 ""/3 ""/4 ""/15 "a\u0308"/3 "b"/4 "\ud83d\udc69\u200d\ud83d\udc67"/15 "c"/16 "a\u0308b"/4 "b\ud83d\udc69\u200d\ud83d\udc67"/15 "\ud83d\udc69\u200d\ud83d\udc67c"/16 "cd"/17 "a\u0308b\ud83d\udc69\u200d\ud83d\udc67c"/16 "b\ud83d\udc69\u200d\ud83d\udc67cd"/17 "\ud83d\udc69\u200d\ud83d\udc67cde"/18 "cde"/18 "a\u0308b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "\ud83d\udc69\u200d\ud83d\udc67cde"/18 "cde"/18 "a\u0308b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "\ud83d\udc69\u200d\ud83d\udc67cde"/18 "cde"/18 
""/0 ""/3 ""/4 ""/15 ""/0 "b"/4 ""/4 "c"/16 ""/0 "b"/4 ""/4 "cd"/17 "a\u0308b"/4 "b"/4 ""/4 "cde"/18 "a\u0308b\ud83d\udc69\u200d\ud83d\udc67c"/16 "b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "\ud83d\udc69\u200d\ud83d\udc67cde"/18 "cde"/18 "a\u0308b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "\ud83d\udc69\u200d\ud83d\udc67cde"/18 "cde"/18 
""/0 ""/3 ""/4 ""/15 ""/0 "b"/4 ""/4 "c"/16 "a\u0308"/3 "b"/4 ""/4 "cd"/17 "a\u0308b"/4 "b\ud83d\udc69\u200d\ud83d\udc67"/15 "\ud83d\udc69\u200d\ud83d\udc67c"/16 "cde"/18 "a\u0308b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "\ud83d\udc69\u200d\ud83d\udc67cde"/18 "cde"/18 "a\u0308b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "b\ud83d\udc69\u200d\ud83d\udc67cde"/18 "\ud83d\udc69\u200d\ud83d\udc67cde"/18 "cde"/18 
string(16) "61e0a44062cc81ff"
int(8)
string(2) "bc"
bool(false)
int(3)
string(73) "grapheme_extract: start not contained in string: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(64) "grapheme_extract: invalid input string: U_ILLEGAL_ARGUMENT_ERROR"
grapheme_extract(): Argument #2 ($size) must be greater than or equal to 0
grapheme_extract(): Argument #2 ($size) is too large
grapheme_extract(): Argument #3 ($type) must be one of GRAPHEME_EXTR_COUNT, GRAPHEME_EXTR_MAXBYTES, or GRAPHEME_EXTR_MAXCHARS
