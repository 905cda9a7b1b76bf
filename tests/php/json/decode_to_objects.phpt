--TEST--
json_decode() to objects
--FILE--
<?php
$a = new stdClass; $b = new stdClass; unset($a); var_dump(json_decode('{"p":{"q":1},"r":{"s":2},"f":99999999999999999999}'), json_decode('[{"k":{"l":[{}]}},{}]'), new stdClass);
function t($s, ...$a) { try { echo str_replace("\n", "", var_export(json_decode($s, ...$a), true)), json_last_error(), "\n"; } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } }
foreach (['{}', ' { } ', '{"a":1}', '{"a":{"b":{}},"c":{"d":[{"e":1},{}]},"a":2}', '[{"x":1,"y":"é\u00e9"},{"x":2}]', '{"12":1,"":2,"0":{"-1":3}}', '{"a":1,}', '{"a" 1}', '{"a":}', '{,}', '{"a":{"b":1},"c":{"d":2},"e":x}', '{"\u0000a":1}', '{"a":12345678901234567890}', '{"big":[{"n":{}},{"m":{}},99999999999999999999]}', "{\"\xff\":1}", '{"a":1', '{"_empty_":1,"a b":[]}', '{"a":{"a":{"a":{"a":1}}}}'] as $s) { t($s); t($s, false); t($s, null, 3); t($s, flags: JSON_THROW_ON_ERROR); t($s, flags: JSON_OBJECT_AS_ARRAY); }
$o = json_decode('{"list":[1,2,{"k":"v"}],"n":null}'); $c = clone $o; $c->list[] = 4; $o->z = 1; $o->list[2]->k = 'w'; unset($o->n); var_export([$o, $c]); foreach ($o as $k => $v) echo $k, " "; echo json_encode($o), isset($o->list), count((array) $o), serialize($o), "\n";
--EXPECT--
object(stdClass)#3 (3) {
  ["p"]=>
  object(stdClass)#1 (1) {
    ["q"]=>
    int(1)
  }
  ["r"]=>
  object(stdClass)#4 (1) {
    ["s"]=>
    int(2)
  }
  ["f"]=>
  float(1.0E+20)
}
array(2) {
  [0]=>
  object(stdClass)#7 (1) {
    ["k"]=>
    object(stdClass)#6 (1) {
      ["l"]=>
      array(1) {
        [0]=>
        object(stdClass)#5 (0) {
        }
      }
    }
  }
  [1]=>
  object(stdClass)#8 (0) {
  }
}
object(stdClass)#9 (0) {
}
(object) array()0
(object) array()0
(object) array()0
(object) array()0
array ()0
(object) array()0
(object) array()0
(object) array()0
(object) array()0
array ()0
(object) array(   'a' => 1,)0
(object) array(   'a' => 1,)0
(object) array(   'a' => 1,)0
(object) array(   'a' => 1,)0
array (  'a' => 1,)0
(object) array(   'a' => 2,   'c' =>   (object) array(     'd' =>     array (      0 =>       (object) array(         'e' => 1,      ),      1 =>       (object) array(      ),    ),  ),)0
(object) array(   'a' => 2,   'c' =>   (object) array(     'd' =>     array (      0 =>       (object) array(         'e' => 1,      ),      1 =>       (object) array(      ),    ),  ),)0
NULL1
(object) array(   'a' => 2,   'c' =>   (object) array(     'd' =>     array (      0 =>       (object) array(         'e' => 1,      ),      1 =>       (object) array(      ),    ),  ),)1
array (  'a' => 2,  'c' =>   array (    'd' =>     array (      0 =>       array (        'e' => 1,      ),      1 =>       array (      ),    ),  ),)0
array (  0 =>   (object) array(     'x' => 1,     'y' => 'éé',  ),  1 =>   (object) array(     'x' => 2,  ),)0
array (  0 =>   (object) array(     'x' => 1,     'y' => 'éé',  ),  1 =>   (object) array(     'x' => 2,  ),)0
array (  0 =>   (object) array(     'x' => 1,     'y' => 'éé',  ),  1 =>   (object) array(     'x' => 2,  ),)0
array (  0 =>   (object) array(     'x' => 1,     'y' => 'éé',  ),  1 =>   (object) array(     'x' => 2,  ),)0
array (  0 =>   array (    'x' => 1,    'y' => 'éé',  ),  1 =>   array (    'x' => 2,  ),)0
(object) array(   '12' => 1,   '' => 2,   '0' =>   (object) array(     '-1' => 3,  ),)0
(object) array(   '12' => 1,   '' => 2,   '0' =>   (object) array(     '-1' => 3,  ),)0
(object) array(   '12' => 1,   '' => 2,   '0' =>   (object) array(     '-1' => 3,  ),)0
(object) array(   '12' => 1,   '' => 2,   '0' =>   (object) array(     '-1' => 3,  ),)0
array (  12 => 1,  '' => 2,  0 =>   array (    -1 => 3,  ),)0
NULL4
NULL4
NULL4
JsonExceptionSyntax error
NULL4
NULL4
NULL4
NULL4
JsonExceptionSyntax error
NULL4
NULL4
NULL4
NULL4
JsonExceptionSyntax error
NULL4
NULL4
NULL4
NULL4
JsonExceptionSyntax error
NULL4
NULL4
NULL4
NULL4
JsonExceptionSyntax error
NULL4
NULL9
NULL9
NULL9
JsonExceptionThe decoded property name is invalid
array (  '' . "\0" . 'a' => 1,)0
(object) array(   'a' => 1.2345678901234567E+19,)0
(object) array(   'a' => 1.2345678901234567E+19,)0
(object) array(   'a' => 1.2345678901234567E+19,)0
(object) array(   'a' => 1.2345678901234567E+19,)0
array (  'a' => 1.2345678901234567E+19,)0
(object) array(   'big' =>   array (    0 =>     (object) array(       'n' =>       (object) array(      ),    ),    1 =>     (object) array(       'm' =>       (object) array(      ),    ),    2 => 1.0E+20,  ),)0
(object) array(   'big' =>   array (    0 =>     (object) array(       'n' =>       (object) array(      ),    ),    1 =>     (object) array(       'm' =>       (object) array(      ),    ),    2 => 1.0E+20,  ),)0
NULL1
(object) array(   'big' =>   array (    0 =>     (object) array(       'n' =>       (object) array(      ),    ),    1 =>     (object) array(       'm' =>       (object) array(      ),    ),    2 => 1.0E+20,  ),)1
array (  'big' =>   array (    0 =>     array (      'n' =>       array (      ),    ),    1 =>     array (      'm' =>       array (      ),    ),    2 => 1.0E+20,  ),)0
NULL5
NULL5
NULL5
JsonExceptionMalformed UTF-8 characters, possibly incorrectly encoded
NULL5
NULL4
NULL4
NULL4
JsonExceptionSyntax error
NULL4
(object) array(   '_empty_' => 1,   'a b' =>   array (  ),)0
(object) array(   '_empty_' => 1,   'a b' =>   array (  ),)0
(object) array(   '_empty_' => 1,   'a b' =>   array (  ),)0
(object) array(   '_empty_' => 1,   'a b' =>   array (  ),)0
array (  '_empty_' => 1,  'a b' =>   array (  ),)0
(object) array(   'a' =>   (object) array(     'a' =>     (object) array(       'a' =>       (object) array(         'a' => 1,      ),    ),  ),)0
(object) array(   'a' =>   (object) array(     'a' =>     (object) array(       'a' =>       (object) array(         'a' => 1,      ),    ),  ),)0
NULL1
(object) array(   'a' =>   (object) array(     'a' =>     (object) array(       'a' =>       (object) array(         'a' => 1,      ),    ),  ),)1
array (  'a' =>   array (    'a' =>     array (      'a' =>       array (        'a' => 1,      ),    ),  ),)0
array (
  0 => 
  (object) array(
     'list' => 
    array (
      0 => 1,
      1 => 2,
      2 => 
      (object) array(
         'k' => 'w',
      ),
    ),
     'z' => 1,
  ),
  1 => 
  (object) array(
     'list' => 
    array (
      0 => 1,
      1 => 2,
      2 => 
      (object) array(
         'k' => 'w',
      ),
      3 => 4,
    ),
     'n' => NULL,
  ),
)list z {"list":[1,2,{"k":"w"}],"z":1}12O:8:"stdClass":2:{s:4:"list";a:3:{i:0;i:1;i:1;i:2;i:2;O:8:"stdClass":1:{s:1:"k";s:1:"w";}}s:1:"z";i:1;}
