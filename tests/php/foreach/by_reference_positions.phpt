--TEST--
foreach by reference: where it goes on after the array was changed
--FILE--
<?php
function walk(array $a, callable $change): void
{
    $turn = 0;
    foreach ($a as $key => &$value) {
        echo $key, " ";
        $change($a, $key, $turn++);
        if ($turn > 8) {
            break;
        }
    }
    unset($value);
    echo json_encode($a), "\n";
}
// an element behind a deleted last one takes its place, which has been passed
walk(["a" => 0], function (&$a, $key) {
    if ($key === 1) unset($a[1]);
    if (count($a) < 5) $a[] = 7;
});
walk(["a" => 0, "b" => 1], function (&$a, $key) { if ($key === "b") { unset($a["b"]); $a["c"] = 2; } });
walk([1, 2, 3], function (&$a, $key) { if ($key === 2) { unset($a[2]); $a[2] = "z"; } });
walk([1, 2, 3], function (&$a, $key) { if ($key === 2) { unset($a[2]); $a[] = "three"; } });
walk([1, 2, 3], function (&$a, $key) { if ($key === 2) { array_pop($a); $a[] = "p"; $a[] = "q"; } });
walk([1, 2, 3], function (&$a, $key) { if ($key === 1) { array_pop($a); $a[] = "p"; } });
walk([1, 2, 3], function (&$a, $key, $turn) { if ($turn === 2) { array_shift($a); $a[] = "p"; } });
walk([1, 2, 3], function (&$a, $key, $turn) { unset($a[0]); array_shift($a); $a[] = 4; });
walk([1, 2, 3, 4, 5], function (&$a, $key) { if ($key === 2) array_splice($a, 3, 0, ["s"]); });
walk([1, 2, 3], function (&$a, $key) { if ($key === 0) array_splice($a, 3, 0); });
walk([1, 2, 3, 4], function (&$a, $key) { if ($key === 3) array_splice($a, 2, 2, ["p", "q", "r"]); });
walk(["x" => 1, "y" => 2], function (&$a, $key) { if ($key === "y") array_splice($a, 2, 0, ["s"]); });
walk([1, 2, 3], function (&$a, $key, $turn) { if ($turn === 1) array_unshift($a, "u"); });
walk([1, 2, 3, 4], function (&$a, $key, $turn) { if ($turn === 1) { unset($a[0]); sort($a); } });
// a copy does not start it anew, and gets the references too
$a = [1, 2, 3];
foreach ($a as $key => &$value) {
    if ($key === 0) $copy = $a;
    $value *= 10;
}
unset($value);
echo json_encode([$a, $copy]), "\n";
// writing the array that was copied does
foreach ($a as $key => &$value) {
    echo $key, " ";
    if (count($a) === 3) { $copy = $a; $a[] = 4; }
}
unset($value);
echo json_encode([$a, $copy]), "\n";
// unset() does, even of what is not there
$steps = 0;
foreach ($a as $key => &$value) {
    echo $key, " ";
    if (++$steps > 5) break;
    $copy = $a;
    unset($a["absent"]);
}
?>
--EXPECT--
a 0 1 {"a":0,"0":7,"2":7}
a b {"a":0,"c":2}
0 1 2 [1,2,"z"]
0 1 2 3 {"0":1,"1":2,"3":"three"}
0 1 2 3 [1,2,"p","q"]
0 1 [1,2,"p"]
0 1 2 [2,3,"p"]
0 0 [4]
0 1 2 5 [1,2,3,"s",4,5]
0 1 2 [1,2,3]
0 1 2 3 4 [1,2,"p","q","r"]
x y 0 {"x":1,"y":2,"0":"s"}
0 1 3 ["u",1,2,3]
0 1 1 2 [2,3,4]
[[10,20,30],[10,20,30]]
0 0 1 2 3 [[10,20,30,4],[10,20,30]]
0 0 0 0 0 0
