--TEST--
Unset properties that may be written by some only (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
// a property that was unset is left to __set() and __unset(), whoever may write it
class Magic {
    public private(set) int $x;
    function __get($name) { echo "get $name\n"; return 5; }
    function __set($name, $value) { echo "set $name\n"; }
    function __unset($name) { echo "unset $name\n"; }
    function drop() { unset($this->x); }
}
class Plain { public private(set) int $x; function drop() { unset($this->x); } }
$magic = new Magic;
$plain = new Plain;
$try = function (callable $task) {
    try {
        var_dump($task());
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
};
foreach ([false, true] as $dropped) {
    if ($dropped) {
        $magic->drop();
        $plain->drop();
    }
    $try(fn() => $magic->x = 1);
    $try(function () use ($magic) { unset($magic->x); });
    $try(fn() => $plain->x = 1);
    $try(function () use ($plain) { unset($plain->x); });
    $try(fn() => $magic->x++);
}
--EXPECT--
Cannot modify private(set) property Magic::$x from global scope
Cannot unset private(set) property Magic::$x from global scope
Cannot modify private(set) property Plain::$x from global scope
Cannot unset private(set) property Plain::$x from global scope
Typed property Magic::$x must not be accessed before initialization
set x
int(1)
unset x
NULL
Cannot modify private(set) property Plain::$x from global scope
Cannot unset private(set) property Plain::$x from global scope
get x
set x
int(5)
