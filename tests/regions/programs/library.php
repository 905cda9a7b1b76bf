<?php
// Library functions that regions call by their kernels: results of other kinds, arguments that are not what is expected,
// errors, values that die, calls within calls.
set_error_handler(function ($number, $message, $file, $line) { echo "[$message in line $line]\n"; return true; });

class Dying { public function __construct(public $name) {} public function __destruct() { echo "$this->name dies\n"; } }

function kinds($n) {
    $sum = 0;
    for ($i = 0; $i < $n; $i++) {
        $found = strpos($i % 50 == 49 ? "none" : "a,b", ",");
        if ($found === false) { echo "$i: none\n"; continue; }
        $sum += $found + abs(min($i, 5));
    }
    return $sum;
}

function numbers($n) {
    $total = 0.0;
    for ($i = 0; $i < $n; $i++) {
        $big = $i > 90 ? PHP_INT_MAX - $i : $i;
        $total += round(sin($i) * 3, 2) + fmod($i, 0.7) + hexdec(dechex($i % 77));
        $text = strrev((string) $big) . base_convert("$i", 10, 16);
        if ($i % 30 == 0) echo $text, " ", bin2hex(chr($i)), "\n";
    }
    return round($total, 3);
}

function texts($n) {
    $out = ""; $last = "";
    for ($i = 0; $i < $n; $i++) {
        $word = ucfirst(strtolower(trim("  WORD$i ")));
        $part = substr($word, 1, 2) . substr("x" . $i, 0, $i % 3);
        if ($part === $last) $out .= "=";
        $last = $part;
        $out .= str_pad($part, 4, ".", STR_PAD_LEFT);
        if (strlen($out) > 60) { echo $out, "\n"; $out = substr($out, 50); }
    }
    return $out;
}

function arrays($n) {
    $seen = []; $count = 0;
    for ($i = 0; $i < $n; $i++) {
        $parts = explode(",", "a,b," . $i % 7);
        foreach ($parts as $part) { if (!array_key_exists($part, $seen)) $seen[$part] = $i; }
        if (in_array($parts[2], ["1", "3", "x"], true)) $count++;
        if (array_key_exists($i, $seen)) $count += 10;
        $slice = array_slice($parts, 1);
        $count += count($slice) + strlen(implode("-", $slice));
    }
    return $count . json_encode($seen);
}

function faults($n) {
    $sum = 0;
    for ($i = 0; $i < $n; $i++) {
        try {
            $text = str_repeat("ab", $i == 70 ? -1 : 2);
            $sum += strlen($text) + strlen(substr($text, $i == 80 ? "x" : 1));
        } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), " in line ", $thrown->getLine(), "\n"; }
        if ($i == 85) $sum += strlen(trim(null ?? $undefined));
    }
    return $sum;
}

function lives($n) {
    $kept = null;
    for ($i = 0; $i < $n; $i++) {
        $objects = [new Dying("a$i"), 5];
        $pair = array_reverse($objects);
        if ($i % 40 == 39) $kept = $pair;
        $objects = null;
        $pair = array_pad([$i], 2, 0);
        if ($i > 2 && $i < $n - 3) ob_get_level();
    }
    return count($kept);
}

function by_reference($n) {
    $a = [3, 1, 2]; $r = &$s; $log = [];
    for ($i = 0; $i < $n; $i++) {
        $s = strtoupper("abc$i");
        sort($a);
        $log[$i % 3] = strlen($r) + end($a) + array_sum($a);
        if (preg_match('/C(\d)/', $s, $m)) $log[] = $m[1];
        if (count($log) > 10) $log = [1];
    }
    return implode(",", $log);
}

function random_numbers($n) {
    mt_srand(5); $sum = 0;
    for ($i = 0; $i < $n; $i++) { $sum += mt_rand(1, 6); $c = chr(mt_rand(97, 122)); if ($c < "c") $sum += ord($c); }
    return $sum;
}

function named($n) {
    $t = "";
    for ($i = 0; $i < $n; $i++) { $t .= str_pad(string: "x", length: 2, pad_string: "$i"); if (strlen($t) > 50) $t = substr(string: $t, offset: -5); }
    return $t;
}

function ways($n) {
    $separator = ""; $out = ""; $words = ["ab", "c", "def", ""];
    for ($i = 0; $i < $n; $i++) {
        $out .= $separator . ($i % 5 < 2 ? ($i % 3 ? " " : "\n") : $words[$i % 4] . "-");
        $separator = $i % 7 ? "," : "; ";
        $last = $i % 2 ? "x" : $words[$i % 3];
        if ($last === "x" || $last == "c") $out .= $last;
        if (strlen($out) > 80) $out = substr($out, -10);
        foreach (explode(",", $out) as $at => $part) if ($part !== "" && $at % 2) $out .= $part[0];
    }
    return $out . $last . $separator;
}

foreach (["ways", "kinds", "numbers", "texts", "arrays", "faults", "by_reference", "random_numbers", "named"] as $function) {
    echo "$function: ", $function(120), "\n";
}
ob_start(fn($text) => preg_replace('/a(\d+) dies\n/', '$1 ', $text));
echo "lives: ", lives(100), "\n";
ob_end_flush();
foreach (["ways", "kinds", "numbers", "texts", "arrays", "by_reference", "random_numbers"] as $function) {
    ob_start();
    $result = $function(20000);
    echo "$function: ", $result, " ", md5(ob_get_clean()), "\n";
}
