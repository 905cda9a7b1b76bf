--TEST--
The smallest and largest integers as keys
--FILE--
<?php $b=[9223372036854775807=>1]; $k=9223372036854775807; var_dump(isset($b[$k])); var_dump($b[$k]); var_dump(isset($b[9223372036854775807]));
$m=-9223372036854775807-1; $c=[$m=>5]; var_dump(isset($c[$m]), $c[$m], array_key_exists($m,$c));
--EXPECT--
bool(true)
int(1)
bool(true)
bool(true)
int(5)
bool(true)
