--TEST--
Dynamic properties, __isset and readonly initialisation, the second time at the same place
--FILE--
<?php
class Magic {
    private array $data = ['seen' => 0];
    public function __get(string $name): mixed { return $this->data[$name] ?? null; }
    public function __set(string $name, mixed $value): void { $this->data[$name] = $value; }
    public function __isset(string $name): bool { return isset($this->data[$name]); }
    public function __unset(string $name): void { unset($this->data[$name]); }
}
$m = new Magic;
for ($i = 0; $i < 3; $i++) {
    $m->seen = $i;
    echo $m->seen, var_export(isset($m->missing), true), var_export(isset($m->seen), true), var_export(empty($m->seen), true), "\n";
}
unset($m->seen);
var_dump(isset($m->seen));
$o = new stdClass;
for ($i = 0; $i < 3; $i++) {
    $o->total = ($o->total ?? 0) + $i;
    $o->copy = $o->total;
    echo $o->total, $o->copy, var_export(isset($o->copy), true), "\n";
    if ($i === 1) {
        unset($o->copy);
    }
    echo @$o->copy, "|\n";
}
class Point {
    public function __construct(public readonly int $x, public readonly ?string $name = null, public readonly float $w = 1) {}
    function move() { $this->x = 5; }
}
for ($i = 0; $i < 3; $i++) {
    $p = new Point($i, "p$i", $i);
    var_dump($p->w);
    foreach ([fn() => $p->move(), fn() => $p->__construct(7), fn() => $p->x = 3] as $f) {
        try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
    }
    echo $p->x, $p->name, "\n";
}
?>
--EXPECT--
0falsetruetrue
1falsetruefalse
2falsetruefalse
bool(false)
00true
0|
11true
|
33true
3|
float(0)
Cannot modify readonly property Point::$x
Cannot modify readonly property Point::$x
Cannot modify readonly property Point::$x
0p0
float(1)
Cannot modify readonly property Point::$x
Cannot modify readonly property Point::$x
Cannot modify readonly property Point::$x
1p1
float(2)
Cannot modify readonly property Point::$x
Cannot modify readonly property Point::$x
Cannot modify readonly property Point::$x
2p2
