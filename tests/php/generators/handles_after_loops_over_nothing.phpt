--TEST--
A loop over an iterator that has nothing gives back the handle of its iterator last
--FILE--
<?php
class Nothing implements Iterator
{
    function current(): mixed { return 1; }
    function key(): mixed { return 1; }
    function next(): void { echo "next\n"; }
    function valid(): bool { return false; }
    function rewind(): void {}
}
class Aggregate implements IteratorAggregate
{
    function getIterator(): Iterator { return new Nothing; }
}
function generate()
{
    if (false) {
        yield;
    }
}
function loop($make)
{
    foreach ($make() as $value) {
        echo "never\n";
    }
    echo spl_object_id(new stdClass), " ";
    foreach ($make() as $key => $value) {
        echo "never\n";
    }
    echo spl_object_id(new stdClass), "\n";
}
function by_reference($make)
{
    foreach ($make() as &$value) {
        echo "never\n";
    }
    echo spl_object_id(new stdClass), "\n";
}
function &refer()
{
    if (false) {
        yield;
    }
}
$makers = [generate(...), fn() => new Nothing, fn() => new Aggregate, fn() => new ArrayIterator([]), fn() => new ArrayObject([]),
    fn() => new EmptyIterator];
foreach ($makers as $make) {
    loop($make);
    loop($make);
}
by_reference(refer(...));
by_reference(refer(...));
foreach (generate() as $value) {
}
var_dump(new stdClass);
--EXPECT--
8 7
8 7
8 7
8 7
9 7
9 7
8 7
8 7
9 7
9 7
8 7
8 7
9
8
object(stdClass)#8 (0) {
}
