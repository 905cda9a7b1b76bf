--TEST--
mb_ord() and mb_chr()
--EXTENSIONS--
mbstring
--FILE--
<?php
var_dump(mb_ord("é"), mb_ord("\x82\xa0", "SJIS"), mb_ord("\xff"), mb_chr(0x1F600), bin2hex(mb_chr(0x3042, "SJIS")));
var_dump(mb_chr(0xD800), mb_chr(0x110000), mb_chr(-1), mb_chr(0x3042, "ISO-8859-1"));
foreach ([fn() => mb_ord(""), fn() => mb_ord("a", "pass"), fn() => mb_chr(65, "HTML-ENTITIES")] as $call) {
    try {
        $call();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
int(233)
int(12354)
bool(false)
string(4) "😀"
string(4) "82a0"
bool(false)
bool(false)
bool(false)
bool(false)
mb_ord(): Argument #1 ($string) must not be empty
mb_ord(): Argument #2 ($encoding) must be a valid encoding, "pass" given

Deprecated: mb_chr(): Handling HTML entities via mbstring is deprecated; use htmlspecialchars, htmlentities, or mb_encode_numericentity/mb_decode_numericentity instead in {PWD}/codes.php on line 4
mb_chr() does not support the "HTML-ENTITIES" encoding
