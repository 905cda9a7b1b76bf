--TEST--
count() of an object is called once, whatever it returns
--FILE--
<?php
class Bag implements Countable
{
    public $calls = 0;
    function __construct(public $size) {}
    #[ReturnTypeWillChange]
    function count() { $this->calls++; return $this->size; }
}
function size_of($bag) { return count($bag); }

foreach (['5', 2.75, true, null, [1], 7] as $size) {
    $bag = new Bag($size);
    for ($turn = 0; $turn < 3; $turn++) {
        var_dump(size_of($bag));
    }
    var_dump($bag->calls);
}
--EXPECT--
int(5)
int(5)
int(5)
int(3)
int(2)
int(2)
int(2)
int(3)
int(1)
int(1)
int(1)
int(3)
int(0)
int(0)
int(0)
int(3)
int(1)
int(1)
int(1)
int(3)
int(7)
int(7)
int(7)
int(3)
