--TEST--
mb_str_pad()
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([['日本', 5, '-', STR_PAD_LEFT], ['日本', 6, 'äö', STR_PAD_BOTH], ['x', 4], ['x', 0], ['abc', 7, '▶▷', STR_PAD_RIGHT], ["\xff", 3, 'é']] as $a) echo json_encode(mb_str_pad(...$a), JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE), "\n"; foreach ([fn() => mb_str_pad('a', 5, ''), fn() => mb_str_pad('a', 5, ' ', 9), fn() => mb_str_pad('a', 5, ' ', STR_PAD_LEFT, 'nope')] as $f) try { $f(); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
"---日本"
"äö日本äö"
"x   "
"x"
"abc▶▷▶▷"
"�éé"
mb_str_pad(): Argument #3 ($pad_string) must not be empty
mb_str_pad(): Argument #4 ($pad_type) must be STR_PAD_LEFT, STR_PAD_RIGHT, or STR_PAD_BOTH
mb_str_pad(): Argument #5 ($encoding) must be a valid encoding, "nope" given
