--TEST--
Replacing in arrays of subjects
--FILE--
<?php
error_reporting(0);
ob_start();
class S implements Stringable { function __construct(public $v) {} function __toString(): string { return $this->v; } }
mt_srand(9);
$vals = ["abc", "aBcabC", "", "x", 12, 1.5, null, true, "é\xff", "aaa", new S("abca")];
for ($i = 0; $i < 150; $i++) { $a = []; for ($j = mt_rand(0, 5); $j > 0; $j--) { $v = $vals[mt_rand(0, mt_rand(0, 10))]; if (mt_rand(0, 3)) $a[] = $v; else $a["k$j"] = $v; }
 if ($a && mt_rand(0, 3) == 0) $r = &$a[array_rand($a)];
 $o = [["a", "b"], ["bc"], [], [1, "c"]][mt_rand(0, 3)]; $n = [["x"], ["y", "", "q"], "zz", [2.5]][mt_rand(0, 3)];
 foreach (["str_replace", "str_ireplace"] as $f) { echo json_encode([@$f("a", "bb", $a), @$f("BC", "", $a), @$f($o, $n, $a), @$f($o, "R", $a), @$f("", "x", $a)], 1 << 21), "\n"; $c = 0; echo json_encode([@$f("a", "b", $a, $c), $c], 1 << 21); }
 echo json_encode([@substr_replace($a, "XY", 1), substr_replace($a, "XY", -1, 0), substr_replace($a, "Q", 1, -1), substr_replace($a, "Q", 100, 2), substr_replace($a, ["A", "B"], 1, 1), substr_replace($a, "Q", PHP_INT_MIN, 2)], 1 << 21), "\n";
 echo json_encode([@preg_replace('/a/', 'b', $a), preg_replace('/(a)(b)/u', '$2$1', $a), preg_last_error_msg(), preg_replace(['/a/', '/b/i'], ['1', '2'], $a), preg_replace('/b/', 'x', $a, 1)], 1 << 21), "\n";
 $calls = 0; echo json_encode([@preg_replace_callback('/a/', function ($m) use (&$calls, &$a) { $calls++; if (mt_rand(0, 9) == 0) $a = []; return strtoupper($m[0]); }, $a), $calls, preg_replace_callback('/b/u', fn($m) => "<$m[0]>", $a), preg_last_error_msg()], 1 << 21), "\n";
 try { preg_replace_callback('/a/', function ($m) { throw new Exception("x"); }, $a); } catch (Exception $e) { echo $e->getMessage(); }
 unset($r); }
echo @preg_replace('/(/', 'b', []) === null ? "null" : "ok", json_encode(@preg_replace_callback('/(/', fn($m) => 1, ["a"]));

$lines = explode("\n", ob_get_clean());
foreach (array_chunk($lines, intdiv(count($lines), 20) + 1) as $part) {
    echo md5(implode("\n", $part)), "\n";
}
?>
--EXPECT--
2958d11787391d4d9033817a6df4b64b
df37baf32ff0b825502f86117c5daa4b
c64a6ab084cd690ed879fb2554e82573
9e949c370de0678d57ed91abe5f605a7
de4a691f0e7743eb0364952b7dc42410
c085118d126caaa8eefb7104fd362dbf
c91b5a89d2620a72e256ed83c5d2549d
0afde89405c3ea9e209f68853e770708
96cc08b1a3553a0232c16ff79bcf178c
730edfac8c1d8125b2e667f2cc47fe2b
7e3cc07303af723c2f5bf1ffa90881ce
8ee6537a5f03f4ba7dc52762a2798d5f
2b724eed46ecbdd945d55d28bce2451a
99fab3921e876284dc4ab88ba03ee007
1e3efe7b4252d2902a0507415d03ebf1
7774899a907cdf9946712b8b319b05f9
c05d7ba2622124d5a50dda9cd8f045c0
7c86b01d04df7299649dfdd7a0bf4c42
9683362a5f7bd58a14060da92829d784
e6fffcaf22a5de0d04373486ea84efad
