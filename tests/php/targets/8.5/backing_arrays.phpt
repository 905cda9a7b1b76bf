--TEST--
Objects as backing arrays, cloning with references
--INI--
zvm.php=8.5
--FILE--
<?php
$arr = ['m' => 1]; $ref = &$arr['m']; try { $n = clone(new T, $arr); echo $n->m, "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
unset($ref); $n = clone(new T, $arr); echo $n->m, "\n"; $a2 = ['m' => 5]; function f() { global $a2; $x = ['m' => &$a2['m']]; try { clone(new T, $x); } catch (Error $e) { echo $e->getMessage(), "\n"; } unset($a2); $x2 = $x; echo (clone(new T, $x))->m; } f();
new ArrayObject(new stdClass); $a = new ArrayObject; $a->exchangeArray(new stdClass); new ArrayIterator(new ArrayObject([])); new RecursiveArrayIterator(new stdClass); new ArrayObject([1]); foreach (new ArrayObject([1]) as $v); $s = serialize(new ArrayObject(new ArrayObject([]))); unserialize($s); clone $a;
--EXPECT--
Class "T" not found

Fatal error: Uncaught Error: Class "T" not found in {PWD}/backing_arrays.php:3
Stack trace:
#0 {main}
  thrown in {PWD}/backing_arrays.php on line 3
--EXIT--
255
