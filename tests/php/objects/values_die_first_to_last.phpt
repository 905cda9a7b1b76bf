--TEST--
What an object of an internal class, one with many properties, or a long array holds dies first to last
--FILE--
<?php
function free_handles(int $count): string
{
    $objects = [];
    for ($i = 0; $i < $count; $i++) {
        $objects[] = new stdClass;
    }
    $handles = implode(" ", array_map(spl_object_id(...), $objects));
    while ($objects) {
        array_pop($objects);
    }
    return $handles;
}

class Dated extends DateTime
{
    public $first, $second, $third;

    public function __construct()
    {
        parent::__construct("2024-05-06");
        $this->first = new stdClass;
        $this->second = new stdClass;
        $this->third = new stdClass;
    }
}

class Listed extends ArrayObject
{
    public $first, $second, $third;
}

$date = new Dated;
$date = null;
echo free_handles(5), "\n";
$list = new Listed;
foreach (["third", "first", "second"] as $name) {
    $list->$name = new stdClass;
}
$list = null;
echo free_handles(5), "\n";
$long = [];
for ($i = 0; $i < 40; $i++) {
    $long[] = new stdClass;
}
$long = null;
echo free_handles(42), "\n";
$many = eval('return new class { public $p' . implode(', $p', range(1, 40)) . '; };');
foreach ($many as $name => &$value) {
    $value = new stdClass;
}
unset($value, $many);
echo free_handles(42), "\n";
--EXPECT--
1 4 3 2 5
1 4 2 3 5
40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 3 2 4 1 41 42
40 41 1 4 2 3 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 42
