--TEST--
A typed static property passed by value to a function that is found at run time becomes a reference
--FILE--
<?php
namespace A;
class Counts { public static int $first; public static ?int $second = 2; public static $untyped = 3; }
class More extends Counts { static function show() { return abs(static::$second); } }
Counts::$first = 1;
for ($round = 0; $round < 3; $round++) {
    echo abs(Counts::$first), More::show(), abs(Counts::$untyped), "\n";
    foreach (['first', 'second', 'untyped'] as $name) {
        try { Counts::$$name .= 'x'; } catch (\Error $e) { echo $e->getMessage(), "\n"; }
    }
    Counts::$untyped = 3;
}
?>
--EXPECT--
123
Cannot assign string to reference held by property A\Counts::$first of type int
Cannot assign string to reference held by property A\Counts::$second of type ?int
123
Cannot assign string to reference held by property A\Counts::$first of type int
Cannot assign string to reference held by property A\Counts::$second of type ?int
123
Cannot assign string to reference held by property A\Counts::$first of type int
Cannot assign string to reference held by property A\Counts::$second of type ?int
