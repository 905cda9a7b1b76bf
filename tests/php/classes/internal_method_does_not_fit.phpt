--TEST--
An inherited internal method that does not fit an interface is told of on line 0
--FILE--
<?php
interface Counts
{
    public function count(int $mode);
}
class Collection extends ArrayObject implements Counts
{
}
?>
--EXPECT--

Fatal error: Declaration of ArrayObject::count(): int must be compatible with Counts::count(int $mode) in {PWD}/internal_method_does_not_fit.php on line 0
--EXIT--
255
