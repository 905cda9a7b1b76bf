--TEST--
Lazy objects: objects that are reset
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class P { public $x = 1; public $y = 2; }
class PC extends P {}
class PD extends P { public $z; }
$rp = new ReflectionClass('PC');
t('reset', function() use ($rp) { $o = new PC; $o->x = 5; $rp->resetAsLazyGhost($o, function($o) { $o->x = 6; }); var_dump($o); return $o->x + $o->y; }); t('reset proxy', function() use ($rp) { $o = new PC; $rp->resetAsLazyProxy($o, function($o) { $n = new PC; $n->x = 8; return $n; }); $v = $o->x; $rp->resetAsLazyGhost($o, fn($o) => null); return [$v, $o->x]; });
final class Ro { public readonly int $v; public int $w = 2; function __construct() { $this->v = 1; } } $rr = new ReflectionClass('Ro'); t('ro reset', function() use ($rr) { $o = new Ro; $rr->resetAsLazyGhost($o, function($o) { echo "init\n"; $o->w = 4; }); return [$o->v, $o->w]; });
--EXPECT--
--reset
lazy ghost object(PC)#3 (0) {
}
int(8)
--reset proxy
array(2) {
  [0]=>
  int(8)
  [1]=>
  int(1)
}
--ro reset
init
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(4)
}
