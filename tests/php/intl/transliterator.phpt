--TEST--
Transliterator: identifiers, rules, parts of a text, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$latin = transliterator_create('Any-Latin; Latin-ASCII');
var_dump($latin, transliterator_transliterate($latin, 'Ελλάδα мир'), transliterator_create_inverse($latin)->id, transliterator_transliterate('Any-Upper', 'äbc', 1, 2), @transliterator_transliterate('nope', 'x'), intl_get_error_message());
var_dump(transliterator_create_from_rules('a > b; x {'), intl_get_error_message(), transliterator_create_from_rules('a > bc;')->transliterate('aaaa'), in_array('Any-Latin', transliterator_list_ids()), $latin->transliterate('abc', 7), transliterator_get_error_code($latin), transliterator_get_error_message($latin), (clone $latin)->transliterate('é'));
foreach ([fn() => $latin->transliterate('abc', 2, 1), fn() => $latin->transliterate('abc', -2), fn() => Transliterator::create('x', 5), fn() => $latin->id = 'x'] as $act) {
    try {
        $act();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
object(Transliterator)#1 (1) {
  ["id"]=>
  string(21) "Any-Latin;Latin-ASCII"
}
string(10) "Ellada mir"
string(20) "ASCII-Latin;Any-Null"
string(4) "äBc"
bool(false)
string(85) "transliterator_create: unable to open ICU transliterator with id "nope": U_INVALID_ID"
NULL
string(163) "transliterator_create_from_rules: unable to create ICU transliterator from rules (parse error at offset 7, after "a > b; ", before or at "x {"): U_MISSING_OPERATOR"
string(8) "bcbcbcbc"
bool(true)
bool(false)
int(1)
string(156) "transliterator_transliterate: Neither "start" nor the "end" arguments can exceed the number of UTF-16 code units (in this case, 3): U_ILLEGAL_ARGUMENT_ERROR"
string(1) "e"
ValueError: Transliterator::transliterate(): Argument #2 ($start) must be less than or equal to argument #3 ($end)
ValueError: Transliterator::transliterate(): Argument #2 ($start) must be greater than or equal to 0
ValueError: Transliterator::create(): Argument #2 ($direction) must be either Transliterator::FORWARD or Transliterator::REVERSE
Error: Cannot modify readonly property Transliterator::$id
