<?php
// Objects that regions make: their constructors, numbers and deaths; trees of objects and of arrays.
class P { public $x; public $y; public ?P $next = null; public array $d = [];
  function __construct($x, $y = 5) { $this->x = $x; $this->y = $y; }
  function sum() { return $this->x + $this->y; }
  function both() { return [$this->x, $this->y]; }
}
class N { public $left; public $right; }
function pair($a, $b) { return [$a, $b]; }
function tree($d) { $n = new N; if ($d > 0) { $n->left = tree($d - 1); $n->right = tree($d - 1); } return $n; }
function chk($n) { return 1 + ($n->left === null ? 0 : chk($n->left) + chk($n->right)); }
function atree($d) { return $d ? [atree($d - 1), atree($d - 1)] : [null, null]; }
function achk($t) { return $t[0] ? achk($t[0]) + achk($t[1]) : 1; }
function g($n) {
    $s = 0; $l = null;
    for ($i = 0; $i < $n; $i++) {
        $p = new P($i, 2);
        $s += $p->sum();
        $q = pair($p, $i);
        $s += $q[1];
        [$a, $b] = $p->both();
        $s += $a + $b;
        $p->next = new P($i);
        $s += $p->next->y;
        if ($i % 100 == 0) { $s += chk(tree(5)); $s += achk(atree(4)); }
        if ($p instanceof P) $s++;
    }
    var_dump(new P(1));
    return [$s, $p, $q];
}
for ($r = 0; $r < 3; $r++) echo md5(serialize(g(1000 + $r))), "\n";
$s = 0;
for ($i = 0; $i < 300; $i++) { $s += chk(tree(4)); $s += achk(atree(4)); $o = new N; $o->left = $i; }
echo $s, "\n"; var_dump($o);
class Mortal { public static $dead = 0; public $x; function __construct($x) { $this->x = $x; } function __destruct() { self::$dead++; } }
class Faulty { public $n; function __construct($n) { if ($n % 50 == 49) { throw new Exception("no $n"); } $this->n = $n; } }
function mortals($n) {
    $log = []; $s = 0;
    for ($i = 0; $i < $n; $i++) {
        $l = [new Mortal($i), [$i, new P($i)]];
        $s += $l[0]->x + $l[1][1]->sum();
        $l = [1];
        if ($i % 60 == 0) { $log[] = Mortal::$dead; }
        try { $f = new Faulty($i); $s += $f->n; } catch (Exception $e) { $log[] = $e->getMessage() . $e->getLine() . count($e->getTrace()); }
    }
    $o = new P(1);
    return [$s, $log, spl_object_id($o)];
}
for ($r = 0; $r < 3; $r++) echo json_encode(mortals(300)), "\n";
