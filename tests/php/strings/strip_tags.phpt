--TEST--
Tags, comments and PHP code taken out, some tags let stand
--FILE--
<?php
var_dump(strip_tags('<p>Hello <b>World</b><br/></p>'), strip_tags('<p>Hello <b>World</b></p>', '<b>'), strip_tags('<p>a<br/>b</p>', ['br']));
var_dump(strip_tags('a<!-- <b>c</b> -->d'), strip_tags("x<?php echo '<b>'; ?>y"), strip_tags('1 < 2 and 3 > 2'), strip_tags('<a href="x>y">z</a>'), strip_tags("a\0b<c"));
--EXPECT--
string(11) "Hello World"
string(18) "Hello <b>World</b>"
string(7) "a<br/>b"
string(2) "ad"
string(2) "xy"
string(15) "1 < 2 and 3 > 2"
string(1) "z"
string(2) "ab"
