--TEST--
Typed properties that are written for the first time by names that are computed
--FILE--
<?php
class Item
{
    public int $id;
    public float $price;
    public ?string $name;
    public ?Item $other;
    public int|Item $mixed;
    public iterable $list;
    public readonly int $fixed;
    public self $self;
    public Countable&Traversable $both;
    public $untyped;
    protected int $hidden = 1;

    static function fill(array $row): static
    {
        $item = new static;
        foreach ($row as $key => $value) { $item->$key = $value; }
        return $item;
    }
}

class Guarded extends Item
{
    public function __construct() { unset($this->id, $this->untyped); }
    public function __set($name, $value) { echo "(set $name)"; }
}

class Later extends Item {}

$rows = [
    ['id' => 1, 'price' => 2, 'name' => 'n', 'other' => new Item, 'mixed' => 5, 'list' => [1], 'untyped' => 1, 'hidden' => 3],
    ['id' => '7', 'price' => '1.5', 'name' => 8, 'other' => null, 'mixed' => new Later, 'list' => new ArrayIterator],
    ['other' => new Later, 'self' => new Later, 'both' => new ArrayObject, 'fixed' => 5],
    ['id' => 1.5], ['id' => 'x'], ['id' => null], ['other' => new stdClass], ['self' => 5], ['both' => new Item],
    ['name' => []], ['list' => 'text'], ['mixed' => '3.0'], ['fixed' => 1, "fi" . "xed" => 2], ['made' => 1],
];
set_error_handler(function ($code, $text) { echo "[$text] "; return true; });
for ($i = 0; $i < 3; $i++) {
    foreach (['Item', 'Guarded', 'Later'] as $class) {
        foreach ($rows as $row) {
            try { var_dump(json_encode($class::fill($row))); } catch (Error $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
        }
    }
}
$item = new Item;
foreach (['id', 'price'] as $name) {
    $item->$name = 1;
    $reference = &$item->$name;
    $item->$name = "5";
    try { $item->$name = "word"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
    var_dump($reference);
    unset($reference);
}
--EXPECT--
string(87) "{"id":1,"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1],"untyped":1}"
string(94) "{"id":7,"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{},"untyped":null}"
string(85) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{},"untyped":null}"
[Implicit conversion from float 1.5 to int loses precision] string(23) "{"id":1,"untyped":null}"
TypeError: Cannot assign string to property Item::$id of type int
TypeError: Cannot assign null to property Item::$id of type int
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(26) "{"mixed":3,"untyped":null}"
string(26) "{"fixed":2,"untyped":null}"
[Creation of dynamic property Item::$made is deprecated] string(25) "{"untyped":null,"made":1}"
(set id)(set untyped)string(68) "{"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1]}"
(set id)string(72) "{"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{}}"
string(70) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{}}"
(set id)string(2) "{}"
(set id)string(2) "{}"
(set id)string(2) "{}"
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(11) "{"mixed":3}"
string(11) "{"fixed":2}"
(set made)string(2) "{}"
string(87) "{"id":1,"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1],"untyped":1}"
string(94) "{"id":7,"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{},"untyped":null}"
string(85) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{},"untyped":null}"
[Implicit conversion from float 1.5 to int loses precision] string(23) "{"id":1,"untyped":null}"
TypeError: Cannot assign string to property Item::$id of type int
TypeError: Cannot assign null to property Item::$id of type int
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(26) "{"mixed":3,"untyped":null}"
string(26) "{"fixed":2,"untyped":null}"
[Creation of dynamic property Later::$made is deprecated] string(25) "{"untyped":null,"made":1}"
string(87) "{"id":1,"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1],"untyped":1}"
string(94) "{"id":7,"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{},"untyped":null}"
string(85) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{},"untyped":null}"
[Implicit conversion from float 1.5 to int loses precision] string(23) "{"id":1,"untyped":null}"
TypeError: Cannot assign string to property Item::$id of type int
TypeError: Cannot assign null to property Item::$id of type int
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(26) "{"mixed":3,"untyped":null}"
string(26) "{"fixed":2,"untyped":null}"
[Creation of dynamic property Item::$made is deprecated] string(25) "{"untyped":null,"made":1}"
(set id)(set untyped)string(68) "{"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1]}"
(set id)string(72) "{"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{}}"
string(70) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{}}"
(set id)string(2) "{}"
(set id)string(2) "{}"
(set id)string(2) "{}"
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(11) "{"mixed":3}"
string(11) "{"fixed":2}"
(set made)string(2) "{}"
string(87) "{"id":1,"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1],"untyped":1}"
string(94) "{"id":7,"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{},"untyped":null}"
string(85) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{},"untyped":null}"
[Implicit conversion from float 1.5 to int loses precision] string(23) "{"id":1,"untyped":null}"
TypeError: Cannot assign string to property Item::$id of type int
TypeError: Cannot assign null to property Item::$id of type int
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(26) "{"mixed":3,"untyped":null}"
string(26) "{"fixed":2,"untyped":null}"
[Creation of dynamic property Later::$made is deprecated] string(25) "{"untyped":null,"made":1}"
string(87) "{"id":1,"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1],"untyped":1}"
string(94) "{"id":7,"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{},"untyped":null}"
string(85) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{},"untyped":null}"
[Implicit conversion from float 1.5 to int loses precision] string(23) "{"id":1,"untyped":null}"
TypeError: Cannot assign string to property Item::$id of type int
TypeError: Cannot assign null to property Item::$id of type int
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(26) "{"mixed":3,"untyped":null}"
string(26) "{"fixed":2,"untyped":null}"
[Creation of dynamic property Item::$made is deprecated] string(25) "{"untyped":null,"made":1}"
(set id)(set untyped)string(68) "{"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1]}"
(set id)string(72) "{"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{}}"
string(70) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{}}"
(set id)string(2) "{}"
(set id)string(2) "{}"
(set id)string(2) "{}"
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(11) "{"mixed":3}"
string(11) "{"fixed":2}"
(set made)string(2) "{}"
string(87) "{"id":1,"price":2,"name":"n","other":{"untyped":null},"mixed":5,"list":[1],"untyped":1}"
string(94) "{"id":7,"price":1.5,"name":"8","other":null,"mixed":{"untyped":null},"list":{},"untyped":null}"
string(85) "{"other":{"untyped":null},"fixed":5,"self":{"untyped":null},"both":{},"untyped":null}"
[Implicit conversion from float 1.5 to int loses precision] string(23) "{"id":1,"untyped":null}"
TypeError: Cannot assign string to property Item::$id of type int
TypeError: Cannot assign null to property Item::$id of type int
TypeError: Cannot assign stdClass to property Item::$other of type ?Item
TypeError: Cannot assign int to property Item::$self of type self
TypeError: Cannot assign Item to property Item::$both of type Countable&Traversable
TypeError: Cannot assign array to property Item::$name of type ?string
TypeError: Cannot assign string to property Item::$list of type Traversable|array
string(26) "{"mixed":3,"untyped":null}"
string(26) "{"fixed":2,"untyped":null}"
[Creation of dynamic property Later::$made is deprecated] string(25) "{"untyped":null,"made":1}"
Cannot assign string to property Item::$id of type int
int(5)
Cannot assign string to property Item::$price of type float
float(5)
