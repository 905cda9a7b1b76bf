function RUN($count) {
    $a = "first" . $count; $b = "second"; $c = 3; $d = 1.5; $e = $v = $key = null; $n = $j = 0; $z = 0.5;
    $s = "start" . $count; $t = ["t0" . $count, "t1", "c", "t3"]; $u = [3, 1, 2, $count, 5]; $l = [1, 'two'];
    $h = ["k0" => "h0" . $count, "k1" => "h1", "k2" => "h"]; $k = [$l, $t]; $m = [[1, 2], [3, 4], [5, $count]];
    $o = new Point($count, 3); $p = new Pixel(1, 2); $q = [new Point, new Pixel, new Plain]; $fault = $w = null;
    $f = fn($x) => $x + 1; $g = function ($x) use ($count) { return $x * $count & 1023; };
    $join = fn($x, $y) => $x . $y; $compare = fn($x, $y) => strcmp((string) $x, (string) $y);
    for ($i = 0; $i < $count; $i++) {
        BODY
        if ($i % 40 == 39) { echo $i, ' ', md5(serialize(STATE)), "\n"; }
        if (strlen($s) > 200 || strlen($s) < 5) { $s = 'start'; }
        if (count($t) > 9 || count($t) < 4) { $t = ['t0', $s, 'c', 't3']; }
        if (count($u) > 9) { $u = [3, 1, 2, $i, 5]; }
        if (count($h) > 9) { $h = ['k0' => $s, 'k1' => 'h1', 'k2' => 'h']; }
        if (count($k) > 9) { $k = [$l]; }
        if (count($l) > 9) { $l = [1, 'two']; }
        if ($i % 10 == 9) { $o = new Point($i, 3); $p = new Point($i, 4); $n &= 65535; }
        foreach ([$a, $b, $c, $d, $e] as $each) { if (is_string($each) && strlen($each) > 99) { $a = $b = $c = $d = $e = 'long'; } }
    }
    return show(STATE);
}
