--TEST--
Trims, paddings and cases of texts in several encodings
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['mb_trim','mb_ltrim','mb_rtrim'] as $f) { var_dump($f("\u{3000}\u{a0} a \u{feff}\u{200b}"), $f("äaÄ", "ä"), $f("abc", "a..c"), $f("", "x"), $f("abc", ""), $f("\xff a \xff"), $f("あいうあ", "あ"), bin2hex($f("\x82\xa0a\x82\xa0", "\x82\xa0", "SJIS"))); try { $f("a", null, "BAD"); } catch (ValueError $e) { echo $e->getMessage(), "\n"; } }
var_dump(mb_ucfirst("ǆabc"), mb_lcfirst("ÄB"), mb_ucfirst("ßa"), mb_ucfirst(""), mb_ucfirst("ﬁx"), mb_lcfirst("İX"), mb_ucfirst("\xffa"), mb_ucfirst("i̇", "UTF-16BE")); try { mb_ucfirst("a", "BAD"); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
var_dump(mb_str_pad("ä", 5, "öü", STR_PAD_BOTH), mb_str_pad("a", -1), mb_str_pad("abc", 2)); foreach ([["a", 5, ""], ["a", 5, "x", 9], ["a",5,"x",1,"BAD"]] as $a) try { mb_str_pad(...$a); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
var_dump(mb_strtoupper("ΑΣ ß ŉ"), mb_strtolower("ΑΣ Σ ΑΣ."), mb_convert_case("ΑΣ'Σ it's", MB_CASE_TITLE), mb_http_input('x'), mb_strimwidth("あいう", 0, 3, "…"), mb_detect_encoding("abc", []) ?? 0);
--EXPECT--
string(8) "a ﻿​"
string(3) "aÄ"
string(1) "b"
string(0) ""
string(3) "abc"
string(5) "� a �"
string(6) "いう"
string(2) "61"
mb_trim(): Argument #3 ($encoding) must be a valid encoding, "BAD" given
string(8) "a ﻿​"
string(3) "aÄ"
string(2) "bc"
string(0) ""
string(3) "abc"
string(5) "� a �"
string(9) "いうあ"
string(6) "6182a0"
mb_ltrim(): Argument #3 ($encoding) must be a valid encoding, "BAD" given
string(14) "　  a ﻿​"
string(5) "äaÄ"
string(2) "ab"
string(0) ""
string(3) "abc"
string(5) "� a �"
string(9) "あいう"
string(6) "82a061"
mb_rtrim(): Argument #3 ($encoding) must be a valid encoding, "BAD" given
string(5) "ǅabc"
string(3) "äB"
string(3) "Ssa"
string(0) ""
string(3) "Fix"
string(4) "i̇X"
string(2) "�a"
string(3) "i̇"
mb_ucfirst(): Argument #2 ($encoding) must be a valid encoding, "BAD" given
string(10) "öüäöü"
string(1) "a"
string(3) "abc"
mb_str_pad(): Argument #3 ($pad_string) must not be empty
mb_str_pad(): Argument #4 ($pad_type) must be STR_PAD_LEFT, STR_PAD_RIGHT, or STR_PAD_BOTH
mb_str_pad(): Argument #5 ($encoding) must be a valid encoding, "BAD" given

Fatal error: Uncaught ValueError: mb_http_input(): Argument #1 ($type) must be one of "G", "P", "C", "S", "I", or "L" in {PWD}/multibyte_trims_and_cases.php:5
Stack trace:
#0 {PWD}/multibyte_trims_and_cases.php(5): mb_http_input('x')
#1 {main}
  thrown in {PWD}/multibyte_trims_and_cases.php on line 5
--EXIT--
255
