--TEST--
Lazy objects: initialisers that throw, resets that are refused
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class P { public $x = 1; public $y = 2; }
class PC extends P {}
class PD extends P { public $z; }
$rp = new ReflectionClass('PC');
t('throw', function() use ($rp) { $o = $rp->newLazyGhost(function($o) { $o->x = 9; throw new Exception('no'); }); try { $o->x; } catch (Exception $e) { echo $e->getMessage(), "\n"; } var_dump($o); return $rp->isUninitializedLazyObject($o); });
t('notinst', fn() => $rp->initializeLazyObject(new stdClass)); t('already', fn() => $rp->resetAsLazyGhost($rp->newLazyGhost(fn() => null), fn() => null)); t('reset in init', function() use ($rp) { $o = $rp->newLazyGhost(function($o) use ($rp) { $rp->resetAsLazyGhost($o, fn() => null); }); return $o->x; });
--EXPECT--
--throw
no
lazy ghost object(PC)#4 (0) {
}
bool(true)
--notinst
TypeError: ReflectionClass::initializeLazyObject(): Argument #1 ($object) must be of type PC, stdClass given
--already
ReflectionException: Object is already lazy
--reset in init
Error: Can not reset an object while it is being initialized
