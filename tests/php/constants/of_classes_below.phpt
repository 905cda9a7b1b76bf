--TEST--
Constants of classes that are declared below a function or closure are no constants to its compiler
--FILE--
<?php
function product()
{
    return Below::NUMBER * ($list = []);
}
class Above
{
    const NUMBER = 2, SUM = Below::NUMBER + 1;

    static function later()
    {
        return [self::LATER, self::LATER * ($list = [])];
    }

    static function products()
    {
        return [fn() => Above::NUMBER * ($list = []), fn() => Below::NUMBER * ($list = []), fn() => self::NUMBER * ($list = [])];
    }
    static function sum()
    {
        return [self::SUM, self::SUM * ($list = [])];
    }
    const LATER = 4;
}
class Below
{
    const NUMBER = 3;
}
foreach (['product', 'Above::later', 'Above::sum', ...Above::products(), fn() => Below::NUMBER * ($list = [])] as $run) {
    try {
        $run();
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
Unsupported operand types: int * array
Unsupported operand types: int * array
Unsupported operand types: int * array
Unsupported operand types: array * int
Unsupported operand types: int * array
Unsupported operand types: int * array
Unsupported operand types: array * int
