--TEST--
iconv_get_encoding(), iconv_set_encoding() and the deprecated directives
--EXTENSIONS--
iconv
--FILE--
<?php
var_dump(iconv_get_encoding(), iconv_get_encoding("input_encoding"), iconv_get_encoding("x"));
var_dump(iconv_set_encoding("internal_encoding", "EUC-JP"), iconv_get_encoding("internal_encoding"), iconv_set_encoding("x", "y"));
var_dump(ini_set("iconv.output_encoding", str_repeat("x", 70)), ini_get("iconv.output_encoding"));
?>
--EXPECT--
array(3) {
  ["input_encoding"]=>
  string(5) "UTF-8"
  ["output_encoding"]=>
  string(5) "UTF-8"
  ["internal_encoding"]=>
  string(5) "UTF-8"
}
string(5) "UTF-8"
bool(false)

Deprecated: iconv_set_encoding(): Use of iconv.internal_encoding is deprecated in {PWD}/settings.php on line 3
bool(true)
string(6) "EUC-JP"
bool(false)
bool(false)
string(0) ""
