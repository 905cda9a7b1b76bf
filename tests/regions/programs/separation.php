<?php
// Arrays that are assigned to others and written to, elements that are made or missing, properties that are references.
set_error_handler(function ($number, $message) { global $log; $log[$message] = ($log[$message] ?? 0) + 1; return true; });

function copies($n) {
    $p = range(0, 9); $c = 0;
    for ($i = 0; $i < $n; $i++) {
        $q = $p; $q[$i % 10] = $i; $p[3] = $q[5] + 1; $c += $q[3] ^ $p[3];
        if ($i % 7 == 0) { $r = $q; $r[] = 5; $c += count($r); }
    }
    return $c;
}

function grids($n) {
    $g = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]; $t = 0;
    for ($i = 0; $i < $n; $i++) {
        $h = $g; $h[$i % 3][1] += $i; $g[1][$i % 3] = $h[$i % 3][1] % 1000; $t += $g[1][0] + $h[2][1];
    }
    return $t . json_encode($g);
}

function tables($n) {
    $h = ["a" => 1, "b" => 2]; $t = 0;
    for ($i = 0; $i < $n; $i++) { $k = $h; $k["a"] += $i; $h["b"] = $k["a"] & 255; $t += $h["b"]; $all[$i & 3] = $k; }
    return $t . json_encode($all);
}

function missing($n) {
    $h = ["k0" => [1, 2]];
    for ($i = 0; $i < $n; $i++) { $h["k" . ($i >> 9)][0] += $i; }
    for ($i = 0; $i < $n; $i++) { $k = $i >> 8; $h["k$k"][1]++; }
    for ($i = 0; $i < $n; $i++) { $k = $i >> 7; $h["m$k"][1] = $i; }
    return count($h);
}

function itself($n) {
    $x = [[1, 2], [3, 4]]; $t = 0;
    for ($i = 0; $i < $n; $i++) {
        $x[0][1] = $x[$i & 1];
        $t += count($x[0][1]);
        $x[0][1] = $i;
        $y = $x[1]; $x[1][0] = $i; $t += $y[0];
    }
    return $t . json_encode($x);
}

class Deck {
    private array $cards = [];
    function add($rank, $name) { $this->cards[] = [$rank, $name]; }
    function deal() { return $this->cards ? array_pop($this->cards) : null; } // leaves a reference in the property
    function sift() {
        $moved = 0;
        for ($i = count($this->cards) - 1; $i > 0; $i--) {
            if ($this->cards[$i - 1][0] <= $this->cards[$i][0]) continue;
            [$this->cards[$i - 1], $this->cards[$i]] = [$this->cards[$i], $this->cards[$i - 1]];
            $moved++;
        }
        $last = $this->cards[0];
        $this->cards[0] = $this->cards[count($this->cards) >> 1];
        $this->cards[count($this->cards) >> 1] = $last;
        return $moved + $last[0];
    }
}

function deck($n) {
    $deck = new Deck; $t = 0; $rows = [];
    for ($i = 0; $i < 30; $i++) $deck->add(($i * 7919) % 1009, "c$i");
    for ($i = 0; $i < $n; $i++) {
        $t = ($t * 31 + $deck->sift()) % 1000003;
        $deck->add($i % 101, [$i, "v$i"]);
        [$rank, $name] = $deck->deal();
        $rows[$i % 5] = $rank;
    }
    while ($card = $deck->deal()) { $t = ($t * 31 + $card[0]) % 1000003; }
    return $t . json_encode($rows);
}

foreach (["copies", "grids", "tables", "missing", "itself", "deck"] as $function) {
    echo "$function: ", $function(200), " ", $function(5000), "\n";
}
ksort($log);
print_r($log);
