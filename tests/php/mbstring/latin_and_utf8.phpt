--TEST--
mb_convert_encoding() and iconv() between UTF-8 and ISO-8859-1
--EXTENSIONS--
mbstring
iconv
--FILE--
<?php
function show(string $what, callable $do): void {
    try {
        $got = $do();
        echo $what, ": ", is_string($got) ? bin2hex($got) : json_encode($got), "\n";
    } catch (Throwable $e) {
        echo $what, ": ", get_class($e), ": ", $e->getMessage(), "\n";
    }
}
set_error_handler(function ($level, $message) { echo "($message) "; return true; });
foreach (['plain', '', 'héllo', "h\xe9llo", '€', "\xc3", "a\xff", 'ÿĀ', "\xf0\x9f\x98\x80", "\x80\x9f\xa0", "\xed\xa0\x80", "\0é"] as $text) {
    foreach (['UTF-8', 'ISO-8859-1', 'utf-8', 'latin1', 'ASCII', 'ISO-8859-15', 'UTF-16BE', 'nope', 'UTF-8//IGNORE', 'ISO-8859-1//TRANSLIT'] as $to) {
        show("mb $to", fn() => mb_convert_encoding($text, $to));
        foreach (['UTF-8', 'ISO-8859-1', 'UTF-16BE'] as $from) {
            show("mb $from $to", fn() => mb_convert_encoding($text, $to, $from));
            show("iconv $from $to", fn() => iconv($from, $to, $text));
        }
    }
    show('list', fn() => mb_convert_encoding($text, 'UTF-8', ['UTF-8', 'ISO-8859-1']));
    show('null', fn() => mb_convert_encoding($text, 'ISO-8859-1', null));
}
show('array', fn() => mb_convert_encoding(['a' => 'é'], 'ISO-8859-1', 'UTF-8'));
mb_internal_encoding('ISO-8859-1');
show('internal', fn() => mb_convert_encoding("h\xe9", 'UTF-8'));
show('internal', fn() => mb_convert_encoding("h\xe9", 'UTF-8', 'UTF-8'));
--EXPECT--
mb UTF-8: 706c61696e
mb UTF-8 UTF-8: 706c61696e
iconv UTF-8 UTF-8: 706c61696e
mb ISO-8859-1 UTF-8: 706c61696e
iconv ISO-8859-1 UTF-8: 706c61696e
mb UTF-16BE UTF-8: e781ace685a93f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8: false
mb ISO-8859-1: 706c61696e
mb UTF-8 ISO-8859-1: 706c61696e
iconv UTF-8 ISO-8859-1: 706c61696e
mb ISO-8859-1 ISO-8859-1: 706c61696e
iconv ISO-8859-1 ISO-8859-1: 706c61696e
mb UTF-16BE ISO-8859-1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 706c61696e
mb UTF-8 utf-8: 706c61696e
iconv UTF-8 utf-8: 706c61696e
mb ISO-8859-1 utf-8: 706c61696e
iconv ISO-8859-1 utf-8: 706c61696e
mb UTF-16BE utf-8: e781ace685a93f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE utf-8: false
mb latin1: 706c61696e
mb UTF-8 latin1: 706c61696e
iconv UTF-8 latin1: 706c61696e
mb ISO-8859-1 latin1: 706c61696e
iconv ISO-8859-1 latin1: 706c61696e
mb UTF-16BE latin1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 706c61696e
mb UTF-8 ASCII: 706c61696e
iconv UTF-8 ASCII: 706c61696e
mb ISO-8859-1 ASCII: 706c61696e
iconv ISO-8859-1 ASCII: 706c61696e
mb UTF-16BE ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 706c61696e
mb UTF-8 ISO-8859-15: 706c61696e
iconv UTF-8 ISO-8859-15: 706c61696e
mb ISO-8859-1 ISO-8859-15: 706c61696e
iconv ISO-8859-1 ISO-8859-15: 706c61696e
mb UTF-16BE ISO-8859-15: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 0070006c00610069006e
mb UTF-8 UTF-16BE: 0070006c00610069006e
iconv UTF-8 UTF-16BE: 0070006c00610069006e
mb ISO-8859-1 UTF-16BE: 0070006c00610069006e
iconv ISO-8859-1 UTF-16BE: 0070006c00610069006e
mb UTF-16BE UTF-16BE: 706c6169003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-16BE: false
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 706c61696e
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: 706c61696e
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8//IGNORE: false
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-8 ISO-8859-1//TRANSLIT: 706c61696e
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: 706c61696e
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1//TRANSLIT: false
list: 706c61696e
null: 706c61696e
mb UTF-8: 
mb UTF-8 UTF-8: 
iconv UTF-8 UTF-8: 
mb ISO-8859-1 UTF-8: 
iconv ISO-8859-1 UTF-8: 
mb UTF-16BE UTF-8: 
iconv UTF-16BE UTF-8: 
mb ISO-8859-1: 
mb UTF-8 ISO-8859-1: 
iconv UTF-8 ISO-8859-1: 
mb ISO-8859-1 ISO-8859-1: 
iconv ISO-8859-1 ISO-8859-1: 
mb UTF-16BE ISO-8859-1: 
iconv UTF-16BE ISO-8859-1: 
mb utf-8: 
mb UTF-8 utf-8: 
iconv UTF-8 utf-8: 
mb ISO-8859-1 utf-8: 
iconv ISO-8859-1 utf-8: 
mb UTF-16BE utf-8: 
iconv UTF-16BE utf-8: 
mb latin1: 
mb UTF-8 latin1: 
iconv UTF-8 latin1: 
mb ISO-8859-1 latin1: 
iconv ISO-8859-1 latin1: 
mb UTF-16BE latin1: 
iconv UTF-16BE latin1: 
mb ASCII: 
mb UTF-8 ASCII: 
iconv UTF-8 ASCII: 
mb ISO-8859-1 ASCII: 
iconv ISO-8859-1 ASCII: 
mb UTF-16BE ASCII: 
iconv UTF-16BE ASCII: 
mb ISO-8859-15: 
mb UTF-8 ISO-8859-15: 
iconv UTF-8 ISO-8859-15: 
mb ISO-8859-1 ISO-8859-15: 
iconv ISO-8859-1 ISO-8859-15: 
mb UTF-16BE ISO-8859-15: 
iconv UTF-16BE ISO-8859-15: 
mb UTF-16BE: 
mb UTF-8 UTF-16BE: 
iconv UTF-8 UTF-16BE: 
mb ISO-8859-1 UTF-16BE: 
iconv ISO-8859-1 UTF-16BE: 
mb UTF-16BE UTF-16BE: 
iconv UTF-16BE UTF-16BE: 
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: 
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-16BE UTF-8//IGNORE: 
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-8 ISO-8859-1//TRANSLIT: 
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: 
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-16BE ISO-8859-1//TRANSLIT: 
list: 
null: 
mb UTF-8: 68c3a96c6c6f
mb UTF-8 UTF-8: 68c3a96c6c6f
iconv UTF-8 UTF-8: 68c3a96c6c6f
mb ISO-8859-1 UTF-8: 68c383c2a96c6c6f
iconv ISO-8859-1 UTF-8: 68c383c2a96c6c6f
mb UTF-16BE UTF-8: e6a383eaa5ace6b1af
iconv UTF-16BE UTF-8: e6a383eaa5ace6b1af
mb ISO-8859-1: 68e96c6c6f
mb UTF-8 ISO-8859-1: 68e96c6c6f
iconv UTF-8 ISO-8859-1: 68e96c6c6f
mb ISO-8859-1 ISO-8859-1: 68c3a96c6c6f
iconv ISO-8859-1 ISO-8859-1: 68c3a96c6c6f
mb UTF-16BE ISO-8859-1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 68c3a96c6c6f
mb UTF-8 utf-8: 68c3a96c6c6f
iconv UTF-8 utf-8: 68c3a96c6c6f
mb ISO-8859-1 utf-8: 68c383c2a96c6c6f
iconv ISO-8859-1 utf-8: 68c383c2a96c6c6f
mb UTF-16BE utf-8: e6a383eaa5ace6b1af
iconv UTF-16BE utf-8: e6a383eaa5ace6b1af
mb latin1: 68e96c6c6f
mb UTF-8 latin1: 68e96c6c6f
iconv UTF-8 latin1: 68e96c6c6f
mb ISO-8859-1 latin1: 68c3a96c6c6f
iconv ISO-8859-1 latin1: 68c3a96c6c6f
mb UTF-16BE latin1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 683f6c6c6f
mb UTF-8 ASCII: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 683f3f6c6c6f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 68e96c6c6f
mb UTF-8 ISO-8859-15: 68e96c6c6f
iconv UTF-8 ISO-8859-15: 68e96c6c6f
mb ISO-8859-1 ISO-8859-15: 68c3a96c6c6f
iconv ISO-8859-1 ISO-8859-15: 68c3a96c6c6f
mb UTF-16BE ISO-8859-15: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 006800e9006c006c006f
mb UTF-8 UTF-16BE: 006800e9006c006c006f
iconv UTF-8 UTF-16BE: 006800e9006c006c006f
mb ISO-8859-1 UTF-16BE: 006800c300a9006c006c006f
iconv ISO-8859-1 UTF-16BE: 006800c300a9006c006c006f
mb UTF-16BE UTF-16BE: 68c3a96c6c6f
iconv UTF-16BE UTF-16BE: 68c3a96c6c6f
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 68c3a96c6c6f
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: 68c383c2a96c6c6f
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-16BE UTF-8//IGNORE: e6a383eaa5ace6b1af
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-8 ISO-8859-1//TRANSLIT: 68e96c6c6f
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: 68c3a96c6c6f
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-16BE ISO-8859-1//TRANSLIT: 3f3f3f
list: 68c3a96c6c6f
null: 68e96c6c6f
mb UTF-8: 683f6c6c6f
mb UTF-8 UTF-8: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-8: false
mb ISO-8859-1 UTF-8: 68c3a96c6c6f
iconv ISO-8859-1 UTF-8: 68c3a96c6c6f
mb UTF-16BE UTF-8: e6a3a9e6b1ac3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8: false
mb ISO-8859-1: 683f6c6c6f
mb UTF-8 ISO-8859-1: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: 68e96c6c6f
iconv ISO-8859-1 ISO-8859-1: 68e96c6c6f
mb UTF-16BE ISO-8859-1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 683f6c6c6f
mb UTF-8 utf-8: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv UTF-8 utf-8: false
mb ISO-8859-1 utf-8: 68c3a96c6c6f
iconv ISO-8859-1 utf-8: 68c3a96c6c6f
mb UTF-16BE utf-8: e6a3a9e6b1ac3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE utf-8: false
mb latin1: 683f6c6c6f
mb UTF-8 latin1: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: 68e96c6c6f
iconv ISO-8859-1 latin1: 68e96c6c6f
mb UTF-16BE latin1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 683f6c6c6f
mb UTF-8 ASCII: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 683f6c6c6f
mb UTF-8 ISO-8859-15: 683f6c6c6f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-15: false
mb ISO-8859-1 ISO-8859-15: 68e96c6c6f
iconv ISO-8859-1 ISO-8859-15: 68e96c6c6f
mb UTF-16BE ISO-8859-15: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 0068003f006c006c006f
mb UTF-8 UTF-16BE: 0068003f006c006c006f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-16BE: false
mb ISO-8859-1 UTF-16BE: 006800e9006c006c006f
iconv ISO-8859-1 UTF-16BE: 006800e9006c006c006f
mb UTF-16BE UTF-16BE: 68e96c6c003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-16BE: false
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 686c6c6f
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: 68c3a96c6c6f
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8//IGNORE: false
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1//TRANSLIT: false
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: 68e96c6c6f
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1//TRANSLIT: false
list: 68c3a96c6c6f
null: 683f6c6c6f
mb UTF-8: e282ac
mb UTF-8 UTF-8: e282ac
iconv UTF-8 UTF-8: e282ac
mb ISO-8859-1 UTF-8: c3a2c282c2ac
iconv ISO-8859-1 UTF-8: c3a2c282c2ac
mb UTF-16BE UTF-8: ee8a823f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8: false
mb ISO-8859-1: 3f
mb UTF-8 ISO-8859-1: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: e282ac
iconv ISO-8859-1 ISO-8859-1: e282ac
mb UTF-16BE ISO-8859-1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: e282ac
mb UTF-8 utf-8: e282ac
iconv UTF-8 utf-8: e282ac
mb ISO-8859-1 utf-8: c3a2c282c2ac
iconv ISO-8859-1 utf-8: c3a2c282c2ac
mb UTF-16BE utf-8: ee8a823f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE utf-8: false
mb latin1: 3f
mb UTF-8 latin1: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: e282ac
iconv ISO-8859-1 latin1: e282ac
mb UTF-16BE latin1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 3f
mb UTF-8 ASCII: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: a4
mb UTF-8 ISO-8859-15: a4
iconv UTF-8 ISO-8859-15: a4
mb ISO-8859-1 ISO-8859-15: e282ac
iconv ISO-8859-1 ISO-8859-15: e282ac
mb UTF-16BE ISO-8859-15: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 20ac
mb UTF-8 UTF-16BE: 20ac
iconv UTF-8 UTF-16BE: 20ac
mb ISO-8859-1 UTF-16BE: 00e2008200ac
iconv ISO-8859-1 UTF-16BE: 00e2008200ac
mb UTF-16BE UTF-16BE: e282003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-16BE: false
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: e282ac
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: c3a2c282c2ac
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8//IGNORE: false
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-8 ISO-8859-1//TRANSLIT: 455552
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: e282ac
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1//TRANSLIT: false
list: e282ac
null: 3f
mb UTF-8: 3f
mb UTF-8 UTF-8: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 UTF-8: false
mb ISO-8859-1 UTF-8: c383
iconv ISO-8859-1 UTF-8: c383
mb UTF-16BE UTF-8: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8: false
mb ISO-8859-1: 3f
mb UTF-8 ISO-8859-1: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: c3
iconv ISO-8859-1 ISO-8859-1: c3
mb UTF-16BE ISO-8859-1: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 3f
mb UTF-8 utf-8: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 utf-8: false
mb ISO-8859-1 utf-8: c383
iconv ISO-8859-1 utf-8: c383
mb UTF-16BE utf-8: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE utf-8: false
mb latin1: 3f
mb UTF-8 latin1: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: c3
iconv ISO-8859-1 latin1: c3
mb UTF-16BE latin1: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE latin1: false
mb ASCII: 3f
mb UTF-8 ASCII: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 3f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 3f
mb UTF-8 ISO-8859-15: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 ISO-8859-15: false
mb ISO-8859-1 ISO-8859-15: c3
iconv ISO-8859-1 ISO-8859-15: c3
mb UTF-16BE ISO-8859-15: 3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 003f
mb UTF-8 UTF-16BE: 003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 UTF-16BE: false
mb ISO-8859-1 UTF-16BE: 00c3
iconv ISO-8859-1 UTF-16BE: 00c3
mb UTF-16BE UTF-16BE: 003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-16BE: false
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 UTF-8//IGNORE: false
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: c383
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8//IGNORE: false
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-8 ISO-8859-1//TRANSLIT: false
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: c3
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1//TRANSLIT: false
list: c383
null: 3f
mb UTF-8: 613f
mb UTF-8 UTF-8: 613f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-8: false
mb ISO-8859-1 UTF-8: 61c3bf
iconv ISO-8859-1 UTF-8: 61c3bf
mb UTF-16BE UTF-8: e687bf
iconv UTF-16BE UTF-8: e687bf
mb ISO-8859-1: 613f
mb UTF-8 ISO-8859-1: 613f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: 61ff
iconv ISO-8859-1 ISO-8859-1: 61ff
mb UTF-16BE ISO-8859-1: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 613f
mb UTF-8 utf-8: 613f
(iconv(): Detected an illegal character in input string) iconv UTF-8 utf-8: false
mb ISO-8859-1 utf-8: 61c3bf
iconv ISO-8859-1 utf-8: 61c3bf
mb UTF-16BE utf-8: e687bf
iconv UTF-16BE utf-8: e687bf
mb latin1: 613f
mb UTF-8 latin1: 613f
(iconv(): Detected an illegal character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: 61ff
iconv ISO-8859-1 latin1: 61ff
mb UTF-16BE latin1: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 613f
mb UTF-8 ASCII: 613f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 613f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 613f
mb UTF-8 ISO-8859-15: 613f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-15: false
mb ISO-8859-1 ISO-8859-15: 61ff
iconv ISO-8859-1 ISO-8859-15: 61ff
mb UTF-16BE ISO-8859-15: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 0061003f
mb UTF-8 UTF-16BE: 0061003f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-16BE: false
mb ISO-8859-1 UTF-16BE: 006100ff
iconv ISO-8859-1 UTF-16BE: 006100ff
mb UTF-16BE UTF-16BE: 61ff
iconv UTF-16BE UTF-16BE: 61ff
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 61
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: 61c3bf
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-16BE UTF-8//IGNORE: e687bf
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1//TRANSLIT: false
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: 61ff
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-16BE ISO-8859-1//TRANSLIT: 3f
list: 61c3bf
null: 613f
mb UTF-8: c3bfc480
mb UTF-8 UTF-8: c3bfc480
iconv UTF-8 UTF-8: c3bfc480
mb ISO-8859-1 UTF-8: c383c2bfc384c280
iconv ISO-8859-1 UTF-8: c383c2bfc384c280
mb UTF-16BE UTF-8: ec8ebfec9280
iconv UTF-16BE UTF-8: ec8ebfec9280
mb ISO-8859-1: ff3f
mb UTF-8 ISO-8859-1: ff3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: c3bfc480
iconv ISO-8859-1 ISO-8859-1: c3bfc480
mb UTF-16BE ISO-8859-1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: c3bfc480
mb UTF-8 utf-8: c3bfc480
iconv UTF-8 utf-8: c3bfc480
mb ISO-8859-1 utf-8: c383c2bfc384c280
iconv ISO-8859-1 utf-8: c383c2bfc384c280
mb UTF-16BE utf-8: ec8ebfec9280
iconv UTF-16BE utf-8: ec8ebfec9280
mb latin1: ff3f
mb UTF-8 latin1: ff3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: c3bfc480
iconv ISO-8859-1 latin1: c3bfc480
mb UTF-16BE latin1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 3f3f
mb UTF-8 ASCII: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 3f3f3f3f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: ff3f
mb UTF-8 ISO-8859-15: ff3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-15: false
mb ISO-8859-1 ISO-8859-15: c3bfc480
iconv ISO-8859-1 ISO-8859-15: c3bfc480
mb UTF-16BE ISO-8859-15: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 00ff0100
mb UTF-8 UTF-16BE: 00ff0100
iconv UTF-8 UTF-16BE: 00ff0100
mb ISO-8859-1 UTF-16BE: 00c300bf00c40080
iconv ISO-8859-1 UTF-16BE: 00c300bf00c40080
mb UTF-16BE UTF-16BE: c3bfc480
iconv UTF-16BE UTF-16BE: c3bfc480
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: c3bfc480
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: c383c2bfc384c280
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-16BE UTF-8//IGNORE: ec8ebfec9280
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-8 ISO-8859-1//TRANSLIT: ff41
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: c3bfc480
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-16BE ISO-8859-1//TRANSLIT: 3f3f
list: c3bfc480
null: ff3f
mb UTF-8: f09f9880
mb UTF-8 UTF-8: f09f9880
iconv UTF-8 UTF-8: f09f9880
mb ISO-8859-1 UTF-8: c3b0c29fc298c280
iconv ISO-8859-1 UTF-8: c3b0c29fc298c280
mb UTF-16BE UTF-8: ef829fe9a280
iconv UTF-16BE UTF-8: ef829fe9a280
mb ISO-8859-1: 3f
mb UTF-8 ISO-8859-1: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: f09f9880
iconv ISO-8859-1 ISO-8859-1: f09f9880
mb UTF-16BE ISO-8859-1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: f09f9880
mb UTF-8 utf-8: f09f9880
iconv UTF-8 utf-8: f09f9880
mb ISO-8859-1 utf-8: c3b0c29fc298c280
iconv ISO-8859-1 utf-8: c3b0c29fc298c280
mb UTF-16BE utf-8: ef829fe9a280
iconv UTF-16BE utf-8: ef829fe9a280
mb latin1: 3f
mb UTF-8 latin1: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: f09f9880
iconv ISO-8859-1 latin1: f09f9880
mb UTF-16BE latin1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 3f
mb UTF-8 ASCII: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 3f3f3f3f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 3f
mb UTF-8 ISO-8859-15: 3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-15: false
mb ISO-8859-1 ISO-8859-15: f09f9880
iconv ISO-8859-1 ISO-8859-15: f09f9880
mb UTF-16BE ISO-8859-15: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: d83dde00
mb UTF-8 UTF-16BE: d83dde00
iconv UTF-8 UTF-16BE: d83dde00
mb ISO-8859-1 UTF-16BE: 00f0009f00980080
iconv ISO-8859-1 UTF-16BE: 00f0009f00980080
mb UTF-16BE UTF-16BE: f09f9880
iconv UTF-16BE UTF-16BE: f09f9880
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: f09f9880
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: c3b0c29fc298c280
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-16BE UTF-8//IGNORE: ef829fe9a280
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-8 ISO-8859-1//TRANSLIT: 3f
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: f09f9880
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-16BE ISO-8859-1//TRANSLIT: 3f3f
list: f09f9880
null: 3f
mb UTF-8: 3f3f3f
mb UTF-8 UTF-8: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-8: false
mb ISO-8859-1 UTF-8: c280c29fc2a0
iconv ISO-8859-1 UTF-8: c280c29fc2a0
mb UTF-16BE UTF-8: e8829f3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8: false
mb ISO-8859-1: 3f3f3f
mb UTF-8 ISO-8859-1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: 809fa0
iconv ISO-8859-1 ISO-8859-1: 809fa0
mb UTF-16BE ISO-8859-1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 3f3f3f
mb UTF-8 utf-8: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 utf-8: false
mb ISO-8859-1 utf-8: c280c29fc2a0
iconv ISO-8859-1 utf-8: c280c29fc2a0
mb UTF-16BE utf-8: e8829f3f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE utf-8: false
mb latin1: 3f3f3f
mb UTF-8 latin1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: 809fa0
iconv ISO-8859-1 latin1: 809fa0
mb UTF-16BE latin1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 3f3f3f
mb UTF-8 ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 3f3f3f
mb UTF-8 ISO-8859-15: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-15: false
mb ISO-8859-1 ISO-8859-15: 809fa0
iconv ISO-8859-1 ISO-8859-15: 809fa0
mb UTF-16BE ISO-8859-15: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 003f003f003f
mb UTF-8 UTF-16BE: 003f003f003f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-16BE: false
mb ISO-8859-1 UTF-16BE: 0080009f00a0
iconv ISO-8859-1 UTF-16BE: 0080009f00a0
mb UTF-16BE UTF-16BE: 809f003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-16BE: false
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: c280c29fc2a0
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8//IGNORE: false
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1//TRANSLIT: false
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: 809fa0
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1//TRANSLIT: false
list: c280c29fc2a0
null: 3f3f3f
mb UTF-8: 3f3f3f
mb UTF-8 UTF-8: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-8: false
mb ISO-8859-1 UTF-8: c3adc2a0c280
iconv ISO-8859-1 UTF-8: c3adc2a0c280
mb UTF-16BE UTF-8: eeb6a03f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8: false
mb ISO-8859-1: 3f3f3f
mb UTF-8 ISO-8859-1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1: false
mb ISO-8859-1 ISO-8859-1: eda080
iconv ISO-8859-1 ISO-8859-1: eda080
mb UTF-16BE ISO-8859-1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 3f3f3f
mb UTF-8 utf-8: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 utf-8: false
mb ISO-8859-1 utf-8: c3adc2a0c280
iconv ISO-8859-1 utf-8: c3adc2a0c280
mb UTF-16BE utf-8: eeb6a03f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE utf-8: false
mb latin1: 3f3f3f
mb UTF-8 latin1: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 latin1: false
mb ISO-8859-1 latin1: eda080
iconv ISO-8859-1 latin1: eda080
mb UTF-16BE latin1: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE latin1: false
mb ASCII: 3f3f3f
mb UTF-8 ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 3f3f3f
mb UTF-8 ISO-8859-15: 3f3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-15: false
mb ISO-8859-1 ISO-8859-15: eda080
iconv ISO-8859-1 ISO-8859-15: eda080
mb UTF-16BE ISO-8859-15: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 003f003f003f
mb UTF-8 UTF-16BE: 003f003f003f
(iconv(): Detected an illegal character in input string) iconv UTF-8 UTF-16BE: false
mb ISO-8859-1 UTF-16BE: 00ed00a00080
iconv ISO-8859-1 UTF-16BE: 00ed00a00080
mb UTF-16BE UTF-16BE: eda0003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-16BE: false
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: c3adc2a0c280
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8//IGNORE: false
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an illegal character in input string) iconv UTF-8 ISO-8859-1//TRANSLIT: false
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: eda080
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1//TRANSLIT: false
list: c3adc2a0c280
null: 3f3f3f
mb UTF-8: 00c3a9
mb UTF-8 UTF-8: 00c3a9
iconv UTF-8 UTF-8: 00c3a9
mb ISO-8859-1 UTF-8: 00c383c2a9
iconv ISO-8859-1 UTF-8: 00c383c2a9
mb UTF-16BE UTF-8: c3833f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8: false
mb ISO-8859-1: 00e9
mb UTF-8 ISO-8859-1: 00e9
iconv UTF-8 ISO-8859-1: 00e9
mb ISO-8859-1 ISO-8859-1: 00c3a9
iconv ISO-8859-1 ISO-8859-1: 00c3a9
mb UTF-16BE ISO-8859-1: c33f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1: false
mb utf-8: 00c3a9
mb UTF-8 utf-8: 00c3a9
iconv UTF-8 utf-8: 00c3a9
mb ISO-8859-1 utf-8: 00c383c2a9
iconv ISO-8859-1 utf-8: 00c383c2a9
mb UTF-16BE utf-8: c3833f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE utf-8: false
mb latin1: 00e9
mb UTF-8 latin1: 00e9
iconv UTF-8 latin1: 00e9
mb ISO-8859-1 latin1: 00c3a9
iconv ISO-8859-1 latin1: 00c3a9
mb UTF-16BE latin1: c33f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE latin1: false
mb ASCII: 003f
mb UTF-8 ASCII: 003f
(iconv(): Detected an illegal character in input string) iconv UTF-8 ASCII: false
mb ISO-8859-1 ASCII: 003f3f
(iconv(): Detected an illegal character in input string) iconv ISO-8859-1 ASCII: false
mb UTF-16BE ASCII: 3f3f
(iconv(): Detected an illegal character in input string) iconv UTF-16BE ASCII: false
mb ISO-8859-15: 00e9
mb UTF-8 ISO-8859-15: 00e9
iconv UTF-8 ISO-8859-15: 00e9
mb ISO-8859-1 ISO-8859-15: 00c3a9
iconv ISO-8859-1 ISO-8859-15: 00c3a9
mb UTF-16BE ISO-8859-15: c33f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-15: false
mb UTF-16BE: 000000e9
mb UTF-8 UTF-16BE: 000000e9
iconv UTF-8 UTF-16BE: 000000e9
mb ISO-8859-1 UTF-16BE: 000000c300a9
iconv ISO-8859-1 UTF-16BE: 000000c300a9
mb UTF-16BE UTF-16BE: 00c3003f
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-16BE: false
mb nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
mb UTF-8 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-8" to "nope" is not allowed) iconv UTF-8 nope: false
mb ISO-8859-1 nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "ISO-8859-1" to "nope" is not allowed) iconv ISO-8859-1 nope: false
mb UTF-16BE nope: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "nope" given
(iconv(): Wrong encoding, conversion from "UTF-16BE" to "nope" is not allowed) iconv UTF-16BE nope: false
mb UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
mb UTF-8 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv UTF-8 UTF-8//IGNORE: 00c3a9
mb ISO-8859-1 UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
iconv ISO-8859-1 UTF-8//IGNORE: 00c383c2a9
mb UTF-16BE UTF-8//IGNORE: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "UTF-8//IGNORE" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE UTF-8//IGNORE: false
mb ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
mb UTF-8 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv UTF-8 ISO-8859-1//TRANSLIT: 00e9
mb ISO-8859-1 ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
iconv ISO-8859-1 ISO-8859-1//TRANSLIT: 00c3a9
mb UTF-16BE ISO-8859-1//TRANSLIT: ValueError: mb_convert_encoding(): Argument #2 ($to_encoding) must be a valid encoding, "ISO-8859-1//TRANSLIT" given
(iconv(): Detected an incomplete multibyte character in input string) iconv UTF-16BE ISO-8859-1//TRANSLIT: false
list: 00c3a9
null: 00e9
array: 
internal: 68c3a9
internal: 683f
