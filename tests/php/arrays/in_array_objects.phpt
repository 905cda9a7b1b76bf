--TEST--
in_array() and array_search() with objects among values and as needles
--FILE--
<?php
class Text {
    public static int $asked = 0;
    public function __construct(public string $text, public ?Closure $do = null) {}
    public function __toString(): string {
        self::$asked++;
        if ($this->do) {
            ($this->do)();
        }
        return $this->text;
    }
}
class Plain { public $n = 1; }
enum Suit: string { case Hearts = "h"; case Spades = "s"; }

$one = new Text("one");
$same = new Text("one");
$list = [1, null, new Text("two"), $one, 4.5, "three", [1]];
foreach (["one", "two", "three", "zero", "", "1", 1, 0, null, true, false, 4.5, "4.50", $one, $same, new Plain] as $needle) {
    Text::$asked = 0;
    $answers = [@in_array($needle, $list), in_array($needle, $list, true), @array_search($needle, $list), array_search($needle, $list, true)];
    echo json_encode($answers), " asked ", Text::$asked, "\n";
}
echo "-- numbers in texts\n";
var_dump(in_array("10", [new Text("1e1")]), in_array("abc", [new Text("abc ")]), in_array(new Text("1e1"), ["10", "x"]));
echo "-- enums\n";
var_dump(in_array(Suit::Hearts, Suit::cases()), in_array(Suit::Spades, [Suit::Hearts], true), in_array("h", Suit::cases()),
         array_search(Suit::Spades, Suit::cases(), true));
echo "-- objects by their properties\n";
var_dump(in_array(new Plain, [new Plain]), in_array(new Plain, [new Plain], true), in_array(new Plain, ["a", 1]));
echo "-- references\n";
$r = $one;
$refs = [&$r];
var_dump(in_array("one", $refs), in_array($one, $refs, true), array_search($same, $refs));
echo "-- changed meanwhile\n";
$shrinking = [];
$shrinking[] = new Text("no", function () use (&$shrinking) { $shrinking = []; });
$shrinking[] = new Text("yes");
var_dump(in_array("yes", $shrinking), count($shrinking));
echo "-- thrown\n";
$throwing = [new Text("a"), new Text("b", fn() => throw new Exception("from b")), new Text("c")];
Text::$asked = 0;
foreach (["a", "c"] as $needle) {
    try {
        var_dump(in_array($needle, $throwing));
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump(Text::$asked);
var_dump(in_array(5, [new Plain]));
--EXPECT--
[true,false,3,false] asked 4
[true,false,2,false] asked 2
[true,true,5,5] asked 4
[false,false,false,false] asked 4
[true,false,1,false] asked 0
[true,false,0,false] asked 0
[true,true,0,0] asked 0
[true,false,1,false] asked 0
[true,true,1,1] asked 0
[true,false,0,false] asked 0
[true,false,1,false] asked 0
[true,true,4,4] asked 0
[true,false,4,false] asked 4
[true,true,0,3] asked 0
[true,false,0,false] asked 0
[true,false,0,false] asked 0
-- numbers in texts
bool(true)
bool(false)
bool(true)
-- enums
bool(true)
bool(false)
bool(false)
int(1)
-- objects by their properties

Notice: Object of class Plain could not be converted to int in {PWD}/in_array_objects.php on line 30
bool(true)
bool(false)
bool(true)
-- references
bool(true)
bool(true)
int(0)
-- changed meanwhile
bool(true)
int(0)
-- thrown
bool(true)
from b
int(3)

Notice: Object of class Plain could not be converted to int in {PWD}/in_array_objects.php on line 51
bool(false)
