--TEST--
The values of a WeakMap die with it, while its keys live on
--FILE--
<?php
class Value {
    function __construct(public string $name) {}
    function __destruct() { echo "{$this->name} dies\n"; }
}
$keys = [new stdClass, new stdClass];
$map = new WeakMap;
$map[$keys[0]] = new Value('first');
$map[$keys[1]] = new Value('second');
$map = null;
echo "map gone\n";

function total(array $keys): int {
    $map = new WeakMap;
    foreach ($keys as $number => $key) {
        $map[$key] = [$number, new Value("value $number")];
    }
    return count($map);
}
var_dump(total($keys));

$iterator = (function () use ($keys) {
    $map = new WeakMap;
    $map[$keys[0]] = new Value('iterated');
    return $map->getIterator();
})();
$iterator->rewind();
echo get_class($iterator->key()), ' ', $iterator->current()->name, "\n";
$keys = [];
unset($iterator);
echo "end\n";
?>
--EXPECT--
first dies
second dies
map gone
value 0 dies
value 1 dies
int(2)
stdClass iterated
iterated dies
end
