--TEST--
IntlChar: properties, names, mappings
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
foreach ((new ReflectionClass('IntlChar'))->getMethods() as $method) {
    if (str_starts_with($method->name, 'enum') || $method->getNumberOfRequiredParameters() == 0) {
        continue;
    }
    echo $method->name;
    foreach ([65, 'é', 0x20ac, '', 'ab', -1, "\xff", '(', "\u{fb01}", 0x660] as $character) {
        $arguments = $method->getNumberOfRequiredParameters() == 2 ? [$character, IntlChar::PROPERTY_GENERAL_CATEGORY] : [$character];
        try {
            echo ' ', json_encode(IntlChar::{$method->name}(...$arguments), JSON_PARTIAL_OUTPUT_ON_ERROR);
        } catch (TypeError $error) {
            echo ' ', $error->getMessage();
        }
    }
    echo "\n";
}
IntlChar::enumCharNames(0x60, 0x63, function (...$arguments) {
    echo json_encode($arguments), "\n";
});
$ranges = 0;
IntlChar::enumCharTypes(function ($start, $end, $type) use (&$ranges) {
    $ranges++;
});
var_dump($ranges, IntlChar::getUnicodeVersion(), IntlChar::charFromName('nope'), intl_get_error_message());
try {
    IntlChar::enumCharNames(0x60, 0x63, fn() => throw new Exception('stop'));
} catch (Exception $exception) {
    echo $exception->getMessage(), "\n";
}
--EXPECT--
hasBinaryProperty false false false null null null null false false false
charAge [1,1,0,0] [1,1,0,0] [2,1,0,0] null null null null [1,1,0,0] [1,1,0,0] [1,1,0,0]
charDigitValue -1 -1 -1 null null null null -1 -1 0
charDirection 0 0 4 null null null null 10 0 5
charFromName null null null null null null null null null null
charMirror 65 "\u00e9" 8364 null null null null ")" "\ufb01" 1632
charName "LATIN CAPITAL LETTER A" "LATIN SMALL LETTER E WITH ACUTE" "EURO SIGN" null null null null "LEFT PARENTHESIS" "LATIN SMALL LIGATURE FI" "ARABIC-INDIC DIGIT ZERO"
charType 1 2 25 null null null null 20 2 9
chr "A" "\u00e9" "\u20ac" null null null null "(" "\ufb01" "\u0660"
digit false false false null null null null false false 0
foldCase 97 "\u00e9" 8364 null null null null "(" "\ufb01" 1632
forDigit 0  IntlChar::forDigit(): Argument #1 ($digit) must be of type int, string given 0  IntlChar::forDigit(): Argument #1 ($digit) must be of type int, string given  IntlChar::forDigit(): Argument #1 ($digit) must be of type int, string given 0  IntlChar::forDigit(): Argument #1 ($digit) must be of type int, string given  IntlChar::forDigit(): Argument #1 ($digit) must be of type int, string given  IntlChar::forDigit(): Argument #1 ($digit) must be of type int, string given 0
getBidiPairedBracket 65 "\u00e9" 8364 null null null null ")" "\ufb01" 1632
getBlockCode 1 2 42 null null null null 1 80 12
getCombiningClass 0 0 0 null null null null 0 0 0
getFC_NFKC_Closure "" "" "" null null null null "" "" ""
getIntPropertyMaxValue 1  IntlChar::getIntPropertyMaxValue(): Argument #1 ($property) must be of type int, string given -1  IntlChar::getIntPropertyMaxValue(): Argument #1 ($property) must be of type int, string given  IntlChar::getIntPropertyMaxValue(): Argument #1 ($property) must be of type int, string given -1  IntlChar::getIntPropertyMaxValue(): Argument #1 ($property) must be of type int, string given  IntlChar::getIntPropertyMaxValue(): Argument #1 ($property) must be of type int, string given  IntlChar::getIntPropertyMaxValue(): Argument #1 ($property) must be of type int, string given -1
getIntPropertyMinValue 0  IntlChar::getIntPropertyMinValue(): Argument #1 ($property) must be of type int, string given 0  IntlChar::getIntPropertyMinValue(): Argument #1 ($property) must be of type int, string given  IntlChar::getIntPropertyMinValue(): Argument #1 ($property) must be of type int, string given 0  IntlChar::getIntPropertyMinValue(): Argument #1 ($property) must be of type int, string given  IntlChar::getIntPropertyMinValue(): Argument #1 ($property) must be of type int, string given  IntlChar::getIntPropertyMinValue(): Argument #1 ($property) must be of type int, string given 0
getIntPropertyValue 1 2 25 null null null null 20 2 9
getNumericValue -123456789 -123456789 -123456789 null null null null -123456789 -123456789 0
getPropertyEnum -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
getPropertyName "Basic_Emoji"  IntlChar::getPropertyName(): Argument #1 ($property) must be of type int, string given false  IntlChar::getPropertyName(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyName(): Argument #1 ($property) must be of type int, string given false  IntlChar::getPropertyName(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyName(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyName(): Argument #1 ($property) must be of type int, string given false
getPropertyValueEnum -1  IntlChar::getPropertyValueEnum(): Argument #1 ($property) must be of type int, string given -1  IntlChar::getPropertyValueEnum(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyValueEnum(): Argument #1 ($property) must be of type int, string given -1  IntlChar::getPropertyValueEnum(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyValueEnum(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyValueEnum(): Argument #1 ($property) must be of type int, string given -1
getPropertyValueName false  IntlChar::getPropertyValueName(): Argument #1 ($property) must be of type int, string given false  IntlChar::getPropertyValueName(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyValueName(): Argument #1 ($property) must be of type int, string given false  IntlChar::getPropertyValueName(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyValueName(): Argument #1 ($property) must be of type int, string given  IntlChar::getPropertyValueName(): Argument #1 ($property) must be of type int, string given false
isalnum true true false null null null null false true true
isalpha true true false null null null null false true false
isbase true true false null null null null false true true
isblank false false false null null null null false false false
iscntrl false false false null null null null false false false
isdefined true true true null null null null true true true
isdigit false false false null null null null false false true
isgraph true true true null null null null true true true
isIDIgnorable false false false null null null null false false false
isIDPart true true false null null null null false true true
isIDStart true true false null null null null false true false
isISOControl false false false null null null null false false false
isJavaIDPart true true true null null null null false true true
isJavaIDStart true true true null null null null false true false
isJavaSpaceChar false false false null null null null false false false
islower false true false null null null null false true false
isMirrored false false false null null null null true false false
isprint true true true null null null null true true true
ispunct false false false null null null null true false false
isspace false false false null null null null false false false
istitle false false false null null null null false false false
isUAlphabetic true true false null null null null false true false
isULowercase false true false null null null null false true false
isupper true false false null null null null false false false
isUUppercase true false false null null null null false false false
isUWhiteSpace false false false null null null null false false false
isWhitespace false false false null null null null false false false
isxdigit true false false null null null null false false true
ord 65 233 8364 null null null null 40 64257 1632
tolower 97 "\u00e9" 8364 null null null null "(" "\ufb01" 1632
totitle 65 "\u00c9" 8364 null null null null "(" "\ufb01" 1632
toupper 65 "\u00c9" 8364 null null null null "(" "\ufb01" 1632
[96,0,"GRAVE ACCENT"]
[97,0,"LATIN SMALL LETTER A"]
[98,0,"LATIN SMALL LETTER B"]
int(4007)
array(4) {
  [0]=>
  int(15)
  [1]=>
  int(0)
  [2]=>
  int(0)
  [3]=>
  int(0)
}
NULL
string(44) "Codepoint out of range: U_ILLEGAL_CHAR_FOUND"
stop
