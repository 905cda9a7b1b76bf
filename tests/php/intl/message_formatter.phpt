--TEST--
MessageFormatter: numbered and named arguments, types, parsing, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
date_default_timezone_set('Europe/Berlin');
$message = msgfmt_create('en_US', "{0,number,integer} monkeys on {1,number} trees make {2,number} per tree '{x}' it's");
var_dump(msgfmt_format($message, [4560, 123, 4560 / 123]), msgfmt_parse($message, '4,560 monkeys on 123 trees make 37.073 per tree {x} it\'s'));
var_dump(msgfmt_get_pattern($message), msgfmt_get_locale($message), msgfmt_get_error_code($message), msgfmt_get_error_message($message));
var_dump(msgfmt_format_message('de', '{name} hat {n, plural, =0{keine} one{# Katze} other{# Katzen {d, date, short}}} {g, select, m{er} other{sie}}', ['name' => 'Ã„', 'n' => 5, 'd' => 1.3e9, 'g' => 'm']));
var_dump(msgfmt_format_message('en', "{0,choice,0#none|1#one {1}|2# '|' {1} '{'} {2}", [2, 'A', 'B']), msgfmt_format_message('de', '{0} {1} {2}', [3, true, -1.5]));
foreach (['{0,number,integer}' => [2 ** 40], '{x,number,integer}' => ['x' => 2 ** 40], '{x,date}' => ['x' => 'foo'], '{x,date} {x,number}' => ['x' => 1], '{y}' => ['y' => "\xff"], '{z} {0}' => [[1]], '{0' => [], '{0,plural}' => [1]] as $pattern => $arguments) {
    var_dump(MessageFormatter::formatMessage('de', $pattern, $arguments), intl_get_error_message());
}
try {
    new MessageFormatter('de', '{0,choice}');
} catch (IntlException $exception) {
    echo $exception->getMessage(), ' ', $exception->getCode(), "\n";
}
$copy = clone $message;
var_dump(msgfmt_set_pattern($message, '{0}'), $message->format(['z']), $copy->format([1, 2, 3]), msgfmt_parse_message('en', '{0,number} {1}', '5 x'));
--EXPECT--
string(56) "4,560 monkeys on 123 trees make 37.073 per tree {x} it's"
array(3) {
  [0]=>
  int(4560)
  [1]=>
  int(123)
  [2]=>
  float(37.073)
}
string(82) "{0,number,integer} monkeys on {1,number} trees make {2,number} per tree '{x}' it's"
string(5) "en_US"
int(0)
string(12) "U_ZERO_ERROR"
string(27) "Ã„ hat 5 Katzen 13.03.11 er"
string(8) " | A { B"
string(8) "3 1 -1.5"
bool(false)
string(101) "Found PHP integer with absolute value too large for 32 bit integer argument: U_ILLEGAL_ARGUMENT_ERROR"
string(17) "1.099.511.627.776"
string(89) "Found PHP integer with absolute value too large for 32 bit integer argument: U_ZERO_ERROR"
bool(false)
string(83) "The argument for key 'x' cannot be used as a date or time: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(69) "Inconsistent types declared for an argument: U_ARGUMENT_TYPE_MISMATCH"
bool(false)
string(64) "Invalid UTF-8 data in string argument: 'ÿ': U_INVALID_CHAR_FOUND"

Warning: Array to string conversion in {PWD}/message_formatter.php on line 9
string(9) "{z} Array"
string(56) "Invalid UTF-8 data in string argument: 'ÿ': U_ZERO_ERROR"
bool(false)
string(47) "Creating message formatter failed: U_ZERO_ERROR"
bool(false)
string(107) "pattern syntax error (parse error at offset 1, after "{", before or at "0,plural}"): U_PATTERN_SYNTAX_ERROR"
pattern syntax error (parse error at offset 1, after "{", before or at "0,choice}"): U_PATTERN_SYNTAX_ERROR 65799
bool(true)
string(1) "z"
string(45) "1 monkeys on 2 trees make 3 per tree {x} it's"
array(2) {
  [0]=>
  int(5)
  [1]=>
  string(1) "x"
}
