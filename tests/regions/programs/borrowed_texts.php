<?php
// Strings that several variables have, while the slots that they came from get others.
function swap($n) {
    $a = str_repeat("ab", 20);
    $b = str_repeat("cd", 20);
    $c = "";
    for ($i = 0; $i < $n; $i++) {
        $t = $a;
        $a = $b;
        $b = $t;
        $c .= "x";
        if ($i % 1000 == 0) {
            $c = "";
        }
    }
    return "$a $b " . strlen($c);
}

function keep($n) {
    $keep = "";
    $length = 0;
    for ($i = 0; $i < $n; $i++) {
        $x = $i % 3 ? "aaaaaaaaaaaaaaaaaaaa$i" : "bbbbbbbbbbbbbbbbbbbb$i";
        if ($i % 100 == 1) {
            $keep = $x;
        }
        $length += strlen($x);
    }
    return "$keep $length";
}

function rotate($n) {
    $a = "a" . $n;
    $b = "b" . $n;
    $c = "c" . $n;
    for ($i = 0; $i < $n; $i++) {
        $old = $a;
        $a = $b;
        $b = $c;
        $c = $old;
        $s = $a . $i . $old;
        $c = $i % 50 == 49 ? $s . $b : $c;
        if ($i % 70 == 0) {
            $a = $b = $c = "short" . $i;
        }
    }
    return md5("$a|$b|$c|$s");
}

function double($n) {
    $s = "ab";
    $sum = 0;
    for ($i = 0; $i < $n; $i++) {
        $t = $s;
        $s .= $s;
        $sum += strlen($t) + strlen($s);
        if (strlen($s) > 64) {
            $s = $t . "c";
            if (strlen($s) > 40) {
                $s = "z" . $i;
            }
        }
    }
    return "$s $t $sum";
}

for ($k = 0; $k < 5; $k++) {
    echo swap(20001), "\n", keep(20001), "\n", rotate(20000), "\n", double(20000), "\n";
}
