--TEST--
in_array(), array_search() and array_keys() with needles and values of all types, also behind references
--FILE--
<?php
$needles = [0, 1, -1, 1.0, 1.5, "1", "1.0", "abc", "", "0", "a", " 1", "1e0", null, true, false, [], [1], NAN, PHP_INT_MAX, ";x", ":"];
$seven = 7;
$abc = "abc";
$lists = [[], [1], [1, 2, 1], ["a", "abc"], [0, "a", "0"], [1.0], [true, 1], [null, false], ["1", "01"], ["abc", true], [[], [1]], [NAN],
    [PHP_INT_MAX, (float) PHP_INT_MAX], ["x" => "abc", "y" => 1], ["k" => 5, "abc"], [&$seven, 7], ["z", &$abc, "abc"]];
foreach ($needles as $needle) {
    $line = '';
    foreach ($lists as $list) {
        foreach ([false, true] as $strict) {
            $line .= (in_array($needle, $list, $strict) ? 'y' : 'n') . json_encode(array_search($needle, $list, $strict))
                . count(array_keys($list, $needle, $strict)) . ' ';
        }
    }
    echo str_pad(var_export($needle, true), 12), ' ', $line, "\n";
}
enum Suit { case Clubs; case Hearts; }
$object = new ArrayObject;
var_dump(array_search(Suit::Hearts, Suit::cases()), in_array($object, [new ArrayObject], true), in_array($object, [new ArrayObject]));
--EXPECT--
0            nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 y01 nfalse0 nfalse0 nfalse0 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
1            nfalse0 nfalse0 y01 y01 y02 y02 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 y02 y11 nfalse0 nfalse0 y02 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y"y"1 y"y"1 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
-1           nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
1.0          nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 y01 y02 nfalse0 nfalse0 nfalse0 y02 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y"y"1 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
1.5          nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
'1'          nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 y02 y01 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y"y"1 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
'1.0'        nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 y02 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y"y"1 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
'abc'        nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 y11 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y"x"1 y"x"1 y01 y01 nfalse0 nfalse0 y12 y12 
''           nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
'0'          nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 y21 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
'a'          nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 y01 y11 y11 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
' 1'         nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 y02 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y"y"1 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
'1e0'        nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 y02 nfalse0 nfalse0 nfalse0 y02 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y"y"1 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
NULL         nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 y01 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
true         nfalse0 nfalse0 y01 nfalse0 y03 nfalse0 y02 nfalse0 y11 nfalse0 y01 nfalse0 y02 y01 nfalse0 nfalse0 y02 nfalse0 y02 y11 y11 nfalse0 y01 nfalse0 y02 nfalse0 y"x"2 nfalse0 y"k"2 nfalse0 y02 nfalse0 y03 nfalse0 
false        nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 y11 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
array (
)    nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
array (
  0 => 1,
) nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 y11 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
NAN          nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
9223372036854775807 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y02 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
';x'         nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
':'          nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y01 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 y11 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 nfalse0 
int(1)
bool(false)
bool(true)
