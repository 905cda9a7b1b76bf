--TEST--
json_decode() of small texts: arrays and objects, numbers, strings, what is wrong
--FILE--
<?php
foreach (['1', '-1', '0', '-0', '01', '1.5', '-1.5e3', '1E+2', '1e400', '1.', '.5', '-', '+1', '12345678901234567890', '999999999999999999', '9223372036854775807', '9223372036854775808', 'true', 'TRUE', 'false', 'null', 'nul', 'nullx',
          '""', '"a"', '"a\"b\\\\c\/d\n\t\r\b\f"', '"\u00e9"', '"\u0000"', '"\x"', '"a', "\"a\nb\"", "\"\xc3\xa9\"", "\"\xff\"", '[]', '[ ]', '[1,2,3]', ' [ 1 , [2] ,{} ] ', '[1,]', '[,1]', '[1 2]', '[1', '{}', '{ }', '{"a":1}',
          '{"a":1,"a":2}', '{"1":"x","0":"y"}', '{"0":1,"1":2}', '{"":1}', '{"-5":1}', '{"07":1}', '{"a":{"b":[1,{"c":null}]}}', '{"a":}', '{"a" 1}', '{a:1}', '{"a":1,}', '{"a":1', '[1]x', '  7  ', '', ' ', "[1]\0", '[[[[1]]]]', '{"_empty_":1,"\u0000a":1}'] as $text) {
    foreach ([true, false] as $associative) {
        $value = json_decode($text, $associative);
        if (is_array($value)) {
            $value[] = 'next';
        }
        echo str_replace("\n", '', var_export($value, true)), json_last_error(), ' ';
        try {
            json_decode($text, $associative, 512, JSON_THROW_ON_ERROR);
        } catch (JsonException $exception) {
            echo $exception->getMessage(), ' ';
        }
    }
    echo "\n";
}
$deep = str_repeat('[', 100) . str_repeat(']', 100);
echo json_encode([json_decode($deep, true) === null, json_decode($deep, true, 99), json_last_error_msg(), json_decode('[[1]]', true, 1), json_decode('[1]', true, 1), json_decode('1', true, 1)]), "\n";
json_decode('{');
json_encode([1]);
echo json_last_error();
json_decode('{');
json_decode('[1]', true, 512, JSON_THROW_ON_ERROR);
echo json_last_error();
json_encode([1], JSON_THROW_ON_ERROR);
echo json_last_error();
json_decode('[1]', true);
echo json_last_error(), "\n";
--EXPECT--
10 10 
-10 -10 
00 00 
00 00 
NULL4 Syntax error NULL4 Syntax error 
1.50 1.50 
-1500.00 -1500.00 
100.00 100.00 
INF0 INF0 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
1.2345678901234567E+190 1.2345678901234567E+190 
9999999999999999990 9999999999999999990 
92233720368547758070 92233720368547758070 
9.223372036854776E+180 9.223372036854776E+180 
true0 true0 
NULL4 Syntax error NULL4 Syntax error 
false0 false0 
NULL0 NULL0 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
''0 ''0 
'a'0 'a'0 
'a"b\\c/d	'0 'a"b\\c/d	'0 
'é'0 'é'0 
'' . "\0" . ''0 '' . "\0" . ''0 
NULL4 Syntax error NULL4 Syntax error 
NULL3 Control character error, possibly incorrectly encoded NULL3 Control character error, possibly incorrectly encoded 
NULL3 Control character error, possibly incorrectly encoded NULL3 Control character error, possibly incorrectly encoded 
'é'0 'é'0 
NULL5 Malformed UTF-8 characters, possibly incorrectly encoded NULL5 Malformed UTF-8 characters, possibly incorrectly encoded 
array (  0 => 'next',)0 array (  0 => 'next',)0 
array (  0 => 'next',)0 array (  0 => 'next',)0 
array (  0 => 1,  1 => 2,  2 => 3,  3 => 'next',)0 array (  0 => 1,  1 => 2,  2 => 3,  3 => 'next',)0 
array (  0 => 1,  1 =>   array (    0 => 2,  ),  2 =>   array (  ),  3 => 'next',)0 array (  0 => 1,  1 =>   array (    0 => 2,  ),  2 =>   (object) array(  ),  3 => 'next',)0 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
array (  0 => 'next',)0 (object) array()0 
array (  0 => 'next',)0 (object) array()0 
array (  'a' => 1,  0 => 'next',)0 (object) array(   'a' => 1,)0 
array (  'a' => 2,  0 => 'next',)0 (object) array(   'a' => 2,)0 
array (  1 => 'x',  0 => 'y',  2 => 'next',)0 (object) array(   '1' => 'x',   '0' => 'y',)0 
array (  0 => 1,  1 => 2,  2 => 'next',)0 (object) array(   '0' => 1,   '1' => 2,)0 
array (  '' => 1,  0 => 'next',)0 (object) array(   '' => 1,)0 
array (  -5 => 1,  -4 => 'next',)0 (object) array(   '-5' => 1,)0 
array (  '07' => 1,  0 => 'next',)0 (object) array(   '07' => 1,)0 
array (  'a' =>   array (    'b' =>     array (      0 => 1,      1 =>       array (        'c' => NULL,      ),    ),  ),  0 => 'next',)0 (object) array(   'a' =>   (object) array(     'b' =>     array (      0 => 1,      1 =>       (object) array(         'c' => NULL,      ),    ),  ),)0 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
70 70 
NULL4 Syntax error NULL4 Syntax error 
NULL4 Syntax error NULL4 Syntax error 
NULL3 Control character error, possibly incorrectly encoded NULL3 Control character error, possibly incorrectly encoded 
array (  0 =>   array (    0 =>     array (      0 =>       array (        0 => 1,      ),    ),  ),  1 => 'next',)0 array (  0 =>   array (    0 =>     array (      0 =>       array (        0 => 1,      ),    ),  ),  1 => 'next',)0 
array (  '_empty_' => 1,  '' . "\0" . 'a' => 1,  0 => 'next',)0 NULL9 The decoded property name is invalid 
[false,null,"Maximum stack depth exceeded",null,null,1]
0440
