--TEST--
Functions of PHP 8.3 and 8.4
--INI--
zvm.php=8.4
--FILE--
<?php
var_dump(array_find([1, 5, 9], fn($v) => $v > 3), array_find_key(['a' => 1, 'b' => 2], fn($v, $k) => $k === 'b'), array_any([], fn() => true), array_all([], fn() => false), array_all([1, 0], fn($v) => $v), array_find([1], fn() => false));
var_dump(str_increment('Az'), str_increment('zZ9'), str_decrement('Ba'), str_decrement('10'), json_validate('{"a":[1,2]}'), json_validate('{a}'), json_last_error_msg());
var_dump(mb_str_pad('äö', 5, '→', STR_PAD_BOTH), mb_trim("\u{3000}x\u{a0} "), mb_ltrim('→→x→', '→'), mb_rtrim('→x→→', '→'), mb_ucfirst('éa'), mb_lcfirst('ÉA'), mb_ucfirst(''));
var_dump(fpow(2, -1), bcceil('-1.5'), bcfloor('-1.5'), bcround('2.5', 0, RoundingMode::HalfEven), bcdivmod('7.5', '-2', 1));
foreach ([fn() => str_increment(''), fn() => str_decrement('0'), fn() => mb_str_pad('a', 3, ''), fn() => json_validate('1', 0)] as $f) try { $f(); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
int(5)
string(1) "b"
bool(false)
bool(true)
bool(false)
NULL
string(2) "Ba"
string(4) "aaA0"
string(2) "Az"
string(1) "9"
bool(true)
bool(false)
string(12) "Syntax error"
string(13) "→äö→→"
string(1) "x"
string(4) "x→"
string(4) "→x"
string(3) "Éa"
string(3) "éA"
string(0) ""
float(0.5)
string(2) "-1"
string(2) "-2"
string(1) "2"
array(2) {
  [0]=>
  string(2) "-3"
  [1]=>
  string(3) "1.5"
}
str_increment(): Argument #1 ($string) must not be empty
str_decrement(): Argument #1 ($string) "0" is out of decrement range
mb_str_pad(): Argument #3 ($pad_string) must not be empty
json_validate(): Argument #2 ($depth) must be greater than 0
