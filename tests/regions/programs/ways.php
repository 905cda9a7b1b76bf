<?php
// Variables that have other types, or other owners, by each way to a place.
function kinds($n) {
    $v = "none";
    $counts = ["int" => 0, "float" => 0, "string" => 0, "null" => 0, "bool" => 0];
    $last = "";
    for ($i = 0; $i < $n; $i++) {
        if ($i % 5 == 0) {
            $v = $i;
        } elseif ($i % 5 == 1) {
            $v = $i / 4;
        } elseif ($i % 5 == 2) {
            $v = "s" . $i;
        } elseif ($i % 5 == 3) {
            $v = null;
        } else {
            $v = $i > 100;
        }
        if ($i % 97 == 0) {
            $last = $last . gettype($v)[0];
        }
    }
    return "$last " . json_encode($v);
}

function leftovers($n) {
    $sum = 0;
    for ($i = 0; $i < $n; $i++) {
        if ($i % 3 == 0) {
            $third = $i;
        }
        for ($j = 0; $j < 3; $j++) {
            if ($j == 1) {
                $text = $i % 2 ? "odd$i" : "even$i";
                $half = $i / 2;
            }
        }
        for ($j = 0.5; $j < 3; $j++) {
            $sum += $j;
        }
        if ($i % 1000 == 999) {
            $sum += strlen($text) + $third + $half;
        }
    }
    return json_encode([$sum, $third, $text, $half, $j]);
}

function owners($n) {
    $a = "first" . $n;
    $b = "second" . $n;
    $c = 0;
    for ($i = 0; $i < $n; $i++) {
        $old = $a;
        $a = $b;
        $b = $old;
        if ($i % 4 == 0) {
            $c = $i;
        } else {
            $c = $b;
        }
        if ($i % 7 == 0) {
            $b = "new" . $i;
            $a = 5;
            $a = $c;
        }
        if ($i % 11 == 0) {
            $a = "again" . $i;
        }
    }
    return "$a $b $c $old";
}

echo kinds(20000), "\n", leftovers(20000), "\n", owners(20000), "\n", owners(20003), "\n";
