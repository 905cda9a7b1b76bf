<?php
// The matrix of operators, comparisons and conversions over awkward values; printed alike by PHP and ZVM.
class Plain { public $a = 1; }
class Text { function __toString() { return "12"; } }
function unary($name, $a) {
    switch ($name) {
        case '(int)': return (int) $a;
        case '(float)': return (float) $a;
        case '(string)': return (string) $a;
        case '(bool)': return (bool) $a;
        case '(array)': return (array) $a;
        case '~': return ~$a;
        case '-': return -$a;
        case '+': return +$a;
        case '++': $a++; return $a;
        case '--': --$a; return $a;
        case 'key': return [$a => 1];
        case 'empty': return empty($a);
        case 'echo': echo $a, "|"; return null;
        case 'is_numeric': return is_numeric($a);
        case 'gettype': return gettype($a);
        case 'type': return get_debug_type($a);
        case 'offset': return isset("abcdef"[$a]);
    }
}
function binary($name, $a, $b) {
    switch ($name) {
        case '+': return $a + $b;
        case '-': return $a - $b;
        case '*': return $a * $b;
        case '/': return $a / $b;
        case '%': return $a % $b;
        case '**': return $a ** $b;
        case '<<': return $a << $b;
        case '>>': return $a >> $b;
        case '&': return $a & $b;
        case '|': return $a | $b;
        case '^': return $a ^ $b;
        case '.': return $a . $b;
        case '==': return $a == $b;
        case '===': return $a === $b;
        case '<': return $a < $b;
        case '<=': return $a <= $b;
        case '<=>': return $a <=> $b;
        case 'xor': return $a xor $b;
    }
}
function text($value) {
    return is_object($value) ? get_class($value) : serialize($value);
}
function handler($level, $message) {
    echo "[$level $message] ";
}
$values = [
    null, false, true, 0, 1, -1, 7, 63, 64, 9223372036854775807, -9223372036854775807 - 1, 0.0, -0.0, 0.5, 1.0, -1.5, 2.5, 1e15, 1e16,
    1e17, 1.5e25, 1e-7, 9.2233720368547758E+18, -9.3e18, 1e1000, -1e1000, 1e1000 - 1e1000, "", "0", "1", "-1", "12", " 12", "12 ",
    "1.5", "1e3", "1e1000", "0x1A", "abc", "12abc", ".5", "5.", "-", "1e", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "00012", "1e0", "a", "Zz9", "zz", "\xff\xfe", "12\v", "\n12", "12\0", "+7",
    "9999999999999999999999", [], [1], [1, 2], ["a" => 1], [[1]], new Plain, new Text,
];
set_error_handler("handler");
foreach ($values as $a) {
    foreach (['(int)', '(float)', '(string)', '(bool)', '(array)', '~', '-', '+', '++', '--', 'key', 'empty', 'echo', 'is_numeric', 'gettype', 'type', 'offset'] as $name) {
        echo $name, " ", text($a), " => ";
        try {
            echo serialize(unary($name, $a)), "\n";
        } catch (Error $error) {
            echo get_class($error), ": ", $error->getMessage(), "\n";
        }
    }
    foreach ($values as $b) {
        foreach (['+', '-', '*', '/', '%', '**', '<<', '>>', '&', '|', '^', '.', '==', '===', '<', '<=', '<=>', 'xor'] as $name) {
            echo text($a), " $name ", text($b), " => ";
            try {
                echo serialize(binary($name, $a, $b)), "\n";
            } catch (Error $error) {
                echo get_class($error), ": ", $error->getMessage(), "\n";
            }
        }
    }
}
