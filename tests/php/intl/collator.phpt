--TEST--
Collator: comparing, sorting, attributes, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$collator = collator_create('de_DE');
var_dump(collator_compare($collator, 'ä', 'b'), $collator->compare("\xff", 'b'), $collator->getErrorMessage(), intl_get_error_message());
$words = ['x' => 'b', 'y' => 'ä', 'z' => '10', '9', 'Z', 1.5, null];
foreach ([Collator::SORT_REGULAR, Collator::SORT_STRING, Collator::SORT_NUMERIC] as $flags) {
    $sorted = $words;
    var_dump(collator_asort($collator, $sorted, $flags));
    echo json_encode($sorted), "\n";
    collator_sort($collator, $sorted, $flags);
    echo json_encode($sorted), "\n";
}
collator_sort_with_sort_keys($collator, $words);
echo json_encode($words), "\n";
var_dump(bin2hex(collator_get_sort_key($collator, 'abc')), collator_get_locale($collator, Locale::VALID_LOCALE));
var_dump(collator_set_strength($collator, Collator::PRIMARY), collator_get_strength($collator), $collator->compare('a', 'Ä'));
var_dump(collator_set_attribute($collator, Collator::NUMERIC_COLLATION, Collator::ON), collator_get_attribute($collator, Collator::NUMERIC_COLLATION), $collator->compare('a10', 'a9'));
var_dump($collator->setAttribute(99, 1), collator_get_error_code($collator), collator_get_error_message($collator));
foreach ([fn() => new Collator(str_repeat('x', 200)), fn() => clone $collator, fn() => serialize($collator)] as $act) {
    try {
        $act();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
int(-1)
bool(false)
string(63) "Error converting first argument to UTF-16: U_INVALID_CHAR_FOUND"
string(12) "U_ZERO_ERROR"
bool(true)
{"3":null,"2":1.5,"0":"9","z":"10","y":"\u00e4","x":"b","1":"Z"}
[null,1.5,"9","10","\u00e4","b","Z"]
bool(true)
{"3":null,"2":1.5,"z":"10","0":"9","y":"\u00e4","x":"b","1":"Z"}
[null,1.5,"10","9","\u00e4","b","Z"]
bool(true)
{"x":"b","y":"\u00e4","1":"Z","3":null,"2":1.5,"0":"9","z":"10"}
["b","\u00e4","Z",null,1.5,"9","10"]
[null,1.5,"10","9","\u00e4","b","Z"]
string(14) "2a2c2e01070107"
string(2) "de"
bool(true)
int(0)
int(0)
bool(true)
int(17)
int(1)
bool(false)
int(1)
string(55) "Error setting attribute value: U_ILLEGAL_ARGUMENT_ERROR"
IntlException: Constructor failed
Error: Trying to clone an uncloneable object of class Collator
Exception: Serialization of 'Collator' is not allowed
