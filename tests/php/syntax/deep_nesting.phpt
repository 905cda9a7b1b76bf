--TEST--
Deeply nested arrays and parentheses compile or fail cleanly
--FILE--
<?php
$n = 2000;
$x = eval('return ' . str_repeat('(', $n) . '7' . str_repeat(')', $n) . ';');
echo $x, "\n";
$a = eval('return ' . str_repeat('[', $n) . str_repeat(']', $n) . ';');
for ($depth = 0; $a; $depth++) {
    $a = $a[0];
}
echo $depth, "\n";
echo eval('return ' . str_repeat('- ', 999) . ' 1;'), "\n";
echo strlen(eval("return 'a'" . str_repeat(" . 'b'", 3000) . ';')), "\n";
--EXPECT--
7
1999
-1
3001
