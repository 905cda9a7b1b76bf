--TEST--
SplFixedArray: new serialization, JSON and foreach
--INI--
zvm.php=8.4
--FILE--
<?php
$f = SplFixedArray::fromArray([1, [2], 'x']); echo serialize($f), json_encode($f), "\n"; var_dump(unserialize(serialize($f)) == $f); foreach ($f as $i => $v) foreach ($f as $j => $w) echo $i, $j, ' '; class S extends SplFixedArray { public $own = 1; } $s = new S(1); echo serialize($s), "\n"; var_dump(unserialize(serialize($s))); foreach ([fn() => $f[3], fn() => $f['x'], fn() => $f[1.7], fn() => $f[true], fn() => $f[] = 1, fn() => SplFixedArray::fromArray(['k' => 1]), fn() => new SplFixedArray(-1)] as $g) try { var_dump($g()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
O:13:"SplFixedArray":3:{i:0;i:1;i:1;a:1:{i:0;i:2;}i:2;s:1:"x";}[1,[2],"x"]
bool(true)
00 01 02 10 11 12 20 21 22 O:1:"S":2:{i:0;N;s:3:"own";i:1;}
object(S)#3 (2) {
  [0]=>
  NULL
  ["own"]=>
  int(1)
}
OutOfBoundsException: Index invalid or out of range
TypeError: Cannot access offset of type string on SplFixedArray

Deprecated: Implicit conversion from float 1.7 to int loses precision in {PWD}/fixed_array_from_hash.php on line 2
array(1) {
  [0]=>
  int(2)
}
array(1) {
  [0]=>
  int(2)
}
Error: [] operator not supported for SplFixedArray
InvalidArgumentException: array must contain only positive integer keys
ValueError: SplFixedArray::__construct(): Argument #1 ($size) must be greater than or equal to 0
