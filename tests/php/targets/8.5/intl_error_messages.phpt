--TEST--
Errors of intl name the running function (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
var_dump(grapheme_strpos("a\xff", "x")); echo intl_get_error_message(), "\n";
var_dump(Locale::getDisplayName(str_repeat('x', 300))); echo intl_get_error_message(), "\n";
try { $f = new IntlDateFormatter('en', 99, 0); } catch (Throwable $e) { echo $e->getMessage(), "\n"; } echo intl_get_error_message(), "\n";
$n = NumberFormatter::create('en', 1); var_dump($n->parse('abc')); echo $n->getErrorMessage(), "\n"; echo intl_get_error_message(), "\n";
var_dump(numfmt_parse($n, 'abc')); echo intl_get_error_message(), "\n";
var_dump(IntlTimeZone::getEquivalentID('x', 99)); echo intl_get_error_message(), "\n";
var_dump(msgfmt_create('en', '{0')); echo intl_get_error_message(), "\n";
try { new MessageFormatter('en', '{0'); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
var_dump(grapheme_strpos("a\xff", "x")); 
var_dump(normalizer_normalize("a\xff")); echo intl_get_error_message(), "\n";
var_dump(Normalizer::normalize("a\xff")); echo intl_get_error_message(), "\n";
ini_set('intl.use_exceptions', 1);
try { grapheme_strpos("a\xff", "x"); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
var_dump(idn_to_ascii("")); 
--EXPECT--
bool(false)
grapheme_strpos(): Error converting input string to UTF-16: U_INVALID_CHAR_FOUND
bool(false)
Locale::getDisplayName(): name too long: U_ILLEGAL_ARGUMENT_ERROR
IntlDateFormatter::__construct(): invalid date format style
IntlDateFormatter::__construct(): invalid date format style: U_ILLEGAL_ARGUMENT_ERROR
bool(false)
NumberFormatter::parse(): Number parsing failed: U_PARSE_ERROR
U_ZERO_ERROR
bool(false)
numfmt_parse(): Number parsing failed: U_PARSE_ERROR
string(0) ""
U_ZERO_ERROR
NULL
msgfmt_create(): message formatter creation failed: U_UNMATCHED_BRACES
MessageFormatter::__construct(): message formatter creation failed
bool(false)
bool(false)
normalizer_normalize(): Error converting input string to UTF-16: U_INVALID_CHAR_FOUND
bool(false)
Normalizer::normalize(): Error converting input string to UTF-16: U_INVALID_CHAR_FOUND
grapheme_strpos(): Error converting input string to UTF-16

Fatal error: Uncaught ValueError: idn_to_ascii(): Argument #1 ($domain) must not be empty in {PWD}/intl_error_messages.php:15
Stack trace:
#0 {PWD}/intl_error_messages.php(15): idn_to_ascii('')
#1 {main}
  thrown in {PWD}/intl_error_messages.php on line 15
--EXIT--
255
