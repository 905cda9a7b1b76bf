--TEST--
serialize(), unserialize(), json_encode() of scalars and arrays: round trips, floats, keys, references, wrong data
--FILE--
<?php
$self = [1];
$self['self'] = &$self;
$shared = ['x'];
$object = new stdClass;
$object->p = [1];
$deep = 1;
for ($i = 0; $i < 80; $i++) {
    $deep = [$deep];
}
$y = 5;
$values = [null, true, false, 0, -1, PHP_INT_MAX, PHP_INT_MIN, 1.5, -0.0, 0.0, 1.0, 100000.0, 1e14, 1e15, 1e25, 1e-5, 0.1, 1 / 3, INF, -INF, NAN, '', 'text',
    "quote\" back\\ slash/ \x08\t\n\f\r\x01\x1f\x7f", "\xe4\xff", "\u{fc}\u{20ac}\u{1f600}", "nul\0", [], [1, 2, 3], ['a' => 1, 'b' => [true, null]],
    [5 => 'x', 'k' => 'y', 6 => 'z'], [-3 => 1], ['1e5' => 1, '07' => 2, '8' => 3], [[], [[]]], [1.5, '1.5'], [$shared, $shared], [&$y, &$y], [&$y],
    [$object, $object], $object, ['' => 1], [1 => 'a', 0 => 'b'], ["\xfc" => 1]];
foreach ($values as $value) {
    $text = serialize($value);
    $back = unserialize($text);
    echo addcslashes($text, "\0..\37\177..\377"), ' ', var_export(serialize($back) === $text, true), ' ';
    foreach ([0, JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE, JSON_PRETTY_PRINT, JSON_PRESERVE_ZERO_FRACTION, JSON_PARTIAL_OUTPUT_ON_ERROR] as $flags) {
        $json = json_encode($value, $flags);
        echo $flags === 0 || $json !== $plain ? addcslashes(var_export($json, true), "\0..\37\177..\377") : '', json_last_error(), ' ';
        $plain = $flags === 0 ? $json : $plain;
    }
    if (is_array($back)) {
        $back[] = 'next';
        echo json_encode($back, JSON_PARTIAL_OUTPUT_ON_ERROR);
    }
    echo "\n";
}
echo strlen(serialize($deep)), strlen(json_encode($deep)), md5(serialize(unserialize(serialize($deep)))), ' ', serialize($self), "\n";
foreach (['', 'x', 'i:5', 'i:;', 'i:-;', 'i:+7;', 'i:007;', 'b:2;', 'b:1', 's:3:"ab";', 's:2:"ab"', 's:2:"abc";', 's:-1:"";', 's:2:"a\"";', 'd:1.5;', 'd:.5;', 'd:1.;',
          'd:1e5;', 'd:1E+25;', 'd:INF;', 'd:-INF;', 'd:1.5.5;', 'a:1:{i:0;i:1;}', 'a:1:{i:0;i:1;', 'a:2:{i:0;i:1;}', 'a:1:{i:0;i:1;i:1;i:2;}', 'a:-1:{}', 'a:0:{}x',
          'a:2:{i:0;i:1;i:0;i:2;}', 'a:2:{s:1:"0";i:1;i:0;i:2;}', 'a:1:{d:1.5;i:1;}', 'a:1:{b:1;i:1;}', 'a:1:{N;i:1;}', 'a:2:{i:0;i:1;i:1;R:2;}',
          'a:1:{s:2:"07";i:1;}', 'a:1:{s:2:"-5";i:1;}', 'N;', 'N', 'n;', 'O:8:"stdClass":1:{s:1:"a";i:1;}', 'a:1:{i:0;O:8:"stdClass":0:{}}', 'E:1:"x";',
          'S:1:"\61";', 'i:5;i:6;', 'a:99999999:{}', 'a:1:{i:0;s:5:"ab";}'] as $text) {
    echo str_replace("\n", '', var_export(@unserialize($text), true)), ' ', error_get_last()['message'] ?? '', "\n";
    error_clear_last();
}

class Holder implements Serializable
{
    public $inner;
    public function __construct($inner = null) { $this->inner = $inner; }
    public function serialize() { return serialize([$this->inner, 2]); }
    public function unserialize($text) { [$this->inner] = unserialize($text); }
    public function __serialize(): array { return [serialize([$this->inner, 2])]; }
    public function __unserialize(array $data): void { [$this->inner] = unserialize($data[0]); }
}
#[AllowDynamicProperties]
class Old
{
    public $inner;
    public function __sleep() { $this->inner = unserialize(serialize([1, [2]])); return ['inner']; }
    public function __wakeup() { $this->inner[] = unserialize('a:1:{i:0;i:7;}'); }
}
$x = new stdClass;
echo $text = serialize([new Holder([1]), [5], new Old, $x, new Holder($x), $x, new Old]), "\n";
echo serialize(unserialize($text)), "\n";
--EXPECT--
N; true 'null'0 0 0 0 0 0 
b:1; true 'true'0 0 0 0 0 0 
b:0; true 'false'0 0 0 0 0 0 
i:0; true '0'0 0 0 0 0 0 
i:-1; true '-1'0 0 0 0 0 0 
i:9223372036854775807; true '9223372036854775807'0 0 0 0 0 0 
i:-9223372036854775808; true '-9223372036854775808'0 0 0 0 0 0 
d:1.5; true '1.5'0 0 0 0 0 0 
d:-0; true '-0'0 0 0 0 '-0.0'0 0 
d:0; true '0'0 0 0 0 '0.0'0 0 
d:1; true '1'0 0 0 0 '1.0'0 0 
d:100000; true '100000'0 0 0 0 '100000.0'0 0 
d:100000000000000; true '100000000000000'0 0 0 0 '100000000000000.0'0 0 
d:1000000000000000; true '1000000000000000'0 0 0 0 '1000000000000000.0'0 0 
d:1.0E+25; true '1.0e+25'0 0 0 0 0 0 
d:1.0E-5; true '1.0e-5'0 0 0 0 0 0 
d:0.1; true '0.1'0 0 0 0 0 0 
d:0.3333333333333333; true '0.3333333333333333'0 0 0 0 0 0 
d:INF; true false7 7 7 7 7 '0'7 
d:-INF; true false7 7 7 7 7 '0'7 
d:NAN; true false7 7 7 7 7 '0'7 
s:0:""; true '""'0 0 0 0 0 0 
s:4:"text"; true '"text"'0 0 0 0 0 0 
s:28:"quote" back\ slash/ \b\t\n\f\r\001\037\177"; true '"quote\\" back\\\\ slash\\/ \\b\\t\\n\\f\\r\\u0001\\u001f\177"'0 '"quote\\" back\\\\ slash/ \\b\\t\\n\\f\\r\\u0001\\u001f\177"'0 0 0 0 0 
s:2:"\344\377"; true false5 5 5 5 5 'null'5 
s:9:"\303\274\342\202\254\360\237\230\200"; true '"\\u00fc\\u20ac\\ud83d\\ude00"'0 0 '"\303\274\342\202\254\360\237\230\200"'0 0 0 0 
s:4:"nul\000"; true '"nul\\u0000"'0 0 0 0 0 0 
a:0:{} true '[]'0 0 0 0 0 0 ["next"]
a:3:{i:0;i:1;i:1;i:2;i:2;i:3;} true '[1,2,3]'0 0 0 '[\n    1,\n    2,\n    3\n]'0 0 0 [1,2,3,"next"]
a:2:{s:1:"a";i:1;s:1:"b";a:2:{i:0;b:1;i:1;N;}} true '{"a":1,"b":[true,null]}'0 0 0 '{\n    "a": 1,\n    "b": [\n        true,\n        null\n    ]\n}'0 0 0 {"a":1,"b":[true,null],"0":"next"}
a:3:{i:5;s:1:"x";s:1:"k";s:1:"y";i:6;s:1:"z";} true '{"5":"x","k":"y","6":"z"}'0 0 0 '{\n    "5": "x",\n    "k": "y",\n    "6": "z"\n}'0 0 0 {"5":"x","k":"y","6":"z","7":"next"}
a:1:{i:-3;i:1;} true '{"-3":1}'0 0 0 '{\n    "-3": 1\n}'0 0 0 {"-3":1,"-2":"next"}
a:3:{s:3:"1e5";i:1;s:2:"07";i:2;i:8;i:3;} true '{"1e5":1,"07":2,"8":3}'0 0 0 '{\n    "1e5": 1,\n    "07": 2,\n    "8": 3\n}'0 0 0 {"1e5":1,"07":2,"8":3,"9":"next"}
a:2:{i:0;a:0:{}i:1;a:1:{i:0;a:0:{}}} true '[[],[[]]]'0 0 0 '[\n    [],\n    [\n        []\n    ]\n]'0 0 0 [[],[[]],"next"]
a:2:{i:0;d:1.5;i:1;s:3:"1.5";} true '[1.5,"1.5"]'0 0 0 '[\n    1.5,\n    "1.5"\n]'0 0 0 [1.5,"1.5","next"]
a:2:{i:0;a:1:{i:0;s:1:"x";}i:1;a:1:{i:0;s:1:"x";}} true '[["x"],["x"]]'0 0 0 '[\n    [\n        "x"\n    ],\n    [\n        "x"\n    ]\n]'0 0 0 [["x"],["x"],"next"]
a:2:{i:0;i:5;i:1;R:2;} true '[5,5]'0 0 0 '[\n    5,\n    5\n]'0 0 0 [5,5,"next"]
a:1:{i:0;i:5;} true '[5]'0 0 0 '[\n    5\n]'0 0 0 [5,"next"]
a:2:{i:0;O:8:"stdClass":1:{s:1:"p";a:1:{i:0;i:1;}}i:1;r:2;} true '[{"p":[1]},{"p":[1]}]'0 0 0 '[\n    {\n        "p": [\n            1\n        ]\n    },\n    {\n        "p": [\n            1\n        ]\n    }\n]'0 0 0 [{"p":[1]},{"p":[1]},"next"]
O:8:"stdClass":1:{s:1:"p";a:1:{i:0;i:1;}} true '{"p":[1]}'0 0 0 '{\n    "p": [\n        1\n    ]\n}'0 0 0 
a:1:{s:0:"";i:1;} true '{"":1}'0 0 0 '{\n    "": 1\n}'0 0 0 {"":1,"0":"next"}
a:2:{i:1;s:1:"a";i:0;s:1:"b";} true '{"1":"a","0":"b"}'0 0 0 '{\n    "1": "a",\n    "0": "b"\n}'0 0 0 {"1":"a","0":"b","2":"next"}
a:1:{s:1:"\374";i:1;} true false5 5 5 5 5 '{"":1}'5 {"":1,"0":"next"}
804161868b8512a5817f95a0c24be747ad9880 a:2:{i:0;i:1;s:4:"self";a:2:{i:0;i:1;s:4:"self";R:3;}}
false 
false unserialize(): Error at offset 0 of 1 bytes
false unserialize(): Error at offset 0 of 3 bytes
false unserialize(): Error at offset 0 of 3 bytes
false unserialize(): Error at offset 0 of 4 bytes
7 
7 
false unserialize(): Error at offset 0 of 4 bytes
false unserialize(): Error at offset 0 of 3 bytes
false unserialize(): Error at offset 8 of 9 bytes
false unserialize(): Error at offset 8 of 8 bytes
false unserialize(): Error at offset 7 of 10 bytes
false unserialize(): Error at offset 0 of 8 bytes
false unserialize(): Error at offset 8 of 10 bytes
1.5 
0.5 
1.0 
100000.0 
1.0E+25 
INF 
-INF 
false unserialize(): Error at offset 0 of 8 bytes
array (  0 => 1,) 
false unserialize(): Error at offset 13 of 13 bytes
false unserialize(): Error at offset 13 of 14 bytes
false unserialize(): Error at offset 13 of 22 bytes
false unserialize(): Error at offset 0 of 7 bytes
array () 
array (  0 => 2,) 
array (  0 => 2,) 
false unserialize(): Error at offset 11 of 16 bytes
false unserialize(): Error at offset 9 of 14 bytes
false unserialize(): Error at offset 7 of 12 bytes
array (  0 => 1,  1 => 1,) 
array (  '07' => 1,) 
array (  -5 => 1,) 
NULL 
false unserialize(): Error at offset 0 of 1 bytes
false unserialize(): Error at offset 0 of 2 bytes
(object) array(   'a' => 1,) 
array (  0 =>   (object) array(  ),) 
false unserialize(): Error at offset 0 of 8 bytes
'a' 
5 
false unserialize(): Error at offset 12 of 13 bytes
false unserialize(): Error at offset 19 of 19 bytes
a:7:{i:0;O:6:"Holder":1:{i:0;s:32:"a:2:{i:0;a:1:{i:0;i:1;}i:1;i:2;}";}i:1;a:1:{i:0;i:5;}i:2;O:3:"Old":1:{s:5:"inner";a:2:{i:0;i:1;i:1;a:1:{i:0;i:2;}}}i:3;O:8:"stdClass":0:{}i:4;O:6:"Holder":1:{i:0;s:37:"a:2:{i:0;O:8:"stdClass":0:{}i:1;i:2;}";}i:5;r:11;i:6;O:3:"Old":1:{s:5:"inner";a:2:{i:0;i:1;i:1;a:1:{i:0;i:2;}}}}
a:7:{i:0;O:6:"Holder":1:{i:0;s:32:"a:2:{i:0;a:1:{i:0;i:1;}i:1;i:2;}";}i:1;a:1:{i:0;i:5;}i:2;O:3:"Old":1:{s:5:"inner";a:2:{i:0;i:1;i:1;a:1:{i:0;i:2;}}}i:3;O:8:"stdClass":0:{}i:4;O:6:"Holder":1:{i:0;s:37:"a:2:{i:0;O:8:"stdClass":0:{}i:1;i:2;}";}i:5;r:11;i:6;O:3:"Old":1:{s:5:"inner";a:2:{i:0;i:1;i:1;a:1:{i:0;i:2;}}}}
