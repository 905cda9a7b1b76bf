--TEST--
Objects that a destructor brings back keep their weak references and entries of a WeakMap
--FILE--
<?php
class Phoenix {
    public $peer;
    function __construct(public string $name, public $weak = null, public $map = null) {}
    function __destruct() {
        $GLOBALS['log'][] = "~{$this->name} " . ($this->weak->get() === $this ? "there" : "gone") . " " . $this->map[$this];
        $GLOBALS['keep'][] = $this;
    }
}
$map = new WeakMap;
for ($i = 0; $i < 3; $i++) {
    $a = new Phoenix("a$i", null, $map);
    $b = new Phoenix("b$i", null, $map);
    $a->peer = $b;
    $b->peer = $a;
    $weak[] = $a->weak = WeakReference::create($a);
    $weak[] = $b->weak = WeakReference::create($b);
    $map[$a] = "A$i";
    $map[$b] = "B$i";
    unset($a, $b);
}
gc_collect_cycles();
sort($log);
echo implode(", ", $log), "\n";
foreach ($weak as $reference) echo $reference->get()->name, ' ';
echo count($map), ' ';
foreach ($map as $object => $value) echo $object->name, '=', $value, ' ';
echo WeakReference::create($weak[0]->get()) === $weak[0] ? "same" : "another", "\n";
unset($keep, $object);
gc_collect_cycles();
echo count($map), ' ', var_export($weak[0]->get(), true), "\n";
--EXPECT--
~a0 there A0, ~a1 there A1, ~a2 there A2, ~b0 there B0, ~b1 there B1, ~b2 there B2
a0 b0 a1 b1 a2 b2 6 a0=A0 b0=B0 a1=A1 b1=B1 a2=A2 b2=B2 same
0 NULL
