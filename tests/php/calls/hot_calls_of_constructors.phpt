--TEST--
`new` that became hot: promoted properties, defaults, wrong arguments, constructors that throw, values kept meanwhile
--FILE--
<?php
class Point { public function __construct(public int $x = 1, protected ?Point $next = null, readonly array $tags = ['t']) {} function next() { return $this->next; } }
class Loud { function __construct(public $name, $fail = false) { if ($fail) throw new Exception("no $name"); } function __destruct() { echo "[{$this->name}]"; } }
class Counting { private static int $count = 0; public function __construct(&$counter, ...$rest) { $counter++; self::$count += count($rest); } static function count() { return self::$count; } }
class Hidden { private function __construct(public $x) {} static function make($x) { return new Hidden($x); } static function self($x) { return new self($x); } }
class Plain {}
class Child extends Point { }
abstract class Base { static function create(...$a) { return new static(...$a); } }
class Made extends Base { function __construct(public $v) {} }
function noise($x) { echo "."; return $x; }
function run(int $turns) {
    for ($i = 0; $i < $turns; $i++) {
        ob_start();
        $point = new Point($i, new Child(2, null), [noise($i), "a"]);
        $child = new Child;
        $counter = $i;
        $counting = new Counting($counter, 1, noise(2));
        $made = [Hidden::make($i), Hidden::self($i), Made::create($i), new Plain, new Plain(noise(1))];
        try { new Point($i % 3 ? "7" : "x"); echo "fine"; } catch (TypeError $e) { echo $e->getLine(); }
        try { $loud = new Loud("L", $i % 2 == 0); } catch (Exception $e) { echo $e->getMessage(), count($e->getTrace()), " "; }
        unset($loud, $e);
        try { new Point(noise(1), throw new LogicException("arg")); } catch (LogicException $e) { echo $e->getMessage(); }
        try { new Loud(new Loud("inner"), noise(true)); } catch (Throwable $e) { echo get_class($e); }
        unset($e);
        try { (fn() => new Hidden(1))(); } catch (Error $e) { echo $e->getMessage(); }
        $out = ob_get_clean();
    }
    return [$out, $point, $child, $counter, $made, Counting::count()];
}
foreach ([1, 700, 701] as $turns) print_r(run($turns));
--EXPECT--
Array
(
    [0] => ...2no L2 .arg.Error[inner]Call to private Hidden::__construct() from global scope
    [1] => Point Object
        (
            [x] => 0
            [next:protected] => Child Object
                (
                    [x] => 2
                    [next:protected] => 
                    [tags] => Array
                        (
                            [0] => t
                        )

                )

            [tags] => Array
                (
                    [0] => 0
                    [1] => a
                )

        )

    [2] => Child Object
        (
            [x] => 1
            [next:protected] => 
            [tags] => Array
                (
                    [0] => t
                )

        )

    [3] => 1
    [4] => Array
        (
            [0] => Hidden Object
                (
                    [x] => 0
                )

            [1] => Hidden Object
                (
                    [x] => 0
                )

            [2] => Made Object
                (
                    [v] => 0
                )

            [3] => Plain Object
                (
                )

            [4] => Plain Object
                (
                )

        )

    [5] => 2
)
Array
(
    [0] => ...2[L].arg.Error[inner]Call to private Hidden::__construct() from global scope
    [1] => Point Object
        (
            [x] => 699
            [next:protected] => Child Object
                (
                    [x] => 2
                    [next:protected] => 
                    [tags] => Array
                        (
                            [0] => t
                        )

                )

            [tags] => Array
                (
                    [0] => 699
                    [1] => a
                )

        )

    [2] => Child Object
        (
            [x] => 1
            [next:protected] => 
            [tags] => Array
                (
                    [0] => t
                )

        )

    [3] => 700
    [4] => Array
        (
            [0] => Hidden Object
                (
                    [x] => 699
                )

            [1] => Hidden Object
                (
                    [x] => 699
                )

            [2] => Made Object
                (
                    [v] => 699
                )

            [3] => Plain Object
                (
                )

            [4] => Plain Object
                (
                )

        )

    [5] => 1402
)
Array
(
    [0] => ...fineno L2 .arg.Error[inner]Call to private Hidden::__construct() from global scope
    [1] => Point Object
        (
            [x] => 700
            [next:protected] => Child Object
                (
                    [x] => 2
                    [next:protected] => 
                    [tags] => Array
                        (
                            [0] => t
                        )

                )

            [tags] => Array
                (
                    [0] => 700
                    [1] => a
                )

        )

    [2] => Child Object
        (
            [x] => 1
            [next:protected] => 
            [tags] => Array
                (
                    [0] => t
                )

        )

    [3] => 701
    [4] => Array
        (
            [0] => Hidden Object
                (
                    [x] => 700
                )

            [1] => Hidden Object
                (
                    [x] => 700
                )

            [2] => Made Object
                (
                    [v] => 700
                )

            [3] => Plain Object
                (
                )

            [4] => Plain Object
                (
                )

        )

    [5] => 2804
)
