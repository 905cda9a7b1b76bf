--TEST--
foreach by reference over properties and elements: what they hold, copies, temporary objects, destructors
--FILE--
<?php
class Holder
{
    public array $typed = [1, 2, 3];
    public $plain = ['a' => 1, 'b' => 2];
    public $null;
    public array $nothing = [];
    public static $static = [7, 8];
    private array $hidden = [4, 5];

    public function __construct(private ?string $name = null) {}

    public function __destruct()
    {
        if ($this->name !== null) {
            echo "$this->name dies\n";
        }
    }

    public function run(): void
    {
        $copy = $this->typed;
        foreach ($this->typed as $key => &$value) {
            $value *= 10;
            if ($key == 0) {
                $this->typed[] = 99;
            }
        }
        unset($value);
        foreach ($this->nothing as &$value) {
            echo "never\n";
        }
        foreach ($this->hidden as &$value) {
            foreach ($this->plain as $name => &$inner) {
                $inner += $value;
                unset($this->plain['a']);
            }
        }
        echo json_encode([$copy, $this->typed, $this->plain, $this->hidden]), "\n";
    }
}

$holder = new Holder;
$holder->run();
$holder->run();
foreach ($holder->typed as &$value) {
    if (count($holder->typed) > 2) {
        $holder->typed = [5, 6];
    }
    $value++;
}
unset($value);
var_dump($holder->typed);
try {
    foreach ($holder->typed as &$value) {
        $value = [];
        $holder->typed = 'text';
    }
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
foreach ($holder->null as &$value) {
}
foreach ($holder->missing as &$value) {
}
foreach (Holder::$static as &$value) {
    $value++;
}
unset($value);
echo json_encode(Holder::$static), "\n";

$nested = ['x' => ['y' => [1, 2]]];
$other = $nested;
foreach ($nested['x']['y'] as $key => &$value) {
    $value .= "-$key";
}
unset($value);
echo json_encode([$nested, $other]), "\n";
foreach ($nested['new'] as &$value) {
}
var_dump(array_key_exists('new', $nested));

foreach ((new Holder('temporary'))->typed as &$value) {
    echo $value, "\n";
}
function make(): Holder
{
    return new Holder('made');
}
foreach (make()->plain as &$value) {
    echo $value, "\n";
    break;
}
echo "end\n";
?>
--EXPECT--
[[1,2,3],[10,20,30,990],{"b":11},[4,5]]
[[10,20,30,990],[100,200,300,9900,990],{"b":20},[4,5]]
array(2) {
  [0]=>
  int(6)
  [1]=>
  int(7)
}
Cannot assign string to property Holder::$typed of type array

Warning: foreach() argument must be of type array|object, null given in {PWD}/by_reference_over_properties.php on line 62

Deprecated: Creation of dynamic property Holder::$missing is deprecated in {PWD}/by_reference_over_properties.php on line 64

Warning: foreach() argument must be of type array|object, null given in {PWD}/by_reference_over_properties.php on line 64
[8,9]
[{"x":{"y":["1-0","2-1"]}},{"x":{"y":[1,2]}}]

Warning: foreach() argument must be of type array|object, null given in {PWD}/by_reference_over_properties.php on line 79
bool(true)
temporary dies
1
2
3
made dies
1
end
