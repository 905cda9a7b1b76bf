--TEST--
WeakMap: new keys by assignment and by method, and what their deaths leave
--FILE--
<?php
// New keys, by assignment and by method, and what their deaths leave.
class Key { public function __construct(public $n) {} }
class Noisy { public function __construct(private $name) {} public function __destruct() { echo "~$this->name\n"; } }
$map = new WeakMap;
$other = new WeakMap;
$keys = [];
for ($i = 0; $i < 5; $i++) {
    $keys[$i] = new Key($i);
    $map[$keys[$i]] = $i;
    $map->offsetSet($keys[$i], $i * 10);
    $other[$keys[$i]] = [$i];
}
unset($keys[1], $map[$keys[3]]);
var_dump(count($map), count($other));
$map[$keys[3]] = "again";
foreach ($map as $key => $value) {
    echo $key->n, " ", json_encode($value), "\n";
}
$map[$keys[0]] = new Noisy("first");
$map[$keys[0]] = new Noisy("second");
unset($keys[0]);
echo "gone\n";
$text = "value";
$reference = &$text;
$map[$keys[2]] = $reference;
$text = "changed";
var_dump($map[$keys[2]]);
foreach ([1, "a", null, [1]] as $bad) {
    try {
        $map[$bad] = 1;
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
try {
    $map[] = 1;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
for ($i = 0; $i < 3; $i++) {
    $temporary = new Key("t$i");
    $map[$temporary] = $i;
    $map[$map] = "itself";
}
var_dump(count($map));
$keys[4] = $temporary = null;
var_dump(count($map), count($other));
unset($other);
$keys = [];
var_dump(count($map));
$copy = clone $map;
unset($map[$map], $map);
var_dump(count($copy));
--EXPECT--
int(3)
int(4)
0 0
2 20
4 40
3 "again"
~first
~second
gone
string(5) "value"
TypeError: WeakMap key must be an object
TypeError: WeakMap key must be an object
TypeError: WeakMap key must be an object
TypeError: WeakMap key must be an object
Cannot append to WeakMap
int(5)
int(3)
int(2)
int(2)
int(1)
