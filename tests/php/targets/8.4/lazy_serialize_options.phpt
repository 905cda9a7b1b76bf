--TEST--
Lazy objects: serialization without initialisation, __sleep()
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class P { public $x = 1; public $y = 2; }
class PC extends P {}
class PD extends P { public $z; }
$rp = new ReflectionClass('PC');
t('serskip', function() use ($rp) { $o = $rp->newLazyGhost(function($o) { echo "never\n"; }, ReflectionClass::SKIP_INITIALIZATION_ON_SERIALIZE); (new ReflectionProperty('P', 'x'))->setRawValueWithoutLazyInitialization($o, 11); return [serialize($o), $rp->isUninitializedLazyObject($o)]; });
class Sl { public $a = 1; public $b = 2; function __sleep() { echo "sleep\n"; return ['a']; } function __wakeup() { echo "wake\n"; } } $rs = new ReflectionClass('Sl'); t('sleep', fn() => serialize($rs->newLazyGhost(function($o) { echo "init\n"; $o->a = 3; }))); t('unser', function() use ($rs) { $s = serialize($rs->newLazyProxy(function($o) { $x = new Sl; $x->a = 'px'; return $x; })); return [$s, unserialize($s)]; });
--EXPECT--
--serskip
array(2) {
  [0]=>
  string(26) "O:2:"PC":1:{s:1:"x";i:11;}"
  [1]=>
  bool(true)
}
--sleep
sleep
init
string(25) "O:2:"Sl":1:{s:1:"a";i:3;}"
--unser
sleep
wake
array(2) {
  [0]=>
  string(30) "O:2:"Sl":1:{s:1:"a";s:2:"px";}"
  [1]=>
  object(Sl)#3 (2) {
    ["a"]=>
    string(2) "px"
    ["b"]=>
    int(2)
  }
}
