--TEST--
Lazy objects: raw values of wrong types
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class B { public int $a = 1; public $b; function __get($n) { echo "__get $n\n"; return $this->$n; } function __set($n, $v) { echo "__set $n\n"; $this->$n = $v; } function __isset($n) { echo "__isset $n\n"; return isset($this->$n); } function __unset($n) { echo "__unset $n\n"; unset($this->$n); }
 function __clone() { echo "clone ", spl_object_id($this), "\n"; } function __serialize(): array { echo "ser\n"; return ['a' => $this->a]; } function __unserialize(array $d): void { $this->a = $d['a']; } function __debugInfo() { echo "dbg\n"; return ['x' => 1]; } function __call($n, $a) { return $n . $this->a; } function __toString(): string { return "s{$this->a}"; } function __invoke() { return $this->b; } }

t('rawbadtype', function() { $o = (new ReflectionClass('B'))->newLazyGhost(fn() => null); try { (new ReflectionProperty('B', 'a'))->setRawValueWithoutLazyInitialization($o, 'zz'); } catch (TypeError $e) { echo $e->getMessage(), "\n"; } return (new ReflectionProperty('B', 'a'))->isLazy($o); });
--EXPECT--
--rawbadtype
Cannot assign string to property B::$a of type int
bool(true)
