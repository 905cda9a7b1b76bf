--TEST--
Sorts of values of several types
--FILE--
<?php
error_reporting(0);
ob_start();
class S implements Stringable { function __construct(public $v) {} function __toString(): string { return $this->v; } }
enum E { case A; case B; }
mt_srand(7);
function val($k) { switch (mt_rand(0, $k)) { case 0: return mt_rand(-50, 50); case 1: return (string)mt_rand(-50, 50); case 2: return mt_rand(0, 100) / 4; case 3: return "w" . mt_rand(0, 30); case 4: return mt_rand(0, 1) == 1; case 5: return null; case 6: return [mt_rand(0, 3), "x" . mt_rand(0, 3)]; case 7: return "1e" . mt_rand(0, 3); case 8: return " " . mt_rand(0, 9); case 9: return "W" . mt_rand(0, 30) . "0" . mt_rand(0, 5); case 10: return E::A; case 11: return new S("w" . mt_rand(0, 9)); } }
for ($i = 0; $i < 60; $i++) {
  $n = mt_rand(2, 90); $k = mt_rand(0, 11); $a = []; for ($j = 0; $j < $n; $j++) { $a[mt_rand(0, 3) ? $j : "k$j"] = val($k); }
  foreach (["sort", "rsort", "asort", "arsort", "ksort", "krsort"] as $f) foreach ([0, 1, 2, 6, 8, 10, 14] as $fl) { $b = $a; try { @$f($b, $fl); } catch (Throwable $e) { echo $e->getMessage(); } echo md5(@serialize(array_map(fn($x) => is_object($x) ? get_class($x) . @$x->v : $x, $b))), "\n"; }
  $b = $a; try { array_multisort($b); } catch (Throwable $e) { echo $e->getMessage(); } echo md5(@serialize(array_map(fn($x) => is_object($x) ? get_class($x) : $x, $b))), "\n"; 
}

$lines = explode("\n", ob_get_clean());
foreach (array_chunk($lines, intdiv(count($lines), 20) + 1) as $part) {
    echo md5(implode("\n", $part)), "\n";
}
?>
--EXPECT--
051bbef042fb0ebd2ba3bc734350b987
e3d90b92b50d0700003f0cfc0b908c07
92f9b683237ea003ec1fedb7900a3f0e
4f9659e045061e118391a0a07d503a54
14e17afb386190261a665a4646d49568
2969496f25de544d9ba0b4062c550c20
d61b328042bc346704c6a3bcf3efb5d0
fcb6bdb7f23c5b9d731cbef34007e91b
a569cef9fbc92509375a9fa9363f798d
a5ce1db4b82ab58ecd1afecd0c7de0bc
3847331dfd274f095275ad352d9c140b
daea2657fcfe72ff3b498fe9ac74b1e9
28cb59bbfb2d2d01ddaa687b78bf7f43
16df09f393089fbd5a38aa169b4a6088
17995c7fbe223eddf8f8dbed6db8d89b
7bb7e5ff198b7ed885c6ba7d5673d321
27a1b0e33e747a5350135f4d3d055b26
33de56e5564246e25b723992c1d1edfd
8e47bed571777d35e6c4b4701992a764
26406d491e3b3f312f2d014052f0fa74
