--TEST--
Members passed to functions that are found when they are called, by value and by reference
--FILE--
<?php
namespace A;

class Item
{
    public array $typed = [3, 1, 2];
    public $plain = [5, 4];
    public ?Item $next = null;
    public string $text = "abc";
    public readonly array $fixed;
    public int $number = 7;
    public static $list = [1, 2];
    public static array $typedList = [2, 1];
    private $magic = ["m" => [1]];

    function __construct() { $this->fixed = [1]; }

    function &__get($name) { echo "(get $name)"; return $this->magic; }

    function run()
    {
        for ($i = 0; $i < 3; $i++) {
            array_push($this->typed, $i);
            sort($this->typed);
            echo json_encode([end($this->plain), array_pop($this->typed), key($this->plain), array_shift($this->plain) ?? "none"]), " ";
            array_push($this->plain, 1, 2);
            array_push($this->dynamic["m"], $i);
            sort(self::$list);
            array_unshift(static::$typedList, $i);
            array_push($this->next->typed, "n$i");
            array_push($this->next->plain["new"]["deep"], 1);
        }
    }
}

function change(&$a, $b) { $a = $b; }

#[\AllowDynamicProperties]
class Other { public $object; }

set_error_handler(function ($code, $text) { echo "[$text] "; return true; });
$item = new Item;
$item->next = new Item;
$item->next->plain["new"]["deep"] = [];
$item->run();
echo json_encode([$item, Item::$list, Item::$typedList]), "\n";
$copy = $item->typed;
array_push($item->typed, 9);
echo count($copy), count($item->typed), "\n";

$list = [[3, 2], "k" => ["x" => [2, 1]]];
$holder = new Other;
$holder->object = $item;
for ($i = 0; $i < 3; $i++) {
    sort($list[0]);
    sort($list["k"]["x"]);
    change($list["k"][], 1);
    echo ord($item->text[$i]), ord($holder->object->text[-1]), strlen($item->next->text), " ";
    change($holder->object->number, $i);
    change($holder->made[$i], "v$i");
    change($holder->direct, $i);
    foreach ([fn () => change($item->number, "text"), fn () => change($item->fixed, 1), fn () => change($item->text[0], 1),
              fn () => change($nothing->property, 1), fn () => strlen($nothing->property), fn () => strlen($item->text[10]),
              fn () => change($item->next->fixed[0], 1), fn () => sort($item->number->x)] as $call) {
        try { echo json_encode($call()), " "; } catch (\Error $e) { echo $e->getMessage(), " "; }
    }
    foreach (['A\change', fn (&$a, $b) => $a .= $b, 'strcmp'] as $function) {
        echo json_encode($function($item->text, "z")), " ";
    }
}
echo "\n", json_encode([$list, $holder->made, $holder->direct, $item->number, $item->text]), "\n";
change(b: "named", a: $item->text);
echo $item->text, " ";
preg_match('/(?<n>b)/', 'abc', $item->next->plain["matches"]);
echo json_encode($item->next->plain), " ";
$weak = \WeakReference::create($gone = new Item);
unset($gone);
echo json_encode([$weak->get(), end((new Item)->plain)]), "\n";
--EXPECT--
[4,3,1,5] (get dynamic)[2,2,2,4] (get dynamic)[2,2,3,1] (get dynamic)[{"typed":[0,1,1],"plain":[2,1,2,1,2],"next":{"typed":[3,1,2,"n0","n1","n2"],"plain":{"0":5,"1":4,"new":{"deep":[1,1,1]}},"next":null,"text":"abc","fixed":[1],"number":7},"text":"abc","fixed":[1],"number":7},[1,2],[2,1,0,2,1]]
34
97993 Cannot assign string to reference held by property A\Item::$number of type int Cannot modify readonly property A\Item::$fixed Cannot create references to/from string offsets Attempt to modify property "property" on null [Undefined variable $nothing] [Attempt to read property "property" on null] [strlen(): Passing null to parameter #1 ($string) of type string is deprecated] 0 [Uninitialized string offset 10] 0 Cannot modify readonly property A\Item::$fixed Attempt to modify property "x" on int null "zz" 1 1221223 Cannot assign string to reference held by property A\Item::$number of type int Cannot modify readonly property A\Item::$fixed Cannot create references to/from string offsets Attempt to modify property "property" on null [Undefined variable $nothing] [Attempt to read property "property" on null] [strlen(): Passing null to parameter #1 ($string) of type string is deprecated] 0 [Uninitialized string offset 10] 0 Cannot modify readonly property A\Item::$fixed Attempt to modify property "x" on int null "zz" 1 [Uninitialized string offset 2] 01223 Cannot assign string to reference held by property A\Item::$number of type int Cannot modify readonly property A\Item::$fixed Cannot create references to/from string offsets Attempt to modify property "property" on null [Undefined variable $nothing] [Attempt to read property "property" on null] [strlen(): Passing null to parameter #1 ($string) of type string is deprecated] 0 [Uninitialized string offset 10] 0 Cannot modify readonly property A\Item::$fixed Attempt to modify property "x" on int null "zz" 1 
[{"0":[2,3],"k":{"x":[1,2],"0":1,"1":1,"2":1}},["v0","v1","v2"],2,2,"zz"]
named {"0":5,"1":4,"new":{"deep":[1,1,1]},"matches":{"0":"b","n":"b","1":"b"}} [null,4]
