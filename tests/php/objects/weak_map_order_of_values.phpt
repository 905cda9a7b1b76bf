--TEST--
The values of a key that several WeakMaps have die in the order in which it was entered
--FILE--
<?php
class Value { function __construct(public string $name) {} function __destruct() { echo "$this->name "; } }
$maps = [new WeakMap, new WeakMap, new WeakMap];
$key = new stdClass;
foreach ($maps as $number => $map) {
    $map[$key] = new Value("map $number,");
}
$key = null;
echo "in the order of entering\n";

$key = new stdClass;
foreach ($maps as $number => $map) {
    $map[$key] = new Value("map $number,");
}
unset($maps[0][$key]);
$maps[0][$key] = new Value("map 0 again,");
unset($maps[1], $map);
$key = null;
echo "\n", count($maps[0]), count($maps[2]), "\n";
--EXPECT--
map 0, map 1, map 2, in the order of entering
map 0, map 1, map 2, map 0 again, 
00
