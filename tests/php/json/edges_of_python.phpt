--TEST--
JSON where Python's own json module and PHP differ
--FILE--
<?php
foreach ([0.0, -0.0, 1.0, 1e15, 1e14, 1.5e-5, 0.0001, 123456789.125, 1e100, "é", "\u{1F600}", "\xff", "a/b", "\x01", "\\u00e9",
          [1 => 'a', 0 => 'b'], [0 => 'a', 1 => 'b'], ['0' => 1, 'x' => [[]]], new stdClass, (object) ['' => 1, 5 => 2],
          NAN] as $value) {
    foreach ([0, JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE, JSON_PARTIAL_OUTPUT_ON_ERROR] as $flags) {
        echo var_export(json_encode($value, $flags), true), ' ', json_last_error(), '; ';
    }
    echo "\n";
}
$value = [[1]];
$value[0][] = &$value[0][0];
$value[] = &$value[0];
echo json_encode($value), "\n";
var_dump(json_encode([[1]], 0, 1), json_last_error_msg(), json_encode([[1]], 0, 2));
foreach (['{"a":{"b":1},"a":{"c":2}}', '[1,2.0,-0,-0.0,1e2,123456789012345678,12345678901234567890]', '"\u00e9\ud83d\ude00"',
          '"é\u00e9"', '"\ud800"', '{"\u0000a":1}', '{"1":1,"01":2,"":3,"-5":4}', '[NaN]', '[Infinity]', 'TRUE', "[1,\t\n 2 ]",
          '[[[]]]', '{}', "\"\x7f\"", "\"\x1f\"", "\"\xc3\"", '[1] x'] as $text) {
    foreach ([true, false] as $associative) {
        var_export(json_decode($text, $associative, 3));
        echo json_last_error_msg(), "\n";
    }
}
--EXPECT--
'0' 0; '0' 0; '0' 0; '0' 0; 
'-0' 0; '-0' 0; '-0' 0; '-0' 0; 
'1' 0; '1' 0; '1' 0; '1' 0; 
'1000000000000000' 0; '1000000000000000' 0; '1000000000000000' 0; '1000000000000000' 0; 
'100000000000000' 0; '100000000000000' 0; '100000000000000' 0; '100000000000000' 0; 
'1.5e-5' 0; '1.5e-5' 0; '1.5e-5' 0; '1.5e-5' 0; 
'0.0001' 0; '0.0001' 0; '0.0001' 0; '0.0001' 0; 
'123456789.125' 0; '123456789.125' 0; '123456789.125' 0; '123456789.125' 0; 
'1.0e+100' 0; '1.0e+100' 0; '1.0e+100' 0; '1.0e+100' 0; 
'"\\u00e9"' 0; '"\\u00e9"' 0; '"é"' 0; '"\\u00e9"' 0; 
'"\\ud83d\\ude00"' 0; '"\\ud83d\\ude00"' 0; '"😀"' 0; '"\\ud83d\\ude00"' 0; 
false 5; false 5; false 5; 'null' 5; 
'"a\\/b"' 0; '"a/b"' 0; '"a\\/b"' 0; '"a\\/b"' 0; 
'"\\u0001"' 0; '"\\u0001"' 0; '"\\u0001"' 0; '"\\u0001"' 0; 
'"\\\\u00e9"' 0; '"\\\\u00e9"' 0; '"\\\\u00e9"' 0; '"\\\\u00e9"' 0; 
'{"1":"a","0":"b"}' 0; '{"1":"a","0":"b"}' 0; '{"1":"a","0":"b"}' 0; '{"1":"a","0":"b"}' 0; 
'["a","b"]' 0; '["a","b"]' 0; '["a","b"]' 0; '["a","b"]' 0; 
'{"0":1,"x":[[]]}' 0; '{"0":1,"x":[[]]}' 0; '{"0":1,"x":[[]]}' 0; '{"0":1,"x":[[]]}' 0; 
'{}' 0; '{}' 0; '{}' 0; '{}' 0; 
'{"":1,"5":2}' 0; '{"":1,"5":2}' 0; '{"":1,"5":2}' 0; '{"":1,"5":2}' 0; 
false 7; false 7; false 7; '0' 7; 
[[1,1],[1,1]]
bool(false)
string(28) "Maximum stack depth exceeded"
string(5) "[[1]]"
array (
  'a' => 
  array (
    'c' => 2,
  ),
)No error
(object) array(
   'a' => 
  (object) array(
     'c' => 2,
  ),
)No error
array (
  0 => 1,
  1 => 2.0,
  2 => 0,
  3 => -0.0,
  4 => 100.0,
  5 => 123456789012345678,
  6 => 1.2345678901234567E+19,
)No error
array (
  0 => 1,
  1 => 2.0,
  2 => 0,
  3 => -0.0,
  4 => 100.0,
  5 => 123456789012345678,
  6 => 1.2345678901234567E+19,
)No error
'é😀'No error
'é😀'No error
'éé'No error
'éé'No error
NULLSingle unpaired UTF-16 surrogate in unicode escape
NULLSingle unpaired UTF-16 surrogate in unicode escape
array (
  '' . "\0" . 'a' => 1,
)No error
NULLThe decoded property name is invalid
array (
  1 => 1,
  '01' => 2,
  '' => 3,
  -5 => 4,
)No error
(object) array(
   '1' => 1,
   '01' => 2,
   '' => 3,
   '-5' => 4,
)No error
NULLSyntax error
NULLSyntax error
NULLSyntax error
NULLSyntax error
NULLSyntax error
NULLSyntax error
array (
  0 => 1,
  1 => 2,
)No error
array (
  0 => 1,
  1 => 2,
)No error
NULLMaximum stack depth exceeded
NULLMaximum stack depth exceeded
array (
)No error
(object) array(
)No error
''No error
''No error
NULLControl character error, possibly incorrectly encoded
NULLControl character error, possibly incorrectly encoded
NULLMalformed UTF-8 characters, possibly incorrectly encoded
NULLMalformed UTF-8 characters, possibly incorrectly encoded
NULLSyntax error
NULLSyntax error
