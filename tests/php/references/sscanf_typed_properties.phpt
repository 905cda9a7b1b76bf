--TEST--
sscanf() into typed properties, one of which refuses
--FILE--
<?php
class A { public int $i = 1; public ?string $s = null; }
$a = new A;
try {
    sscanf('x y', '%s %s', $a->i, $a->s);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
var_dump($a->i, $a->s);
?>
--EXPECT--
Cannot assign string to reference held by property A::$i of type int
int(1)
string(1) "y"
