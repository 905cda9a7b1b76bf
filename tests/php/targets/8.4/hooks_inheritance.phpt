--TEST--
Property hooks: inheritance, parents, interfaces, abstract ones, traits
--INI--
zvm.php=8.4
--FILE--
<?php
interface HasName { public string $name { get; } }
abstract class Base implements HasName { abstract public int $size { get; set; } public string $label = 'l' { get => "<{$this->label}>"; set => strtolower($value); } public int $plain = 3; }
class Mid extends Base { public function __construct(public string $name = 'mid') {} public int $size = 1; public int $plain { get => parent::$plain::get() + 1; set { parent::$plain::set($value * 2); } } }
class Leaf extends Mid { public string $label { get => 'leaf' . parent::$label::get(); } public string $name { get => 'fixed'; set { echo "ignored $value\n"; } } }
foreach ([new Mid, new Leaf('given')] as $o) { $o->label = 'ABC'; $o->plain = 5; $o->size = 9; echo get_class($o), ' ', $o->name, ' ', $o->label, ' ', $o->plain, ' ', $o->size, "\n"; }
trait Counts { private int $c = 0; public int $calls { get => ++$this->c; } } class UsesIt { use Counts; } $u = new UsesIt; echo $u->calls, $u->calls, (new UsesIt)->calls, "\n";
$anonymous = new class { public array $log = []; public mixed $any { get => $this->log[] = __PROPERTY__ . ' ' . __FUNCTION__ . ' ' . __METHOD__; } }; echo preg_replace('/class@anonymous.*::/', 'class::', $anonymous->any), "\n";
class Magic { public int $p { get => 1; } public function __get($n) { return "magic $n"; } public function __set($n, $v) { echo "set $n\n"; } } $m = new Magic; echo $m->p, $m->q, "\n"; $m->q = 1; try { $m->p = 2; } catch (Error $e) { echo $e->getMessage(), "\n"; }
final class Own { public private(set) int $v = 1 { get => $this->v * 2; } function up() { $this->v++; return $this->v; } } $own = new Own; echo $own->v, $own->up(), "\n"; try { $own->v = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
ignored given
Mid mid <abc> 11 9
Leaf fixed leaf<abc> 11 9
121
any $any::get class::get
1magic q
set q
Property Magic::$p is read-only
26
Cannot modify private(set) property Own::$v from global scope
