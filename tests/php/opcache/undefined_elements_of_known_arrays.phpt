--TEST--
Undefined variables in array literals of which a known element is read, or that are put into an array that is never read
--INI--
opcache.enable_cli=1
--FILE--
<?php
class A
{
    static int $static = 1;

    static function known()
    {
        return ~(['az', $undefined, 'b' => -1])['b'];
    }

    static function unread()
    {
        $array = [[1, 2], [3]];
        $array['10'] = [1, 2.0, $undefined] < static::$static;
        return 5;
    }
}

function overwritten(object $object)
{
    $array = [$object];
    $array[0] = $object === null;
    return 5;
}

class Destroyed
{
    function __destruct()
    {
        echo "destroyed\n";
    }
}

var_dump(A::known(), A::unread(), overwritten(new Destroyed));
--EXPECT--
Warning: Undefined variable $undefined in {PWD}/undefined_elements_of_known_arrays.php on line 8

Warning: Undefined variable $undefined in {PWD}/undefined_elements_of_known_arrays.php on line 14
destroyed
int(0)
int(5)
int(5)
