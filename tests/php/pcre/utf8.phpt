--TEST--
Patterns with u: validity of the subject and of the offset
--FILE--
<?php
$subject = "h\u{e9}llo";
foreach (["\xff", "a\xc3", $subject] as $text) {
    var_dump(preg_match('/./u', $text, $m), preg_last_error(), preg_match('/./', $text));
}
var_dump(preg_match('/l/u', $subject, $m, PREG_OFFSET_CAPTURE), $m[0][1]);
var_dump(preg_match('/l/u', $subject, $m, 0, 2), preg_last_error_msg());
var_dump(preg_match('/\w+/u', $subject, $m), $m, preg_match('/\w+/', $subject, $m), $m);
$long = str_repeat($subject, 1000);
var_dump(preg_match('/l/u', $long, $m, 0, 3), preg_match('/l/u', $long, $m), preg_match('/l/u', $long, $m, 0, 2), preg_last_error_msg());
var_dump(preg_match('/l/u', $long, $m, 0, 3), preg_last_error_msg());
$words = $at = 0;
while (preg_match('/l+/u', $long, $m, PREG_OFFSET_CAPTURE, $at)) {
    $at = $m[0][1] + strlen($m[0][0]);
    $words++;
}
var_dump($words);
--EXPECT--
bool(false)
int(4)
int(1)
bool(false)
int(4)
int(1)
int(1)
int(0)
int(1)
int(1)
int(3)
bool(false)
string(74) "The offset did not correspond to the beginning of a valid UTF-8 code point"
int(1)
array(1) {
  [0]=>
  string(6) "héllo"
}
int(1)
array(1) {
  [0]=>
  string(1) "h"
}
int(1)
int(1)
bool(false)
string(74) "The offset did not correspond to the beginning of a valid UTF-8 code point"
int(1)
string(8) "No error"
int(1000)
