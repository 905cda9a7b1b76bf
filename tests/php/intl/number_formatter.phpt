--TEST--
NumberFormatter: formatting, parsing, attributes, symbols, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$format = numfmt_create('de_DE', NumberFormatter::CURRENCY);
var_dump(numfmt_format($format, 1234567.891), numfmt_format_currency($format, 12.5, 'USD'));
var_dump(numfmt_parse_currency($format, '12,50 $', $currency), $currency);
var_dump(numfmt_get_pattern($format), numfmt_get_symbol($format, NumberFormatter::DECIMAL_SEPARATOR_SYMBOL), numfmt_get_text_attribute($format, NumberFormatter::CURRENCY_CODE), numfmt_get_locale($format));
$plain = new NumberFormatter('en_US', NumberFormatter::PATTERN_DECIMAL, '#,##0.##');
var_dump($plain->format(-1234.567), $plain->format(3.99, NumberFormatter::TYPE_INT32), $plain->format(2 ** 62), $plain->format(1, NumberFormatter::TYPE_DOUBLE));
$position = 3;
var_dump(numfmt_parse($plain, '1,2345', NumberFormatter::TYPE_INT64, $position), $position, $plain->parse('1,234.5xx'), $plain->parse('x'), numfmt_get_error_code($plain), numfmt_get_error_message($plain), intl_get_error_message());
var_dump(numfmt_set_pattern($plain, '0000'), $plain->format(12), numfmt_set_symbol($plain, NumberFormatter::MINUS_SIGN_SYMBOL, '~'), $plain->format(-5));
var_dump(numfmt_set_attribute($plain, NumberFormatter::MIN_FRACTION_DIGITS, 2), numfmt_get_attribute($plain, NumberFormatter::MIN_FRACTION_DIGITS), numfmt_set_text_attribute($plain, NumberFormatter::POSITIVE_PREFIX, '+'), $plain->format(1), $plain->setAttribute(99, 1), $plain->getErrorMessage());
var_dump($plain->setAttribute(NumberFormatter::ROUNDING_INCREMENT, 0.5), $plain->getAttribute(NumberFormatter::ROUNDING_INCREMENT), $plain->getSymbol(999), intl_get_error_message());
foreach ([NumberFormatter::SPELLOUT, NumberFormatter::ORDINAL, NumberFormatter::DURATION, NumberFormatter::SCIENTIFIC, NumberFormatter::PERCENT] as $style) {
    echo NumberFormatter::create('en', $style)->format(1234), "\n";
}
$copy = clone $plain;
$copy->setPattern('0');
var_dump($copy->format(7), $plain->format(7));
foreach ([fn() => $plain->format(1, 77), fn() => numfmt_format($plain, 1, 77), fn() => new NumberFormatter('en', 999), fn() => $plain->__construct('en', 1)] as $act) {
    try {
        $act();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), ' ', intl_get_error_message(), "\n";
    }
}
--EXPECT--
string(17) "1.234.567,89 €"
string(8) "12,50 $"
bool(false)
NULL
string(12) "#,##0.00 ¤"
string(1) ","
string(3) "EUR"
string(5) "de_DE"
string(9) "-1,234.57"
string(1) "3"
string(25) "4,611,686,018,427,387,904"
string(1) "1"
int(345)
int(6)
float(1234.5)
bool(false)
int(9)
string(36) "Number parsing failed: U_PARSE_ERROR"
string(12) "U_ZERO_ERROR"
bool(true)
string(4) "0012"
bool(true)
string(5) "~0005"
bool(true)
int(2)
bool(true)
string(8) "+0001.00"
bool(false)
string(50) "Error setting attribute value: U_UNSUPPORTED_ERROR"
bool(true)
float(0.5)
bool(false)
string(65) "numfmt_get_symbol: invalid symbol value: U_ILLEGAL_ARGUMENT_ERROR"
one thousand two hundred thirty-four
1,234th
20:34
1.234E3
123,400%
string(2) "+7"
string(8) "+0007.00"
ValueError: NumberFormatter::format(): Argument #2 ($type) must be a NumberFormatter::TYPE_* constant U_ZERO_ERROR
ValueError: numfmt_format(): Argument #3 ($type) must be a NumberFormatter::TYPE_* constant U_ZERO_ERROR
IntlException: Constructor failed numfmt_create: number formatter creation failed: U_UNSUPPORTED_ERROR
Error: NumberFormatter object is already constructed U_ZERO_ERROR
