--TEST--
unserialize() with the classes that it may make
--FILE--
<?php
class W{public $x=1;} class Z{private $p='q';}
foreach([['allowed_classes'=>false],['allowed_classes'=>true],['allowed_classes'=>['w']],['allowed_classes'=>['W','Z']],[],['allowed_classes'=>[]],['max_depth'=>1],['allowed_classes'=>['nope']]] as $o){var_dump(unserialize(serialize([new W,1,'s'=>new Z]),$o));}
try{unserialize('i:1;',['allowed_classes'=>5]);}catch(TypeError $e){echo $e->getMessage(),"\n";}
class_alias('W','Al');var_dump(unserialize('O:1:"W":0:{}',['allowed_classes'=>['Al']]),unserialize('O:2:"Al":0:{}',['allowed_classes'=>['al']]));
--EXPECT--
array(3) {
  [0]=>
  object(__PHP_Incomplete_Class)#2 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(1) "W"
    ["x"]=>
    int(1)
  }
  [1]=>
  int(1)
  ["s"]=>
  object(__PHP_Incomplete_Class)#1 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(1) "Z"
    ["p":"Z":private]=>
    string(1) "q"
  }
}
array(3) {
  [0]=>
  object(W)#2 (1) {
    ["x"]=>
    int(1)
  }
  [1]=>
  int(1)
  ["s"]=>
  object(Z)#1 (1) {
    ["p":"Z":private]=>
    string(1) "q"
  }
}
array(3) {
  [0]=>
  object(W)#2 (1) {
    ["x"]=>
    int(1)
  }
  [1]=>
  int(1)
  ["s"]=>
  object(__PHP_Incomplete_Class)#1 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(1) "Z"
    ["p":"Z":private]=>
    string(1) "q"
  }
}
array(3) {
  [0]=>
  object(W)#2 (1) {
    ["x"]=>
    int(1)
  }
  [1]=>
  int(1)
  ["s"]=>
  object(Z)#1 (1) {
    ["p":"Z":private]=>
    string(1) "q"
  }
}
array(3) {
  [0]=>
  object(W)#2 (1) {
    ["x"]=>
    int(1)
  }
  [1]=>
  int(1)
  ["s"]=>
  object(Z)#1 (1) {
    ["p":"Z":private]=>
    string(1) "q"
  }
}
array(3) {
  [0]=>
  object(__PHP_Incomplete_Class)#2 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(1) "W"
    ["x"]=>
    int(1)
  }
  [1]=>
  int(1)
  ["s"]=>
  object(__PHP_Incomplete_Class)#1 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(1) "Z"
    ["p":"Z":private]=>
    string(1) "q"
  }
}

Warning: unserialize(): Maximum depth of 1 exceeded. The depth limit can be changed using the max_depth unserialize() option or the unserialize_max_depth ini setting in {PWD}/unserialize_allowed_classes.php on line 3

Notice: unserialize(): Error at offset 20 of 81 bytes in {PWD}/unserialize_allowed_classes.php on line 3
bool(false)
array(3) {
  [0]=>
  object(__PHP_Incomplete_Class)#1 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(1) "W"
    ["x"]=>
    int(1)
  }
  [1]=>
  int(1)
  ["s"]=>
  object(__PHP_Incomplete_Class)#2 (2) {
    ["__PHP_Incomplete_Class_Name"]=>
    string(1) "Z"
    ["p":"Z":private]=>
    string(1) "q"
  }
}
unserialize(): Option "allowed_classes" must be of type array|bool, int given
object(__PHP_Incomplete_Class)#1 (1) {
  ["__PHP_Incomplete_Class_Name"]=>
  string(1) "W"
}
object(W)#3 (1) {
  ["x"]=>
  int(1)
}
