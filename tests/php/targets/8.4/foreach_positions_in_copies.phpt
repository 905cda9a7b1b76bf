--TEST--
A loop by reference goes on in a copy at its place, and at the end of an array that became shorter
--INI--
zvm.php=8.4
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
// the position goes with the copy
walk([1, 2, 3, 4, 5], function (&$a, $key, $t) { if ($t == 2) { $c = $a; unset($a[0]); $a[] = 4; } });
walk([1, 2, 3, 4, 5], function (&$a, $key, $t) { if ($t == 2) { unset($a[0], $a[4]); $c = $a; $a[] = 4; unset($c[3]); $a = $c; } });
walk(['a' => 1, 2, 3, 4, 5], function (&$a, $key, $t) { if ($t == 2) { unset($a['a'], $a[3]); $c = $a; $a[] = 4; unset($c[2]); $c[] = 4; $d = $c; $d[] = 5; $a = $d; } });
$n = 0;
$a = [1, 2, 3, 4];
foreach ($a as $k => &$v) {
    if (++$n > 9) break;
    if ($k == 1) { $b = $a; $a = [9, 8, 7, 6]; }
    if ($k == 2 && isset($b)) { $a = $b; unset($b); }
    echo "$k=$v ";
}
unset($v);
echo json_encode($a), "\n";
// an array that has become shorter moves positions back
walk(['x' => 0], function (&$a, $key) { if ($key === 1) unset($a[1]); if (count($a) < 5) $a[] = 7; });
walk([1, 2, 3], function (&$a, $key) { if ($key === 2) { array_pop($a); $a[] = "p"; $a[] = "q"; } });
walk([1, 2, 3, 4], function (&$a, $key) { if ($key === 3) array_splice($a, 2, 2, ["p", "q", "r"]); });
walk([1], function (&$a, $key, $t) { if ($t < 3) { array_shift($a); $a[] = $t; } });
walk([1, 2, 3, 4, 5], function (&$a, $key, $t) { if ($t == 2) { array_splice($a, 1, 3, ['x', 'y', 'z', 'w']); $a[] = 5; } });
class Holder
{
    public $list = [1, 2, 3];

    function go()
    {
        foreach ($this->list as &$v) {
            $c = $this->list;
            if (count($c) < 5) $this->list[] = 'n';
            $v .= '!';
        }
        unset($v);
        return [$this->list, $c];
    }
}
echo json_encode((new Holder)->go()), "\n";
--EXPECT--
0 1 2 3 4 5 {"1":2,"2":3,"3":4,"4":5,"5":4}
0 1 2 {"1":2,"2":3}
a 0 1 4 5 {"0":2,"1":3,"4":4,"5":5}
0=1 1=2 0=9 1=8 0=9 1=8 0=9 1=8 0=9 [9,8,7,6]
x 0 1 2 3 4 {"x":0,"0":7,"2":7,"3":7,"4":7}
0 1 2 2 3 4 [1,2,"p","p","q"]
0 1 2 3 2 3 5 [1,2,"p","q","r","r"]
0 0 0 0 [2]
0 1 2 5 6 [1,"x","y","z","w",5,5]
[["1!","2!","3!","n!","n!"],["1!","2!","3!","n!","n!"]]
