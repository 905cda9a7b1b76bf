--TEST--
exit() in a generator that another delegates to: finally blocks of neither run
--FILE--
<?php
function inner() { try { yield 1; exit; } finally { echo "inner finally\n"; } }
function outer() { try { yield from inner(); } finally { echo "outer finally\n"; } }
foreach (outer() as $value) echo $value, "\n";
echo "after\n";
--EXPECT--
1
