--TEST--
__set() does not run where the value's warning threw; arrays made in references of typed properties
--FILE--
<?php
class Magic
{
    function __set($name, $value) { echo "set $name "; }
    function &__get($name) { echo "get $name "; static $x; return $x; }
}
class Typed { public ?int $i; public ?int $n = null; }

set_error_handler(function ($code, $text) { throw new ErrorException($text); });
for ($round = 0; $round < 3; $round++) {
    $magic = new Magic;
    foreach ([fn () => $magic->a = $undefined, fn () => $magic->{'b' . $round} = $undefined, fn () => $magic->c = 1, fn () => $magic->$undefined = 1] as $do) {
        try { $do(); } catch (Exception $e) { echo $e->getMessage(), " "; }
    }
    $first = new Typed;
    $second = new Typed;
    $first->n = null;
    $reference = &$first->n;
    foreach ([fn () => $first->n[] = 1, fn () => $reference[] = 1, fn () => $reference['x']['y'] = 1, fn () => $first->n['x']['y'] = 1,
              fn () => $first->n['x'][] = 1] as $do) {
        try { $do(); } catch (Error $e) { echo $e->getMessage(), "; "; }
    }
    try { $first->n['x'] ??= 1; } catch (Error $e) { echo $e->getMessage(), "; "; }
    $other = &$second->i;
    $other[] *= 2;
    echo json_encode([$first, $second, $other]), "\n";
    unset($reference, $other);
}
--EXPECT--
Undefined variable $undefined Undefined variable $undefined set c Undefined variable $undefined Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; [{"n":null},{"i":[0],"n":null},[0]]
Undefined variable $undefined Undefined variable $undefined set c Undefined variable $undefined Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; [{"n":null},{"i":[0],"n":null},[0]]
Undefined variable $undefined Undefined variable $undefined set c Undefined variable $undefined Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; Cannot auto-initialize an array inside property Typed::$n of type ?int; [{"n":null},{"i":[0],"n":null},[0]]
