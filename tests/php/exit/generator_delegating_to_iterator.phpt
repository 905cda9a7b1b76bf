--TEST--
exit() in an iterator that a generator delegates to: the finally block does not run
--FILE--
<?php
class It implements Iterator {
    function current(): mixed { return 1; }
    function key(): mixed { return 1; }
    function next(): void { exit; }
    function rewind(): void {}
    function valid(): bool { return true; }
}
function g() { try { yield from new It; } finally { echo "finally\n"; } }
foreach (g() as $value) echo $value, "\n";
--EXPECT--
1
