--TEST--
Properties whose names are mangled, though no class declares them
--FILE--
<?php
class Hidden
{
    public $seen = 1;
    protected $known = 2;
    private $secret = 3;
}
$object = (object)(array)new Hidden;
var_dump($object);
print_r($object);
var_export($object);
echo "\n", json_encode($object), " ", http_build_query($object), "\n";
var_dump(get_object_vars($object) === (array)$object);
foreach ($object as $name => $value) {
    echo "$name=$value ";
}
echo "\n";
// a class of that name does not matter
var_dump(@unserialize("O:6:\"Hidden\":1:{s:13:\"\0Other\0secret\";i:9;}"));
var_dump(unserialize("O:6:\"Hidden\":1:{s:6:\"\0Other\";i:9;}"));
print_r(new class { public $x = 1; });
?>
--EXPECT--
object(stdClass)#1 (3) {
  ["seen"]=>
  int(1)
  ["known":protected]=>
  int(2)
  ["secret":"Hidden":private]=>
  int(3)
}
stdClass Object
(
    [seen] => 1
    [known:protected] => 2
    [secret:Hidden:private] => 3
)
(object) array(
   'seen' => 1,
   'known' => 2,
   'secret' => 3,
)
{"seen":1} seen=1&known=2&secret=3
bool(true)
seen=1 known=2 secret=3 
object(Hidden)#2 (4) {
  ["seen"]=>
  int(1)
  ["known":protected]=>
  int(2)
  ["secret":"Hidden":private]=>
  int(3)
  ["secret":"Other":private]=>
  int(9)
}

Notice: Corrupt member variable name in {PWD}/mangled_names_of_dynamic_properties.php on line 20

Notice: unserialize(): Error at offset 29 of 34 bytes in {PWD}/mangled_names_of_dynamic_properties.php on line 20
bool(false)
class@anonymous Object
(
    [x] => 1
)
