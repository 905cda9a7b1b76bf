--TEST--
Hooks that interfaces and abstract classes ask for
--INI--
zvm.php=8.4
--FILE--
<?php
interface Named { public string $name { get; } public int $both { get; set; } } abstract class Ab implements Named { abstract public $later { get; set; } public int $both = 1; public string $full { get => "$this->name/$this->both"; } }
class C extends Ab { public string $name { get => 'C'; } public $later { get => 1; set {} } } class D extends Ab { public function __construct(public readonly string $name = 'D', public $later = 5) {} } $c = new C; $d = new D; echo $c->full, $d->full, $c->later, $d->later, "\n"; $c->both = 7; echo $c->full, "\n"; var_dump($c instanceof Named, (new ReflectionProperty('Named', 'name'))->isAbstract(), (new ReflectionProperty('Ab', 'later'))->isAbstract(), array_map(fn($p) => $p->name, (new ReflectionClass('Named'))->getProperties()));
--EXPECT--
C/1D/115
C/7
bool(true)
bool(true)
bool(true)
array(2) {
  [0]=>
  string(4) "name"
  [1]=>
  string(4) "both"
}
