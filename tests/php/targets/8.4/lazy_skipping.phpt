--TEST--
Lazy objects: properties that are no longer lazy
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class P { public $x = 1; public $y = 2; }
class PC extends P {}
class PD extends P { public $z; }
$rp = new ReflectionClass('PC');
t('isLazy', function() use ($rp) { $o = $rp->newLazyGhost(fn($o) => null); $p = new ReflectionProperty('P', 'x'); $a = $p->isLazy($o); $p->skipLazyInitialization($o); $b = $p->isLazy($o); (new ReflectionProperty('P', 'y'))->setRawValueWithoutLazyInitialization($o, 4); return [$a, $b, $o, $rp->isUninitializedLazyObject($o)]; });
t('skip static', function() { class_exists('St') || eval('class St { public static $s; public $p; public int $v { get => 1; } }'); foreach (['s', 'v'] as $n) foreach (['skipLazyInitialization', 'setRawValueWithoutLazyInitialization'] as $m) try { $o = (new ReflectionClass('St'))->newLazyGhost(fn() => null); (new ReflectionProperty('St', $n))->$m($o, 1); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } });
t('dynskip', function() { $o = new stdClass; $o->q = 1; (new ReflectionProperty($o, 'q'))->skipLazyInitialization($o); });
--EXPECT--
--isLazy
array(4) {
  [0]=>
  bool(true)
  [1]=>
  bool(false)
  [2]=>
  object(PC)#4 (2) {
    ["x"]=>
    int(1)
    ["y"]=>
    int(4)
  }
  [3]=>
  bool(false)
}
--skip static
ArgumentCountErrorReflectionProperty::skipLazyInitialization() expects exactly 1 argument, 2 given
ReflectionExceptionCan not use setRawValueWithoutLazyInitialization on static property St::$s
ArgumentCountErrorReflectionProperty::skipLazyInitialization() expects exactly 1 argument, 2 given
ReflectionExceptionCan not use setRawValueWithoutLazyInitialization on virtual property St::$v
NULL
--dynskip
ReflectionException: Can not use skipLazyInitialization on dynamic property stdClass::$q
