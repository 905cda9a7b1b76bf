--TEST--
ArrayObject asks overridden offset methods; dumps, casts, serializes elements and properties apart
--FILE--
<?php
$r=&$o['ref']; $r=7; var_dump($o['ref']); $c=clone $o; $c['ref']=8; var_dump($o['ref'], $r);
class P extends ArrayObject { public $pub=1; protected $prot=2; private $priv=3; function offsetGet($k): mixed { echo "get($k) "; return parent::offsetGet($k);} function offsetSet($k,$v): void { echo "set(".var_export($k,true).") "; parent::offsetSet($k,$v);} function offsetExists($k): bool { echo "has($k) "; return parent::offsetExists($k);} function offsetUnset($k): void { echo "del($k) "; parent::offsetUnset($k);} function count(): int { return 42; } }
--EXIT--
255
--EXPECT--
int(7)

Fatal error: Uncaught Error: __clone method called on non-object in {PWD}/array_object_overridden.php:2
Stack trace:
#0 {main}
  thrown in {PWD}/array_object_overridden.php on line 2
