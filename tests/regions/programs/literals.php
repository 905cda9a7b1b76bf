<?php
// Array literals: lists, keys, nested, exchanged, returned; what they hold is freed, also where regions are left.
function f($n) {
    $s = 0; $k = [];
    for ($i = 0; $i < $n; $i++) {
        $x = [$i, $i + 1];
        $s += $x[0] + $x[1];
        $k[$i % 10] = [$i, [$s, "t"], "z"];
        [$a, $b] = [$i * 2, $s];
        $h = ["x" => $a, "y" => $b];
        $s += $h["y"] & 7;
        foreach ([$i, $a, 3] as $v) { $s += $v; }
        $e = [];
        $e[] = $i; $e[] = $s;
        $s += count($e) + count($h);
        $g = $e;
        $g[] = 5;
        $s += count($g);
    }
    return [$s, $k, $x, $h, $e, $g];
}
for ($r = 0; $r < 3; $r++) echo md5(serialize(f(1000 + $r))), "\n";
function h($n) {
    $s = 0; $rows = [];
    for ($i = 0; $i < $n; $i++) {
        $row = ["id" => $i, "name" => "n" . ($i % 7), "w" => $i / 2];
        $s += $row["id"] + (int) $row["w"] + strlen($row["name"]);
        $t = [$i, "x$i", [$i, 2.5], null, $s > 10];
        [$a, $b, [$c, $d], $e, $f] = $t;
        $s += $a + strlen($b) + $c + $d + ($e === null ? 1 : 2) + ($f ? 3 : 4);
        $rows[$i % 5] = $row;
        $cnt = [];
        foreach ([1, 2, 1, $i % 3] as $v) {
            $k = "k$v";
            $cnt[$k][0] = ($cnt[$k][0] ?? 0) + 1;
            $cnt[$k][1] = [$v, $k];
        }
        foreach ($cnt as $key => [$m, [$v, $w]]) { $s += $m + $v + strlen($key) + strlen($w); }
        $x = ["p" => ["q" => $i, "r" => "s"], "l" => [1, $i]];
        $s += $x["p"]["q"] + $x["l"][1] + ($x["zz"]["q"] ?? 5) + ($x["p"]["r"] === "s" ? 1 : 0);
        ["id" => $id, "name" => $nm] = $row;
        $s += $id + strlen($nm);
        ['x' => $a, 'y' => $b] = ['x' => $b, 'y' => $a];
    }
    return [$s, $rows, $t, $cnt, $x, $row, $a, $b];
}
for ($r = 0; $r < 3; $r++) echo md5(serialize(h(500 + $r))), "\n";
