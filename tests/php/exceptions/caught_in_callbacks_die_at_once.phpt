--TEST--
An exception that was thrown while arguments were evaluated, and caught in a callback, generator or magic method, dies with its variable
--FILE--
<?php
class Held { function __destruct() { echo "~Held\n"; } }
class Holding extends Exception { public $held; function __construct() { $this->held = new Held; } }
class Magic
{
    function __toString() { caught(); return ''; }
    function __get($name) { caught(); }
}
function shown(...$values) {}
function caught()
{
    try {
        shown(1, throw new Holding);
    } catch (Exception $e) {
        echo "caught\n";
    }
    unset($e);
    echo "after\n";
}
function steps()
{
    try {
        shown(1, throw new Holding);
    } catch (Exception $e) {
        echo "caught\n";
    }
    unset($e);
    echo "after\n";
    yield 1;
}
foreach (steps() as $step);
array_map(function ($x) {
    try {
        shown($x, throw new Holding);
    } catch (Exception $e) {
        echo "caught\n";
    }
    $e = null;
    echo "after\n";
}, [1]);
echo new Magic;
(new Magic)->name;
function fails() { try { shown(throw new Holding); } catch (LogicException) {} yield 1; }
try { foreach (fails() as $step); } catch (Holding $e) { echo get_class($e->held), "\n"; }
unset($e);
echo "end\n";
--EXPECT--
caught
~Held
after
caught
~Held
after
caught
~Held
after
caught
~Held
after
Held
~Held
end
