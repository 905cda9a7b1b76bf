--TEST--
A class constant whose class is declared above is known when code is compiled: as a default's type, as an operand that goes second
--FILE--
<?php
class Above
{
    const NUMBER = 9;
    protected const HIDDEN = 8;
}
trait Shared
{
}
function message(callable $run): string
{
    try {
        return var_export($run(), true);
    } catch (Throwable $e) {
        return $e->getMessage();
    }
}
echo message(fn() => Above::NUMBER * ($list = [])), "\n";
echo message(fn() => Above::NUMBER & ($list = [])), "\n";
echo message(fn() => Above::NUMBER - ($list = [])), "\n";
echo message(fn() => Below::NUMBER * ($list = [])), "\n";
echo message(fn() => Above::HIDDEN * ($list = [])), "\n";
echo message(fn() => Above::NUMBER . Below::NUMBER), "\n";
class Below
{
    const NUMBER = Above::NUMBER + 1;
}
echo Below::NUMBER, "\n";
if (true) {
    class Later
    {
        const NUMBER = 3;
    }
}
echo message(fn() => Later::NUMBER * ($list = [])), "\n";
eval('class AlsoAbove { const NUMBER = 1; } class Typed { public string $text = AlsoAbove::NUMBER; }');
--EXPECT--
Unsupported operand types: array * int
Unsupported operand types: array & int
Unsupported operand types: int - array
Unsupported operand types: int * array
Cannot access protected constant Above::HIDDEN
'910'
10
Unsupported operand types: int * array

Fatal error: Cannot use int as default value for property Typed::$text of type string in {PWD}/of_classes_above.php(36) : eval()'d code on line 1
--EXIT--
255
