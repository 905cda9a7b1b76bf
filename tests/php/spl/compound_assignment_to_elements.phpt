--TEST--
Compound assignment to elements of ArrayObject, SplFixedArray, SplObjectStorage and WeakMap
--FILE--
<?php
class S { public function __construct(private string $s) {} public function __toString(): string { return $this->s; } }
class Sub extends ArrayObject { public function offsetGet(mixed $k): mixed { echo "get $k\n"; return parent::offsetGet($k); } public function offsetSet(mixed $k, mixed $v): void { echo "set\n"; parent::offsetSet($k, $v); } }
$o = new ArrayObject([1, 'a' => 'x', 'f' => 1.5]);
$o[0] += 2; $o['a'] .= 'y'; $o['a'] .= new S('z'); $o['f'] *= 2;
var_dump($o[0], $o['a'], $o['f']);
$o['zz'] ??= 4; $o['n'] .= 'q'; var_dump($o['zz'], $o['n']);
var_dump($o['a'] .= 5);
$s = new Sub([1]); $s[0] += 3; var_dump($s[0]);
$f = SplFixedArray::fromArray([1, 'a', [2]]); $f[0] <<= 3; $f[1] .= 'b'; $f['0'] -= 1; var_dump($f[0], $f[1]);
try { $f[2] += 1; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { $f[9] += 1; } catch (RuntimeException $e) { echo $e->getMessage(), "\n"; }
try { $f[] .= 1; } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
$st = new SplObjectStorage; $k = new stdClass; $st[$k] = 1; $st[$k] += 5; var_dump($st[$k]);
try { $st[new stdClass] += 5; } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
$w = new WeakMap; $w[$k] = 'a'; $w[$k] .= 'b'; $w[$k] .= new S('c'); var_dump($w[$k]);
// the operand changes the object
class T { public $f; public function __toString(): string { $this->f->setSize(0); return 't'; } }
$f = SplFixedArray::fromArray(['a']); $t = new T; $t->f = $f;
try { $f[0] .= $t; } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
$d = new SplDoublyLinkedList; $d[] = 1; $d[0] += 4; var_dump($d[0]);
$x = new ArrayObject([[1]]); $x[0] += [2, 3]; echo json_encode($x), "\n";
$r = 1; $a = ['k' => &$r]; $ao = new ArrayObject($a); $ao['k'] += 5; var_dump($r, $ao['k']);
--EXPECT--
int(3)
string(3) "xyz"
float(3)

Warning: Undefined array key "n" in {PWD}/compound_assignment_to_elements.php on line 7
int(4)
string(1) "q"
string(4) "xyz5"
get 0
set
get 0
int(4)
int(7)
string(2) "ab"
Unsupported operand types: array + int

Fatal error: Uncaught RuntimeException: Index invalid or out of range in {PWD}/compound_assignment_to_elements.php:12
Stack trace:
#0 {main}

Next Error: Cannot use object of type SplFixedArray as array in {PWD}/compound_assignment_to_elements.php:12
Stack trace:
#0 {main}
  thrown in {PWD}/compound_assignment_to_elements.php on line 12
--EXIT--
255
