--TEST--
The variables of a function that uses variable variables die before the closure that is called, or its object
--FILE--
<?php
class Call {
    function method(string $name) { $$name = new stdClass; $kept = new stdClass; }
}
function called() {}
function tell() {
    $objects = [new stdClass, new stdClass, new stdClass];
    echo implode(' ', array_map(spl_object_id(...), $objects)), "\n";
}
for ($round = 0; $round < 3; $round++) {
    (function () { $name = 'first'; $$name = called(...); $second = new stdClass; })();
    tell();
    (new Call)->method('other');
    tell();
    (function () { extract(['a' => new stdClass, 'b' => new stdClass]); $c = new stdClass; })();
    tell();
}
?>
--EXPECT--
1 2 3
3 2 1
1 3 2
2 3 1
1 3 2
2 1 3
3 1 2
2 1 3
3 2 1
