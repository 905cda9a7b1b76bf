--TEST--
Lazy objects: getLazyInitializer()
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class P { public $x = 1; public $y = 2; }
class PC extends P {}
class PD extends P { public $z; }
$rp = new ReflectionClass('PC');
t('getinit', function() use ($rp) { $o = $rp->newLazyGhost('strlen'); $a = $rp->getLazyInitializer($o); $o2 = $rp->newLazyProxy([new ArrayObject, 'count']); $b = $rp->getLazyInitializer($o2); $rp->markLazyObjectAsInitialized($o); return [$a, $b, $rp->getLazyInitializer($o), $o]; });
--EXPECT--
--getinit
array(4) {
  [0]=>
  string(6) "strlen"
  [1]=>
  array(2) {
    [0]=>
    object(ArrayObject)#4 (1) {
      ["storage":"ArrayObject":private]=>
      array(0) {
      }
    }
    [1]=>
    string(5) "count"
  }
  [2]=>
  NULL
  [3]=>
  object(PC)#3 (2) {
    ["x"]=>
    int(1)
    ["y"]=>
    int(2)
  }
}
