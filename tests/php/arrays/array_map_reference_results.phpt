--TEST--
array_map() keeps the references of a callback that returns by reference
--FILE--
<?php
function &counter($key = null)
{
    static $counter = 5;
    return $counter;
}
class Box
{
    public array $items = [1];
    public function &items() { return $this->items; }
}

$many = array_map('counter', [1, 2]);
counter()++;
var_dump($many);

$box = new Box;
$lists = array_map([$box, 'items'], ['k' => 0]);
$lists['k'][] = 2;
echo json_encode($box->items), "\n";

[$first] = array_map(fn &(&$x, $y) => counter(), [1], [2]);
counter()++;
var_dump($first);
--EXPECT--
Fatal error: Can't use function return value in write context in {PWD}/array_map_reference_results.php on line 14
--EXIT--
255
