--TEST--
The last value of a loop over keys and values is not kept after the loop
--FILE--
<?php
class Loud {
    function __construct(public $name) {}
    function __destruct() { echo "-$this->name "; }
}
class Typed { public ?Loud $value = null; }
function loop($array) {
    $typed = new Typed;
    $value = &$typed->value;
    foreach ($array as $key => $value);
    $array = null;
    echo 'looped ';
    $value = null;
    echo "emptied\n";
}
for ($i = 0; $i < 3; $i++) {
    loop(['a' => new Loud(1), 'b' => new Loud(2)]);
    loop([new Loud(3), new Loud(4)]);
}
--EXPECT--
-1 looped -2 emptied
-3 looped -4 emptied
-1 looped -2 emptied
-3 looped -4 emptied
-1 looped -2 emptied
-3 looped -4 emptied
