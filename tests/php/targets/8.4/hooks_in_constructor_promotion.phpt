--TEST--
Promoted properties with hooks
--INI--
zvm.php=8.4
--FILE--
<?php
class P { function __construct(public string $name { set => ucfirst($value); get => "<$this->name>"; }, public readonly int $id = 1, protected(set) public ?array $list = null { get => $this->list ?? ['none']; }) { } }
$p = new P('abc'); echo $p->name, $p->id, json_encode($p->list), "\n"; $p->name = 'xyz'; echo $p->name, "\n"; try { $p->list = []; } catch (Error $e) { echo $e->getMessage(), "\n"; } echo new ReflectionParameter(['P', '__construct'], 0), "\n"; var_dump((new ReflectionProperty('P', 'name'))->isPromoted(), (new ReflectionProperty('P', 'name'))->hasHooks(), $p);
class Q extends P { public string $name { get => parent::$name::get() . '!'; } } $q = new Q('q'); echo $q->name, "\n";
--EXPECT--
<Abc>1["none"]
<Xyz>
Cannot modify protected(set) property P::$list from global scope
Parameter #0 [ <required> string $name ]
bool(true)
bool(true)
object(P)#1 (3) {
  ["name"]=>
  string(3) "Xyz"
  ["id"]=>
  int(1)
  ["list"]=>
  NULL
}
<Q>!
