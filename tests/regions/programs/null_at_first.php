<?php
// What is null when the loop is compiled, and a string when the region is entered.
class Point { public $x; public int $n = 0; public array $data = []; function __construct($x) { $this->x = $x; } function label() { return "P" . $this->n; } }
function run0($count) {
    $e = null; $o = new Point(1); $k = []; $l = [1, 'two'];
    for ($i = 0; $i < $count; $i++) {
        $e = $e . $o->label();
        $k = [];
        $d = null;
        $k = [[sqrt($i), $e, sqrt($i)], []];
        $o->data[] = $d;
        if ($i % 10 == 9) { echo $i, ' ', serialize([$d, $e, $k, $o]), "\n"; }
        if ($i % 10 == 9) { $o = new Point($i); }
    }
    return serialize([$e, $k]);
}
echo run0(40), "\n";
