--TEST--
Names of properties that begin with a NUL but are not mangled are told of
--FILE--
<?php
$object = unserialize("O:8:\"stdClass\":3:{s:2:\"\0a\";i:1;s:1:\"\0\";i:3;s:4:\"\0abc\";i:2;}");
ob_start(fn($text) => str_replace("\0", '\0', $text));
var_dump($object);
print_r($object);
var_export($object);
debug_zval_dump($object);
foreach ($object as $name => $value) {
    echo $name, "\n";
}
echo json_encode($object), serialize($object), "\n";
--EXPECT--
object(stdClass)#1 (3) {

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 4
  ["\0a"]=>
  int(1)

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 4
  ["\0"]=>
  int(3)

Notice: Corrupt member variable name in {PWD}/names_that_begin_with_nul.php on line 4
  ["\0abc"]=>
  int(2)
}

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 5

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 5

Notice: Corrupt member variable name in {PWD}/names_that_begin_with_nul.php on line 5
stdClass Object
(
    [\0a] => 1
    [\0] => 3
    [\0abc] => 2
)

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 6

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 6

Notice: Corrupt member variable name in {PWD}/names_that_begin_with_nul.php on line 6
(object) array(
   '\0a' => 1,
   '\0' => 3,
   '\0abc' => 2,
)object(stdClass)#1 (3) refcount(2){

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 7
  [""]=>
  int(1)

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 7
  [""]=>
  int(3)

Notice: Corrupt member variable name in {PWD}/names_that_begin_with_nul.php on line 7
  [""]=>
  int(2)
}

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 8
\0a

Notice: Illegal member variable name in {PWD}/names_that_begin_with_nul.php on line 8
\0

Notice: Corrupt member variable name in {PWD}/names_that_begin_with_nul.php on line 8
\0abc
{}O:8:"stdClass":3:{s:2:"\0a";i:1;s:1:"\0";i:3;s:4:"\0abc";i:2;}
