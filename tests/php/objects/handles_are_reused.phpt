--TEST--
Handles of dead objects are reused, the last freed first
--FILE--
<?php
class Holder { public $inner; }
$a = new Holder; $b = new Holder; $c = new Holder;
echo spl_object_id($a), spl_object_id($b), spl_object_id($c), "\n";
$a = $c = null;
$d = new Holder; $e = new Holder;
echo spl_object_id($d), spl_object_id($e), "\n";
$d->inner = new Holder;
$d = null; // what it held is freed before itself
$f = new Holder; $g = new Holder;
echo spl_object_id($f), spl_object_id($g), "\n";
--EXPECT--
123
13
14
