--TEST--
htmlspecialchars() tells once of a charset that it does not know, whatever the text and the flags are
--FILE--
<?php
foreach (["\xc3\xa4<", "\xff<", '<'] as $text) {
    foreach ([ENT_QUOTES, ENT_QUOTES | ENT_SUBSTITUTE, ENT_HTML5] as $flags) {
        echo bin2hex(htmlspecialchars($text, $flags, 'none')), ' ', bin2hex(htmlspecialchars($text, $flags, '', false)), "\n";
    }
}
--EXPECT--
Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
c3a4266c743b c3a4266c743b

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
c3a4266c743b c3a4266c743b

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
c3a4266c743b c3a4266c743b

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
 

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
efbfbd266c743b efbfbd266c743b

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
 

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
266c743b 266c743b

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
266c743b 266c743b

Warning: htmlspecialchars(): Charset "none" is not supported, assuming UTF-8 in {PWD}/unknown_charset_once.php on line 4
266c743b 266c743b
