--TEST--
a getIterator() that overrides one of an internal class and iterates over the parent's
--FILE--
<?php
class Doubled extends SplFixedArray
{
    public function getIterator(): Iterator
    {
        foreach (parent::getIterator() as $key => $value) {
            yield $key => $value * 2;
        }
    }
}
class Delegated extends DatePeriod
{
    public function getIterator(): Iterator
    {
        yield from parent::getIterator();
    }
}
class Tagged extends ArrayObject
{
    public function getIterator(): Iterator
    {
        foreach (parent::getIterator() as $key => $value) {
            yield "<$key>" => $value;
        }
    }
}
$array = new Doubled(2);
$array[0] = 4;
$array[1] = 5;
foreach ($array as $key => $value) {
    echo "$key=$value\n";
}
echo implode(',', [...$array]), ' ', implode(',', iterator_to_array($array)), "\n";
foreach (new Delegated(new DateTime('2020-01-01'), new DateInterval('P1D'), 2) as $key => $day) {
    echo $key, ' ', $day->format('Y-m-d'), "\n";
}
foreach (new Tagged(['a' => 1, 'b' => 2]) as $key => $value) {
    echo "$key=$value\n";
}
--EXPECT--
0=8
1=10
8,10 8,10
0 2020-01-01
1 2020-01-02
2 2020-01-03
<a>=1
<b>=2
