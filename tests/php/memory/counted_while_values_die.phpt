--TEST--
Memory is counted, and cycles collected, by destructors of what an array or an object lets go of, and after it died
--FILE--
<?php
class Counter
{
    public static int $sum = 0;
    function __destruct()
    {
        self::$sum += memory_get_usage() > 0;
        if (self::$sum % 10 == 0) {
            gc_collect_cycles();
        }
    }
}

class Pair
{
    public $first, $list, $last;
    function __construct()
    {
        $this->first = new Counter;
        $this->list = [new Counter, 'text', 1.5];
        $this->last = new Counter;
    }
}

function of_arrays(): void
{
    $list = [new Counter, [new Counter, new Counter], 'x', 5, new Counter];
}

function of_references(): void
{
    $value = [new Counter];
    $reference = &$value;
}

function of_plain_objects(): void
{
    $first = new stdClass;
    $second = new stdClass;
    $list = [1];
    $other = [2];
    $a = 1;
    $b = &$a;
    $c = 2;
    $d = &$c;
}

for ($turn = 0; $turn < 10; $turn++) {
    of_arrays();
    of_references();
    $pair = new Pair;
    $pair = null;
    of_plain_objects();
    Counter::$sum += memory_get_usage() > 0;
}
var_dump(Counter::$sum);
--EXPECT--
int(90)
