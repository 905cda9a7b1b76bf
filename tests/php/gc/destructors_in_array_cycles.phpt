--TEST--
Destructors of objects in cycles that are collected between two statements: called, throwing, bringing back, exiting
--FILE--
<?php
class Speaking { public $does; function __construct($does) { $this->does = $does; } function __destruct() { ($this->does)($this); } }

function cycle_with($value) { $a = [$value]; $a[] = &$a; }

function make_many(string $what) {
    global $happened;
    for ($i = 0; $i < 200000 && !$happened; $i++) {
        $a = [$i];
        $a[] = &$a;
        unset($a);
    }
    echo $what, ": ", $happened ? "while the loop ran" : "not while the loop ran", "\n";
}

$happened = false;
cycle_with(new Speaking(function () { $GLOBALS["happened"] = true; }));
make_many("called");

$happened = false;
cycle_with(new Speaking(function () { $GLOBALS["happened"] = true; throw new Exception("thrown"); }));
try {
    make_many("throwing");
} catch (Exception $thrown) {
    echo get_class($thrown), " ", $thrown->getMessage(), "\n";
}

$happened = false;
cycle_with(new Speaking(function ($me) { $GLOBALS["happened"] = true; $GLOBALS["back"] = $me; }));
make_many("bringing back");
var_dump($back instanceof Speaking);

$counter = 0;
$happened = false;
cycle_with(new Speaking(function () { $GLOBALS["happened"] = true; $GLOBALS["counter"] = 1000; }));
for ($i = 0; $i < 200000; $i++) {
    $a = [$i];
    $a[] = &$a;
    unset($a);
    $counter++;
}
var_dump($counter > 1000 && $counter < 200000 + 1000);

$happened = false;
cycle_with(new Speaking(function () { echo "exits\n"; exit(0); }));
register_shutdown_function(function () { echo "shut down\n"; });
make_many("exiting");
echo "not reached\n";
--EXPECT--
called: while the loop ran
Exception thrown
bringing back: while the loop ran
bool(true)
bool(true)
exits
shut down
