--TEST--
iconv(): conversions, //IGNORE, and what cannot be converted
--EXTENSIONS--
iconv
--FILE--
<?php
foreach (["ISO-8859-1", "UTF-16LE", "SHIFT_JIS", "KOI8-R//IGNORE", "ASCII//IGNORE", "nothing"] as $to) {
    var_dump(bin2hex((string)iconv("UTF-8", $to, "aéb")));
}
var_dump(iconv("UTF-8", "UTF-16", "a\xe6\x97"), iconv("UTF-8", "UTF-16", "a\xffb"));
echo iconv("UTF-8", "ASCII//TRANSLIT", "“quoted” – it’s"), "\n";
?>
--EXPECT--
string(6) "61e962"
string(12) "6100e9006200"

Notice: iconv(): Detected an illegal character in input string in {PWD}/convert.php on line 3
string(0) ""
string(4) "6162"
string(4) "6162"

Warning: iconv(): Wrong encoding, conversion from "UTF-8" to "nothing" is not allowed in {PWD}/convert.php on line 3
string(0) ""

Notice: iconv(): Detected an incomplete multibyte character in input string in {PWD}/convert.php on line 5

Notice: iconv(): Detected an illegal character in input string in {PWD}/convert.php on line 5
bool(false)
bool(false)
"quoted" - it's
