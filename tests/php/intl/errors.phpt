--TEST--
intl_get_error_*(), intl_is_failure(), intl_error_name(), intl.error_level and intl.use_exceptions
--EXTENSIONS--
intl
--FILE--
<?php
var_dump(intl_get_error_code(), intl_get_error_message(), intl_is_failure(U_ILLEGAL_ARGUMENT_ERROR), intl_is_failure(U_USING_DEFAULT_WARNING), intl_is_failure(0));
foreach ([-128, -127, -1, 0, 1, 10, 15, 31, 32, 65793, 66560, 2 ** 32 + 1] as $code) {
    echo $code, " ", intl_error_name($code), "\n";
}
var_dump(grapheme_strlen("\xff"), intl_get_error_code() === U_INVALID_CHAR_FOUND, intl_get_error_message());
var_dump(normalizer_normalize("a"), intl_get_error_message());
ini_set('intl.error_level', (string)E_WARNING);
var_dump(normalizer_normalize("\xff"));
ini_set('intl.error_level', '0');
ini_set('intl.use_exceptions', '1');
try {
    idn_to_ascii("");
} catch (IntlException $exception) {
    echo get_parent_class($exception), ": ", $exception->getMessage(), "\n";
}
var_dump(intl_get_error_code());
--EXPECT--
int(0)
string(12) "U_ZERO_ERROR"
bool(true)
bool(false)
bool(false)
-128 U_USING_FALLBACK_WARNING
-127 U_USING_DEFAULT_WARNING
-1 [BOGUS UErrorCode]
0 U_ZERO_ERROR
1 U_ILLEGAL_ARGUMENT_ERROR
10 U_INVALID_CHAR_FOUND
15 U_BUFFER_OVERFLOW_ERROR
31 U_INPUT_TOO_LONG_ERROR
32 [BOGUS UErrorCode]
65793 U_MULTIPLE_DECIMAL_SEPARATORS
66560 U_STRINGPREP_PROHIBITED_ERROR
4294967297 U_ILLEGAL_ARGUMENT_ERROR
NULL
bool(true)
string(61) "Error converting input string to UTF-16: U_INVALID_CHAR_FOUND"
string(1) "a"
string(12) "U_ZERO_ERROR"

Warning: normalizer_normalize(): Error converting input string to UTF-16 in {PWD}/errors.php on line 9
bool(false)
Exception: idn_to_ascii: empty domain name
int(1)
