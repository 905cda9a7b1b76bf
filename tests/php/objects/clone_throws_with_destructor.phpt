--TEST--
A copy whose __clone() throws is destroyed while the exception is on its way
--FILE--
<?php
class Item
{
    static int $last = 0;
    public $id, $throws = false, $part;
    function __construct() { $this->id = ++self::$last; $this->part = [new Part]; }
    function __clone()
    {
        $this->id = ++self::$last;
        if ($this->throws) {
            throw new Exception("no copy $this->id");
        }
    }
    function __destruct() { echo "~$this->id "; }
}
class Part
{
    function __destruct() { echo '~part '; }
}
function copied($item) { return clone $item; }

$item = new Item;
$copy = copied($item);
$item->throws = true;
for ($turn = 0; $turn < 4; $turn++) {
    try {
        copied($item);
    } catch (Exception $e) {
        echo $e->getMessage(), ' ', $e->getLine(), ' ';
    }
}
unset($e, $item, $copy);
--EXPECT--
~3 no copy 3 11 ~4 no copy 4 11 ~5 no copy 5 11 ~6 no copy 6 11 ~1 ~2 ~part
