<?php
class T { public $n = null; public $m = 3; public $a = ['x' => 1, 'yy' => 2]; function has($n) { $s = 0; for ($i = 0; $i < $n; $i++) { if (isset($this->n)) $s++; if (isset($this->m)) $s += 2; if (empty($this->m)) $s += 5; $t = $this; $s += $t->m; $this->a['yy'] += 2; $this->a['x']++; $s += $this->a['x'] & 3; if ($this->n) $s++; if (!$this->n) $s += 3; } return [$s, $this->a]; } }
function hsh($n) { $h = ['a' => 1, 'bb' => 2, '7' => 3, 'f' => 1.5]; $q = []; for ($i = 1; $i <= 100; $i++) $q[$i] = $i; $s = 0; $keys = ['bb', 'a', '7'];
 for ($i = 0; $i < $n; $i++) { $s += $h['a'] + $h['bb'] + $h['7']; $h['a'] = $i & 255; $h['bb'] += 3; $q[$i % 100 + 1] = $s & 1023; $s += $q[100 - $i % 100]; $k = $keys[$i % 3]; $s += $h[$k]; $h[$k]--; $g = [[1, ['z' => 5]]]; $s += $q[$i & 127] ?? 7; }
 return [$s, $h, array_sum($q)]; }
function str($n) { $s = ''; $c = 0; $w = ['one', 'two', 'three']; for ($i = 0; $i < $n; $i++) { $s .= 'x'; $s .= $i; $s .= $w[$i % 3]; $s .= chr(65 + $i % 26); $t = "<$i:" . $w[$i % 3] . ">"; $s .= $t; $u = 'a' . $i; $v = $u; $u .= 'b'; $c += strlen($v) + strlen($u); $r = "$i-{$w[$i % 3]}-$c"; $s .= $r . "\n"; if ($i % 50 == 0) { $s = ''; } $x = ''; for ($j = 0; $j < 3; $j++) { $x .= $j; } $s .= $x; } return [md5($s), strlen($s), $t, $u, $v, $r, $c, $x]; }
function selfcat($n) { $s = 'ab'; for ($i = 0; $i < $n; $i++) { if (strlen($s) > 1000) $s = 'ab'; $s .= $s; $k = $s; $s .= '!'; } return md5($s . $k); }
function heapsort_r($n, &$ra) { $l = ($n >> 1) + 1; $ir = $n; while (1) { if ($l > 1) { $rra = $ra[--$l]; } else { $rra = $ra[$ir]; $ra[$ir] = $ra[1]; if (--$ir == 1) { $ra[1] = $rra; return; } } $i = $l; $j = $l << 1; while ($j <= $ir) { if (($j < $ir) && ($ra[$j] < $ra[$j + 1])) { $j++; } if ($rra < $ra[$j]) { $ra[$i] = $ra[$j]; $j += ($i = $j); } else { $j = $ir + 1; } } $ra[$i] = $rra; } }
const NUL = null;
function nul($n) { $s = 0; for ($i = 0; $i < $n; $i++) { $x = NUL; if ($x === null) $s++; $y = $x; if ($y) $s += 5; $z = $i & 1 ? $y : $i; $s += $z ?? 3; } return $s; }
for ($r = 0; $r < 3; $r++) { $ary = []; for ($i = 1; $i <= 700; $i++) $ary[$i] = ($i * 7919) % 701; heapsort_r(700, $ary);
echo json_encode([(new T)->has(2000), hsh(2000), str(2000), selfcat(500), md5(join(',', $ary)), nul(2000)]), "\n"; }
