--TEST--
Functions and classes that intl has got (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
function t($f) { try { $r = $f(); if (is_object($r)) echo get_class($r), "\n"; else var_dump($r); return $r; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; } }
foreach ([['kitten','sitting'], ['café', "cafe\u{301}"], ['', 'abc'], ['👨‍👩‍👧', 'x'], ["a\xff", 'a']] as [$a, $b]) t(fn() => grapheme_levenshtein($a, $b)); t(fn() => grapheme_levenshtein('abc', 'axd', 2, 3, 4)); t(fn() => grapheme_levenshtein('abc', 'axd', 0)); t(fn() => grapheme_levenshtein('abc', 'axd', 1, 0)); t(fn() => grapheme_levenshtein('a', 'b', 1, 1, 0)); echo intl_get_error_message(), "\n";
foreach (['en', 'ar', 'he-IL', 'zh_TW', '', 'xx-bad-zzzzzzzzzzzzz'] as $l) { t(fn() => locale_is_right_to_left($l)); t(fn() => Locale::isRightToLeft($l)); t(fn() => locale_add_likely_subtags($l)); t(fn() => locale_minimize_subtags($l)); t(fn() => Locale::addLikelySubtags($l)); }
t(fn() => grapheme_str_split("cafe\u{301}s", 1)); t(fn() => grapheme_str_split("abc", 2)); t(fn() => grapheme_str_split("abc", 0)); t(fn() => grapheme_str_split("", 1)); t(fn() => grapheme_str_split("a\xff")); 
$f = t(fn() => new IntlListFormatter('en')); t(fn() => $f->format(['a', 'b', 'c'])); t(fn() => $f->format([])); t(fn() => $f->format(['x'])); t(fn() => (new IntlListFormatter('de', IntlListFormatter::TYPE_OR))->format([1, 2])); t(fn() => (new IntlListFormatter('en', IntlListFormatter::TYPE_UNITS, IntlListFormatter::WIDTH_NARROW))->format(['3 ft', '7 in'])); t(fn() => new IntlListFormatter('en', 9)); t(fn() => new IntlListFormatter('en', 0, 9)); t(fn() => $f->getErrorCode()); t(fn() => $f->getErrorMessage()); t(fn() => $f->format([[]])); t(fn() => $f->format([true, 1.5, null]));
--EXPECT--
int(3)
int(0)
int(3)
int(1)
bool(false)
int(6)
ValueError: grapheme_levenshtein(): Argument #3 ($insertion_cost) must be greater than 0 and less than or equal to 1073741823 0
ValueError: grapheme_levenshtein(): Argument #4 ($replacement_cost) must be greater than 0 and less than or equal to 1073741823 0
ValueError: grapheme_levenshtein(): Argument #5 ($deletion_cost) must be greater than 0 and less than or equal to 1073741823 0
grapheme_levenshtein(): Error converting input string to UTF-16: U_INVALID_CHAR_FOUND
bool(false)
bool(false)
string(10) "en_Latn_US"
string(2) "en"
string(10) "en_Latn_US"
bool(true)
bool(true)
string(10) "ar_Arab_EG"
string(2) "ar"
string(10) "ar_Arab_EG"
bool(true)
bool(true)
string(10) "he_Hebr_IL"
string(2) "he"
string(10) "he_Hebr_IL"
bool(false)
bool(false)
string(10) "zh_Hant_TW"
string(5) "zh_TW"
string(10) "zh_Hant_TW"
bool(false)
bool(false)
string(16) "en_Latn_US_POSIX"
string(9) "en__POSIX"
string(16) "en_Latn_US_POSIX"
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
array(5) {
  [0]=>
  string(1) "c"
  [1]=>
  string(1) "a"
  [2]=>
  string(1) "f"
  [3]=>
  string(3) "é"
  [4]=>
  string(1) "s"
}
array(2) {
  [0]=>
  string(2) "ab"
  [1]=>
  string(1) "c"
}
ValueError: grapheme_str_split(): Argument #2 ($length) must be greater than 0 and less than or equal to 1073741823 0
array(0) {
}
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "�"
}
IntlListFormatter
string(11) "a, b, and c"
string(0) ""
string(1) "x"
string(8) "1 oder 2"
string(9) "3 ft 7 in"
ValueError: IntlListFormatter::__construct(): Argument #2 ($type) must be one of IntlListFormatter::TYPE_AND, IntlListFormatter::TYPE_OR, or IntlListFormatter::TYPE_UNITS 0
ValueError: IntlListFormatter::__construct(): Argument #3 ($width) must be one of IntlListFormatter::WIDTH_WIDE, IntlListFormatter::WIDTH_SHORT, or IntlListFormatter::WIDTH_NARROW 0
int(0)
string(12) "U_ZERO_ERROR"

Warning: Array to string conversion in {PWD}/intl_additions.php on line 6
string(5) "Array"
string(12) "1, 1.5, and "
