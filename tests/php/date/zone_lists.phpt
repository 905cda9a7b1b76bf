--TEST--
listIdentifiers() by group and country, listAbbreviations()
--FILE--
<?php
echo json_encode(DateTimeZone::listIdentifiers(DateTimeZone::ARCTIC | DateTimeZone::UTC)), json_encode(DateTimeZone::listIdentifiers(DateTimeZone::PER_COUNTRY, "DE")), "\n";
var_dump(in_array("US/Eastern", DateTimeZone::listIdentifiers()), in_array("US/Eastern", DateTimeZone::listIdentifiers(DateTimeZone::ALL_WITH_BC)));
$abbreviations = timezone_abbreviations_list();
var_dump(count($abbreviations), $abbreviations["acst"][0], $abbreviations["a"][0]);
try {
    DateTimeZone::listIdentifiers(DateTimeZone::PER_COUNTRY);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
["Arctic\/Longyearbyen","UTC"]["Europe\/Berlin","Europe\/Busingen"]
bool(false)
bool(true)
int(144)
array(3) {
  ["dst"]=>
  bool(false)
  ["offset"]=>
  int(34200)
  ["timezone_id"]=>
  string(18) "Australia/Adelaide"
}
array(3) {
  ["dst"]=>
  bool(false)
  ["offset"]=>
  int(3600)
  ["timezone_id"]=>
  NULL
}
DateTimeZone::listIdentifiers(): Argument #2 ($countryCode) must be a two-letter ISO 3166-1 compatible country code when argument #1 ($timezoneGroup) is DateTimeZone::PER_COUNTRY
