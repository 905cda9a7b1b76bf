--TEST--
Switches with jump tables compare as those without
--FILE--
<?php
function ints($v) {
    switch ($v) { case 1: return 'one'; case 2: return 'two'; case 3: case 4: return 'more'; case 5: return 'five';
        default: return 'other'; }
}
function strings($v) {
    switch ($v) { case 'a': return 'A'; case '': return 'empty'; case 'b': echo '(b)'; default: return 'other'; }
}
foreach ([1, 3, 4, 5, 6, '1', 1.0, true, null, '5x', 'x'] as $v) {
    echo json_encode($v), ' ', ints($v), "\n";
}
foreach (['a', 'b', '', null, 0, false, true, 'A'] as $v) {
    echo json_encode($v), ' ', strings($v), "\n";
}
--EXPECT--
1 one
3 more
4 more
5 five
6 other
"1" one
1 one
true one
null other
"5x" other
"x" other
"a" A
"b" (b)other
"" empty
null empty
0 other
false empty
true A
"A" other
