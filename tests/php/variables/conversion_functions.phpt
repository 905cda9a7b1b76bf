--TEST--
Conversions by function, under both names where there are two
--FILE--
<?php
class Text { public function __toString() { return '12abc'; } }
foreach ([null, true, '1e2x', '0', '', [], [0], 1.9, '0.0', new Text] as $value) {
    var_dump(boolval($value), is_object($value) ? null : doubleval($value), is_object($value) ? null : intval($value), is_array($value) ? null : strval($value));
}
var_dump(doubleval('1.5e3abc') === floatval('1.5e3abc'), intval('0x1A', 16), intval('012', 0), intval('101', 2), intval(42, 8));
--EXPECT--
bool(false)
float(0)
int(0)
string(0) ""
bool(true)
float(1)
int(1)
string(1) "1"
bool(true)
float(100)
int(100)
string(4) "1e2x"
bool(false)
float(0)
int(0)
string(1) "0"
bool(false)
float(0)
int(0)
string(0) ""
bool(false)
float(0)
int(0)
NULL
bool(true)
float(1)
int(1)
NULL
bool(true)
float(1.9)
int(1)
string(3) "1.9"
bool(true)
float(0)
int(0)
string(3) "0.0"
bool(true)
NULL
NULL
string(5) "12abc"
bool(true)
int(26)
int(10)
int(5)
int(42)
