<?php
// Each loop does, after a while, what its compiled form does not hold for.
function overflow() { $s = PHP_INT_MAX - 30000; for ($i = 0; $i < 40000; $i++) { $s += 1; } var_dump($s); }
function missing(array $a, int $n) { $sum = 0; for ($i = 0; $i < $n; $i++) { $sum += $a[$i % 100 + ($i === 29999 ? 500 : 0)]; } var_dump($sum, $i); }
function throws(int $n) { $x = 0; try { for ($i = $n; $i >= 0; $i--) { $x += 100 % ($i - 5); } } catch (DivisionByZeroError $e) { echo get_class($e), ' ', $e->getLine(), ' ', $i, ' ', $x, "\n"; } }
function changes() { $a = range(0, 99); $a[90] = 1.5; $a[95] = "7"; $t = 0; for ($k = 0; $k < 300; $k++) { for ($i = 0; $i < 100; $i++) { $t += $a[$i]; } } var_dump($t); }
function shared() { $a = array_fill(0, 100, 1); $b = null; for ($i = 0; $i < 20000; $i++) { $a[$i % 100] = $i; if ($i === 15000) { $b = $a; } } var_dump($a[99], $b[99], $b[3]); }
function bits() { $h = 5381; for ($i = 0; $i < 20000; $i++) { $h = (($h << 5) ^ ($h >> 3) ^ $i) & 0x7fffffffffff; } var_dump($h, $h >> 63, -1 >> 63, 1 << 62); }
function shifts() { $x = 88172645463325252; for ($i = 0; $i < 20000; $i++) { $x ^= $x << 13; $x ^= ($x >> 7) & 0x01ffffffffffffff; $x ^= $x << 17; } var_dump($x); $n = 0; try { for ($i = 60; $i > -3; $i--) { $n += 1 << $i; } } catch (ArithmeticError $e) { echo $e->getMessage(), " $n\n"; } }
function floats() { $x = 1.0; $n = 0; while ($n < 20000 && !($x > 1e300)) { $x = $x * 1.003 - 0.1 / ($n + 1); $n++; } var_dump($x, $n); $nan = NAN; $c = 0; for ($i = 0; $i < 1000; $i++) { if ($nan < $i) $c++; if (!($nan >= $i)) $c += 2; } var_dump($c); }
function divisions() { $t = 0; for ($i = 1; $i < 5000; $i++) { $t += 10000 / $i; $q = $i / 2; $m = -$i % 7; } var_dump($t, $q, $m); }
function appends() { $a = []; for ($i = 0; $i < 3000; $i++) { $a[] = $i * 2; } $b = []; for ($i = 0; $i < 3000; $i++) { $b[$i] = $i / 2; } var_dump(count($a), $a[2999], $b[2999], $b[2998]); }
function grids() { $g = []; for ($i = 0; $i < 40; $i++) { $g[] = array_fill(0, 40, 0); } for ($i = 0; $i < 40; $i++) { for ($j = 0; $j < 40; $j++) { $g[$i][$j] = $i * $j; $g[$j][$i] += 1; $g[$i][0]++; } } $h = $g; $t = 0; for ($i = 0; $i < 40; $i++) { for ($j = 0; $j < 40; $j++) { $t += $g[$i][$j]; $g[$i][$j] = -1; } } var_dump($t, $h[39][39], $g[39][39]); }
function rows() { $m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]; $t = 0; for ($k = 0; $k < 900; $k++) { $row = $m[$k % 3]; for ($i = 0; $i < 3; $i++) { $t += $row[$i]; } $row[0] = 5; $t += $row[0] + $m[0][0]; } var_dump($t, $row, $m[2][0]); }
function each() { $list = range(1, 500); $t = 0; foreach ($list as $v) { $t += $v; if ($v === 250) { $list[] = 7; } } var_dump($t, count($list)); $mixed = [1, 2, 'x', 3.5, null, [1], 4]; $n = 0; for ($k = 0; $k < 30; $k++) { foreach ($mixed as $v) { if (is_int($v)) { $n += $v; } } } var_dump($n); $w = 0; foreach (range(1, 300) as $i => $v) { $w += $i * $v; } var_dump($w); }
function texts(string $s) { $h = 0; for ($k = 0; $k < 200; $k++) { for ($i = 0; $i < strlen($s); $i++) { $h = ($h * 31 + ord($s[$i])) & 0xffffff; if ($s[$i] === 'e') { $h++; } } } var_dump($h); $c = ''; for ($i = 0; $i < 50; $i++) { $c = $s[$i % 7]; } var_dump($c); echo @$s[100], "|\n"; }
function kinds() { $values = [1, 2.5, true, 'a', null, [1], 3]; for ($k = 0; $k < 700; $k++) { $v = $values[$k % 7]; $r = $v; if ($k % 5 === 4) { $late = $k; } $t = is_array($v) ? 0 : (int) $v; } var_dump($r, $late, $t); }
function generate() { for ($i = 0; $i < 5000; $i++) { $x = ($i * 7) % 13; if ($i % 1000 === 0) yield $x; } }
function smallest($letters = 'abcdefghijklmnopqrstuvwxyz') { $t = 0; for ($i = -300; $i < 300; $i++) { $t += min($i, 7, -$i) + max($i, 3) + abs($i) + ord($letters[abs($i) % 26]); $q = sqrt($i * $i); } var_dump($t, $q); try { for ($i = 0; $i < 99; $i++) { $t = min($i, abs($i === 98 ? 'x' : $i)); } } catch (TypeError $e) { echo $e->getMessage(), " $t\n"; } }
class Noisy { function __destruct() { echo "destroyed\n"; } }
function destructors() { for ($i = 0; $i < 300; $i++) { $o = $i === 100 ? new Noisy : $i; if ($i === 150) { echo "150\n"; } } var_dump($o); }
overflow(); missing(range(0, 99), 30001); throws(30000); changes(); shared(); bits(); shifts(); floats(); divisions(); appends(); grids(); rows(); each(); texts('the quick brown fox'); kinds(); smallest(); destructors();
foreach (generate() as $v) echo $v, ' '; echo "\n";
$r = 5; $q = &$r; for ($i = 0; $i < 20000; $i++) { $q += $i & 1; } var_dump($r);
set_error_handler(function ($number, $message, $file, $line) { echo "$message at $line\n"; return true; });
$a = [1, 2, 3]; $m = 0;
for ($i = 0; $i < 30000; $i++) {
    $m ^= $a[$i === 29000 ? 7 : $i % 3];
    $m += $i > 29998 ? $undefined : 1;
}
var_dump($m);
