--TEST--
mb_parse_str(): the encoding found out, nested names
--EXTENSIONS--
mbstring
--INI--
mbstring.http_input=SJIS,EUC-JP
--FILE--
<?php
var_dump(mb_parse_str("a=1&b[x][]=%83e%83X%83g&b[x][]=2&c+d=%93%fa%96%7b%8c%ea", $result), $result, mb_http_input("S"));
?>
--EXPECT--
Deprecated: PHP Startup: Use of mbstring.http_input is deprecated in Unknown on line 0
bool(true)
array(3) {
  ["a"]=>
  string(1) "1"
  ["b"]=>
  array(1) {
    ["x"]=>
    array(2) {
      [0]=>
      string(9) "テスト"
      [1]=>
      string(1) "2"
    }
  }
  ["c_d"]=>
  string(9) "日本語"
}
bool(false)
