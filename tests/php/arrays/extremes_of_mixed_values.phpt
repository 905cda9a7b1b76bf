--TEST--
min() and max() of values of several types, and recursive count()
--FILE--
<?php
ob_start();
class S implements Stringable { function __construct(public $v) {} function __toString(): string { return $this->v; } }
mt_srand(9);
function val($k) { switch (mt_rand(0, $k)) { case 0: return mt_rand(-50, 50); case 1: return mt_rand(0, 100) / 4;  case 2: return (string)mt_rand(-50, 50); case 3: return "w" . mt_rand(0, 30); case 4: return mt_rand(0, 1) == 1; case 5: return null; case 6: return [mt_rand(0, 3), "x" . mt_rand(0, 3)]; case 7: return "1e" . mt_rand(0, 3); case 8: return " " . mt_rand(0, 9); case 9: return NAN; case 10: return PHP_INT_MAX - mt_rand(0, 2); case 11: return new S("w" . mt_rand(0, 9)); } }
for ($i = 0; $i < 400; $i++) { $n = mt_rand(1, 9); $k = mt_rand(0, 11); $a = []; for ($j = 0; $j < $n; $j++) $a[mt_rand(0, 3) ? $j : "k$j"] = val($k); if (mt_rand(0, 3) == 0) { $r = &$a[array_rand($a)]; }
 foreach (["max", "min"] as $f) { echo @serialize($f($a)); if (count($a) > 1) echo @serialize($f(...array_values($a))); echo "\n"; } echo count([$a, [$a, 1]], 1), "\n"; unset($r); }
$x = [1]; $x[] = &$x; echo @count($x, COUNT_RECURSIVE);

$lines = explode("\n", ob_get_clean());
foreach (array_chunk($lines, intdiv(count($lines), 20) + 1) as $part) {
    echo md5(implode("\n", $part)), "\n";
}
?>
--EXPECT--
b2e9be4f1e427ca041e014209b57a6fc
b65ea057d5b737b147d4174af5ef6e98
56ebdd24da7afb172563cf756df55ea7
a29d09af1481d38329426a6487f36469
38d678943463a9a427b9c42786d10cc5
24f67dbedb96ca9f257f4266fa783c14
d5d472066491796cf0ca067eed7257b9
ba07b5e5b734b26f388ff7d0f1367e18
2d05ee0c6818f8d5e3658c01295cc3a6
c17e3321aed90456b3bf790f24d7e5f5
2d3d98171c295d1dce1862cab2e6fff4
98c76b1c9355f033d7b98513f5d0f628
9bcc929a007920f317e3e0dc1c1c93dc
088e9dac110fff2a9a7794c26b6e0ca0
81c3f943a9f5594583a978df9fa985be
2ff4fdaa6856477359d241f6442b8d70
b8dd4bf47bc20e661c706b06f343a21b
8eeb8e6ecba3683722c0477976bd896c
1f75ffa5c9ef48ba97d713a3dbebb0ea
7c6e42e1590985ffa43efd024cb43334
