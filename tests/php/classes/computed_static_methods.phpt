--TEST--
Static methods of a named class by a computed name
--FILE--
<?php
class St {
    static function foo($x = 1) {
        return static::class . $x;
    }
    private static function priv() {
        return 'p';
    }
    static function __callStatic($m, $a) {
        return "cs $m";
    }
    function inst() {
        return 'i';
    }
    static function in() {
        $m = 'priv';
        return St::$m();
    }
}
class St2 extends St {}
foreach (['foo', 'FOO', 'nope', 'priv'] as $m) var_dump(St::$m(), St2::$m(2), st2::$m());
var_dump(St::in());
$m = 'inst';
try {
    St::$m();
} catch (Error $e) {
    echo $e->getMessage();
}
$m = 5;
try {
    St::$m();
} catch (Error $e) {
    echo $e->getMessage();
}
--EXPECT--
string(3) "St1"
string(4) "St22"
string(4) "St21"
string(3) "St1"
string(4) "St22"
string(4) "St21"
string(7) "cs nope"
string(7) "cs nope"
string(7) "cs nope"
string(7) "cs priv"
string(7) "cs priv"
string(7) "cs priv"
string(1) "p"
Non-static method St::inst() cannot be called staticallyMethod name must be a string
