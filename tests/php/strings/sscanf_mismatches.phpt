--TEST--
sscanf() of texts that end early, and of NUL
--FILE--
<?php
foreach ([["ab\0cd 5", "%s %s"], ["12 -5 x", "%d %d %d"], ["a b", "%s %d %s"], ["", "%d"], ["  ", "%s %d"], ["x", "%d"], ["-", "%d"], ["a", "%s %d"],
    ["a\0", "%s %d"], ["x1", "%d%s %d"], ["5 x y", "%d %d%% %s"], ["a- b", "%s %d %s"], ["12ab", "%2d%*s"], ["a\0b", "a%c"], ["q", "z%d"],
    ["ab\0c", "%[^q]"], ["a\0", "%s%[^q]"], ["1.\0" . "5", "%f"]] as [$text, $format]) {
    echo json_encode($text), " ", $format, " ", json_encode(sscanf($text, $format)), "\n";
}
--EXPECT--
"ab\u0000cd 5" %s %s ["ab",null]
"12 -5 x" %d %d %d [12,-5,null]
"a b" %s %d %s ["a",null,null]
"" %d null
"  " %s %d null
"x" %d [null]
"-" %d null
"a" %s %d ["a",null]
"a\u0000" %s %d ["a",null]
"x1" %d%s %d [null,null,null]
"5 x y" %d %d%% %s [5,null,null]
"a- b" %s %d %s ["a-",null,null]
"12ab" %2d%*s [12]
"a\u0000b" a%c null
"q" z%d [null]
"ab\u0000c" %[^q] ["ab"]
"a\u0000" %s%[^q] ["a",null]
"1.\u00005" %f [1]
