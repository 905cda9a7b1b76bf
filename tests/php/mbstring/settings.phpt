--TEST--
mb_language(), mb_internal_encoding(), mb_http_output(), mb_http_input(), mb_get_info() and their directives
--EXTENSIONS--
mbstring
--FILE--
<?php
var_dump(mb_language(), mb_internal_encoding(), mb_http_output(), mb_http_input(), mb_http_input("I"), mb_http_input("L"));
var_dump(mb_language("ja"), mb_language(), mb_internal_encoding("EUC-JP"), mb_internal_encoding(), mb_http_output("pass"));
var_dump(mb_get_info());
var_dump(ini_set("mbstring.language", "x"), ini_set("mbstring.substitute_character", "long"), mb_substitute_character());
var_dump(ini_set("mbstring.detect_order", "SJIS,x"), ini_set("default_charset", "KOI8-R"), mb_http_output());
var_dump(ini_set("mbstring.internal_encoding", "SJIS"), mb_internal_encoding());
foreach ([fn() => mb_language("x"), fn() => mb_internal_encoding("x"), fn() => mb_http_output("x"), fn() => mb_get_info("x")] as $call) {
    try {
        $call();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
string(7) "neutral"
string(5) "UTF-8"
string(5) "UTF-8"
bool(false)
array(1) {
  [0]=>
  string(5) "UTF-8"
}
string(5) "UTF-8"
bool(true)
string(8) "Japanese"
bool(true)
string(6) "EUC-JP"
bool(true)
array(12) {
  ["internal_encoding"]=>
  string(6) "EUC-JP"
  ["http_output"]=>
  string(4) "pass"
  ["http_output_conv_mimetypes"]=>
  string(31) "^(text/|application/xhtml\+xml)"
  ["mail_charset"]=>
  string(11) "ISO-2022-JP"
  ["mail_header_encoding"]=>
  string(6) "BASE64"
  ["mail_body_encoding"]=>
  string(4) "7bit"
  ["illegal_chars"]=>
  int(0)
  ["encoding_translation"]=>
  string(3) "Off"
  ["language"]=>
  string(8) "Japanese"
  ["detect_order"]=>
  array(2) {
    [0]=>
    string(5) "ASCII"
    [1]=>
    string(5) "UTF-8"
  }
  ["substitute_character"]=>
  int(63)
  ["strict_detection"]=>
  string(3) "Off"
}
bool(false)
string(0) ""
string(4) "long"

Warning: ini_set(): INI setting contains invalid encoding "x" in {PWD}/settings.php on line 6
bool(false)
string(5) "UTF-8"
string(4) "pass"

Deprecated: ini_set(): Use of mbstring.internal_encoding is deprecated in {PWD}/settings.php on line 7
string(0) ""
string(4) "SJIS"
mb_language(): Argument #1 ($language) must be a valid language, "x" given
mb_internal_encoding(): Argument #1 ($encoding) must be a valid encoding, "x" given
mb_http_output(): Argument #1 ($encoding) must be a valid encoding, "x" given
