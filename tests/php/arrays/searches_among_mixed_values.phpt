--TEST--
in_array(), array_search() and array_keys() among values of several types
--FILE--
<?php
ob_start();
$vals = [1, 0, -1, "1", "01", "a", "", null, true, false, 1.0, 1.5, "1.0", "abc", [], [1], "é", PHP_INT_MAX];
mt_srand(3);
for ($i = 0; $i < 600; $i++) { $a = []; for ($j = mt_rand(0, 6); $j > 0; $j--) { $v = $vals[mt_rand(0, count($vals) - 1)]; if (mt_rand(0, 3)) $a[] = $v; else $a["k$j"] = $v; } if ($a && mt_rand(0, 3) == 0) $r = &$a[array_rand($a)]; $n = $vals[mt_rand(0, count($vals) - 1)];
echo json_encode([in_array($n, $a), in_array($n, $a, true), array_search($n, $a), array_search($n, $a, true), array_keys($a, $n), array_keys($a, $n, true)]), "\n"; unset($r); }

$lines = explode("\n", ob_get_clean());
foreach (array_chunk($lines, intdiv(count($lines), 20) + 1) as $part) {
    echo md5(implode("\n", $part)), "\n";
}
?>
--EXPECT--
3959f620c0f3602cd26920e11987e658
5e7326931fd6d5867bc615b282e839f7
b8beb029f8d030a48e7069609547e3fc
1bcd3c50ff152f51f985db6d80605395
95a4d92d4e234bd4a690ee79a080970d
3552f4ca8e1d7edcde0f1fa37dce99b2
0efacafe378a9b7340d77dc5a8e421f6
4e9c2527d560c343ea5047b4f71cbca0
ac946ac681c02c5e313440ffc8916016
1f68bb61ab27dea153bad08e30dd9b7b
0a495a1e0ed312b5d72395ba7dd8b0c5
1955c1cc41826d4ef7271f54084b1a2c
646c5a5321a7800f823e436c4e494a90
ef879cd7046e370e447de06aff01ff7a
e4fc64d6d27633d7a7a8b420e3ef219b
9c3ad00fce50565fc1ff8edd0c371643
04e35f0c52aa380ab04402cfdbea0e29
d41ffcfa7efad7970e6431712d2a008b
56b1a4043e3abb6cc81e54eba2510c6d
775f3e7232c1725bbd928e03494e052a
