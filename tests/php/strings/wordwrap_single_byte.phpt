--TEST--
wordwrap() with a break of one byte replaces spaces in place, also those before a line of width 0
--FILE--
<?php
foreach ([["' eb a", 0, "a"], ["x y  z", 0, "\n"], ["a b", -1, "-"], ["one two three four", 8, "\n"],
          ["one two-three four five", 9, "-"], ["ends with mark\n", 4, "\n"], ["aaaa bb c", 2, " "]] as [$text, $width, $break]) {
    var_dump(wordwrap($text, $width, $break));
}
var_dump(wordwrap("a long wooooord and more", 8, "\n", true), wordwrap("a<br>b long c", 3, "<br>"), wordwrap("  x", 1, "<br>", true));
--EXPECT--
string(6) "'aebaa"
string(6) "x
y

z"
string(3) "a-b"
string(18) "one two
three
four"
string(23) "one two-three-four five"
string(15) "ends
with
mark
"
string(9) "aaaa bb c"
string(24) "a long
wooooord
and more"
string(19) "a<br>b<br>long<br>c"
string(6) " <br>x"
