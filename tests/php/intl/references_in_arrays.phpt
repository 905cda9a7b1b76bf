--TEST--
References in the arrays that intl's functions get, which most of them do not follow
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator")) die("skip needs ICU");
?>
--FILE--
<?php
$text = "a";
$texts = ["b"];
$one = 1;
foreach ([["language" => &$text], ["language" => "de", "variant" => &$texts], ["language" => "de", "variant0" => &$text]] as $tags) {
    var_dump(locale_compose($tags), intl_get_error_message());
}
try {
    locale_lookup([&$text], "a");
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
$formatter = IntlDateFormatter::create("en", 0, 0, "UTC");
var_dump($formatter->format(["tm_sec" => &$one, "tm_year" => 100, "tm_mday" => 3]), intl_get_error_message());
var_dump(IntlDateFormatter::formatObject(new DateTime("@0"), [&$one, 1]), intl_get_error_message());
var_dump((new MessageFormatter("en", "{0,number}{1}"))->format([&$one, &$text]));
class Converter extends UConverter {
    function toUCallback($reason, $source, $units, &$error) {
        static $referred = 65;
        $error = 0;
        $substitute = [&$referred, 66];
        return $substitute;
    }
}
var_dump((new Converter("ascii", "utf-8"))->convert("a\xffb"));
--EXPECT--
Deprecated: Return type of Converter::toUCallback($reason, $source, $units, &$error) should either be compatible with UConverter::toUCallback(int $reason, string $source, string $codeUnits, &$error): array|string|int|null, or the #[\ReturnTypeWillChange] attribute should be used to temporarily suppress the notice in {PWD}/references_in_arrays.php on line 18
bool(false)
string(81) "locale_compose: parameter array element is not a string: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(81) "locale_compose: parameter array element is not a string: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(81) "locale_compose: parameter array element is not a string: U_ILLEGAL_ARGUMENT_ERROR"
locale_lookup(): Argument #2 ($locale) must only contain string values
bool(false)
string(64) "datefmt_format: date formatting failed: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(118) "datefmt_format_object: bad format; the date format (first element of the array) is not valid: U_ILLEGAL_ARGUMENT_ERROR"
string(2) "1a"
string(3) "aBb"
