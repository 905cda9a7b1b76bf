--TEST--
Words such as true and null may be names in ini files where spaces come before them
--FILE--
<?php
var_dump(parse_ini_string("[s]\n  true = true\n  off = 1\n \n none = x\n  null[] = 2\n", true));
foreach (["true = 1", "\ntrue = 1", "[s]\nyes = 1", "truely = 1", "\toff = 1\n", " \ttrue = 1", " no", "no", "  null ; x\n"] as $text) {
    var_dump(@parse_ini_string($text));
}
?>
--EXPECT--
array(1) {
  ["s"]=>
  array(4) {
    ["true"]=>
    string(1) "1"
    ["off"]=>
    string(1) "1"
    ["none"]=>
    string(1) "x"
    ["null"]=>
    array(1) {
      [0]=>
      string(1) "2"
    }
  }
}
bool(false)
bool(false)
bool(false)
array(1) {
  ["truely"]=>
  string(1) "1"
}
bool(false)
bool(false)
array(0) {
}
array(0) {
}
array(0) {
}
