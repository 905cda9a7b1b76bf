--TEST--
Lazy objects: options and classes that cannot be lazy
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class B { public int $a = 1; public $b; function __get($n) { echo "__get $n\n"; return $this->$n; } function __set($n, $v) { echo "__set $n\n"; $this->$n = $v; } function __isset($n) { echo "__isset $n\n"; return isset($this->$n); } function __unset($n) { echo "__unset $n\n"; unset($this->$n); }
 function __clone() { echo "clone ", spl_object_id($this), "\n"; } function __serialize(): array { echo "ser\n"; return ['a' => $this->a]; } function __unserialize(array $d): void { $this->a = $d['a']; } function __debugInfo() { echo "dbg\n"; return ['x' => 1]; } function __call($n, $a) { return $n . $this->a; } function __toString(): string { return "s{$this->a}"; } function __invoke() { return $this->b; } }

$r = new ReflectionClass('B');
t('flags', fn() => $r->newLazyGhost(fn() => 1, 4)); t('flags16', fn() => $r->newLazyGhost(fn() => 1, 16)); t('int', fn() => (new ReflectionClass('ArrayObject'))->newLazyGhost(fn() => 1)); class AO extends ArrayObject { public $q; } t('int2', fn() => (new ReflectionClass('AO'))->newLazyProxy(fn() => 1));
abstract class Ab { public $x; } t('abs', fn() => (new ReflectionClass('Ab'))->newLazyGhost(fn() => 1)); interface If1 {} t('if', fn() => (new ReflectionClass('If1'))->newLazyGhost(fn() => 1)); enum En { case A; } t('enum', fn() => (new ReflectionClass('En'))->newLazyGhost(fn() => 1));
class Nop {} t('nop', fn() => (new ReflectionClass('Nop'))->newLazyGhost(fn() => 1)); t('std', fn() => (new ReflectionClass('stdClass'))->newLazyProxy(fn() => 1));
--EXPECT--
--flags
ReflectionException: ReflectionClass::newLazyGhost(): Argument #2 ($options) contains invalid flags
--flags16
ReflectionException: ReflectionClass::newLazyGhost(): Argument #2 ($options) does not accept ReflectionClass::SKIP_DESTRUCTOR
--int
Error: Cannot make instance of internal class lazy: ArrayObject is internal
--int2
Error: Cannot make instance of internal class lazy: AO inherits internal class ArrayObject
--abs
Error: Cannot instantiate abstract class Ab
--if
Error: Cannot instantiate interface If1
--enum
Error: Cannot instantiate enum En
--nop
object(Nop)#3 (0) {
}
--std
object(stdClass)#2 (0) {
}
