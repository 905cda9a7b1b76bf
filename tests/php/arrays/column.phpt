--TEST--
A column of rows, arrays or objects, by name or number, with keys from another
--FILE--
<?php
class Row {
    public function __construct(public $id, public $name, private $secret = 1) {}
}
class Magic {
    public function __isset($name) { return $name === 'id'; }
    public function __get($name) { return "magic $name"; }
}
$rows = [['id' => 3, 'name' => 'a'], ['id' => 5, 'name' => 'b'], ['name' => 'c'], 'no row'];
print_r(array_column($rows, 'name', 'id'));
print_r(array_column($rows, 'id'));
print_r(array_column($rows, null, 'id'));
print_r(array_column([[1, 2], [3, 4]], 1, 0));
print_r(array_column([new Row(1, 'x'), new Row(2, 'y')], 'name', 'id'));
print_r(array_column([new Row(1, 'x')], 'secret'));
print_r(array_column([new Magic], 'id'));
print_r(array_column([['a' => 1, 'k' => 1.7], ['a' => 2, 'k' => null], ['a' => 3, 'k' => true]], 'a', 'k'));
--EXPECT--
Array
(
    [3] => a
    [5] => b
    [6] => c
)
Array
(
    [0] => 3
    [1] => 5
)
Array
(
    [3] => Array
        (
            [id] => 3
            [name] => a
        )

    [5] => Array
        (
            [id] => 5
            [name] => b
        )

    [6] => Array
        (
            [name] => c
        )

    [7] => no row
)
Array
(
    [1] => 2
    [3] => 4
)
Array
(
    [1] => x
    [2] => y
)
Array
(
)
Array
(
    [0] => magic id
)

Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/column.php on line 17
Array
(
    [1] => 3
    [] => 2
)
