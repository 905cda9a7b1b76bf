<?php
// foreach over hash tables: keys of each kind, values of each kind, holes, writes meanwhile, loops in loops.
function sums($ints, $floats, $n) {
    $s = $length = $keys = 0;
    $f = 0.0;
    for ($j = 0; $j < $n; $j++) {
        foreach ($ints as $v) {
            $s += $v;
        }
        foreach ($ints as $key => $v) {
            $length += strlen($key) + $v;
        }
        foreach ($floats as $number => $float) {
            $keys += $number;
            $f += $float;
        }
    }
    return json_encode([$s, $length, $keys, $f]);
}

function mixed($table, $n) {
    $seen = [];
    for ($j = 0; $j < $n; $j++) {
        $line = "";
        foreach ($table as $key => $value) {
            $line .= $key;
            $line .= $value;
        }
        $seen[$j & 3] = $line;
    }
    return json_encode($seen);
}

function writes($n) {
    $table = ["a" => 1, "b" => 2, "c" => 3];
    for ($j = 0; $j < $n; $j++) {
        foreach ($table as $key => $value) {
            $table[$key] = $value + 1;
        }
    }
    return json_encode($table);
}

function shrinks($n) {
    $counts = [];
    for ($i = 0; $i < 40; $i++) {
        $counts["k" . $i % 9] = ($counts["k" . $i % 9] ?? 0) + $i;
    }
    unset($counts["k3"], $counts["k8"], $counts["k0"]);
    $sum = 0;
    for ($j = 0; $j < $n; $j++) {
        foreach ($counts as $name => $count) {
            if ($count > 70) {
                continue;
            }
            if ($name === "k6") {
                break;
            }
            $sum += $count * strlen($name);
        }
        if ($j == $n >> 1) {
            unset($counts["k1"]);
            $counts["new"] = 5;
        }
    }
    return $sum;
}

function nested($rows, $n) {
    $sum = 0;
    $names = [];
    for ($j = 0; $j < $n; $j++) {
        foreach ($rows as $name => $row) {
            foreach ($row as $column => $cell) {
                $sum += $cell;
                $names[$column] = $name;
            }
        }
    }
    return $sum . json_encode($names);
}

class Node {
    public function __construct(public $value) {}
}

function objects($nodes, $n) {
    $sum = 0;
    for ($j = 0; $j < $n; $j++) {
        foreach ($nodes as $node) {
            $sum += $node->value;
        }
    }
    return $sum;
}

function reference(&$table, $n) {
    $sum = 0;
    for ($j = 0; $j < $n; $j++) {
        foreach ($table as $key => $value) {
            $sum += $value * strlen($key);
        }
    }
    return $sum;
}

$ints = $floats = $mixed = $rows = $nodes = [];
for ($i = 0; $i < 30; $i++) {
    $ints["k$i"] = $i;
    $floats[$i * 3 - 20] = $i * 1.5;
    $rows["r$i"] = ["x" => $i, "y" => $i * 2];
    $nodes["n$i"] = new Node($i);
}
echo sums($ints, $floats, 600), "\n";
echo mixed(["a" => 1, "bc" => 2, "def" => 3, 7 => 4], 900), "\n";
echo mixed(["a" => 1, "bc" => "two", "def" => 3.5, "" => null], 900), "\n";
echo mixed([5 => "x", 3 => "yy", -2 => "zzz"], 900), "\n";
echo writes(3000), "\n", shrinks(5000), "\n", nested($rows, 300), "\n", objects($nodes, 900), "\n";
$linked = ["a" => 1, "b" => 2];
$other = &$linked["b"];
echo reference($ints, 600), " ", reference($linked, 3000), "\n";

function taken_apart($pairs, $list, $n) {
    $sum = 0;
    $text = "";
    for ($j = 0; $j < $n; $j++) {
        foreach ($pairs as $name => [$a, $b]) {
            $sum += $a * $b;
            $text = $name;
        }
        foreach ($pairs as [1 => $b]) {
            $sum -= $b;
        }
        foreach ($list as ['x' => $x, 'y' => $y]) {
            $sum += $x - $y;
        }
    }
    return $sum . $text;
}

$pairs = $list = [];
for ($i = 0; $i < 20; $i++) {
    $pairs["p$i"] = [$i, $i + 1];
    $list[] = ['x' => $i * 3, 'y' => $i];
}
echo taken_apart($pairs, $list, 500), "\n";
