--TEST--
What reading throws becomes the previous exception: $object[1] += 1
--FILE--
<?php
class A implements ArrayAccess { function offsetGet($o): mixed { throw new Exception("get"); } function offsetSet($o, $v): void { throw new Exception('set'); } function offsetExists($o): bool { return true; } function offsetUnset($o): void {} }
$tests = ['$o[1] += 1;', '$o[] .= 1;', '$o[1]++;', '$o[1] ??= 2;', '$x = &$o[1];', '$o[1][2] += 3;', '[$a] = $o;', '$o[[]] += 1;', '$o[1] **= 2;', '$o["x"][] = 1;'];
foreach (['new A', 'new WeakMap', 'new SplObjectStorage', 'new SplFixedArray(1)', 'new SplQueue', 'new stdClass', 'fn() => 1', 'new CachingIterator(new ArrayIterator([1]))'] as $n) foreach ($tests as $t) {
  echo "== $n $t\n"; $o = eval("return $n;");
  try { @eval($t); echo "ok\n"; } catch (Throwable $e) { do { echo get_class($e), ': ', $e->getMessage(), "\n"; } while ($e = $e->getPrevious()); } }
--EXPECT--
== new A $o[1] += 1;
Error: Cannot use object of type A as array
Exception: get
== new A $o[] .= 1;
Error: Cannot use object of type A as array
Exception: get
== new A $o[1]++;
Exception: get
== new A $o[1] ??= 2;
Exception: get
== new A $x = &$o[1];
Exception: get
== new A $o[1][2] += 3;
Exception: get
== new A [$a] = $o;
Exception: get
== new A $o[[]] += 1;
Error: Cannot use object of type A as array
Exception: get
== new A $o[1] **= 2;
Error: Cannot use object of type A as array
Exception: get
== new A $o["x"][] = 1;
Exception: get
== new WeakMap $o[1] += 1;
Error: Cannot use object of type WeakMap as array
TypeError: WeakMap key must be an object
== new WeakMap $o[] .= 1;
Error: Cannot use object of type WeakMap as array
Error: Cannot append to WeakMap
== new WeakMap $o[1]++;
TypeError: WeakMap key must be an object
== new WeakMap $o[1] ??= 2;
TypeError: WeakMap key must be an object
== new WeakMap $x = &$o[1];
TypeError: WeakMap key must be an object
== new WeakMap $o[1][2] += 3;
TypeError: WeakMap key must be an object
== new WeakMap [$a] = $o;
TypeError: WeakMap key must be an object
== new WeakMap $o[[]] += 1;
Error: Cannot use object of type WeakMap as array
TypeError: WeakMap key must be an object
== new WeakMap $o[1] **= 2;
Error: Cannot use object of type WeakMap as array
TypeError: WeakMap key must be an object
== new WeakMap $o["x"][] = 1;
TypeError: WeakMap key must be an object
== new SplObjectStorage $o[1] += 1;
Error: Cannot use object of type SplObjectStorage as array
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, int given
== new SplObjectStorage $o[] .= 1;
Error: Cannot use object of type SplObjectStorage as array
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, null given
== new SplObjectStorage $o[1]++;
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, int given
== new SplObjectStorage $o[1] ??= 2;
TypeError: SplObjectStorage::offsetExists(): Argument #1 ($object) must be of type object, int given
== new SplObjectStorage $x = &$o[1];
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, int given
== new SplObjectStorage $o[1][2] += 3;
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, int given
== new SplObjectStorage [$a] = $o;
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, int given
== new SplObjectStorage $o[[]] += 1;
Error: Cannot use object of type SplObjectStorage as array
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, array given
== new SplObjectStorage $o[1] **= 2;
Error: Cannot use object of type SplObjectStorage as array
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, int given
== new SplObjectStorage $o["x"][] = 1;
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, string given
== new SplFixedArray(1) $o[1] += 1;
Error: Cannot use object of type SplFixedArray as array
RuntimeException: Index invalid or out of range
== new SplFixedArray(1) $o[] .= 1;
Error: Cannot use object of type SplFixedArray as array
Error: [] operator not supported for SplFixedArray
== new SplFixedArray(1) $o[1]++;
RuntimeException: Index invalid or out of range
== new SplFixedArray(1) $o[1] ??= 2;
RuntimeException: Index invalid or out of range
== new SplFixedArray(1) $x = &$o[1];
RuntimeException: Index invalid or out of range
== new SplFixedArray(1) $o[1][2] += 3;
RuntimeException: Index invalid or out of range
== new SplFixedArray(1) [$a] = $o;
ok
== new SplFixedArray(1) $o[[]] += 1;
Error: Cannot use object of type SplFixedArray as array
TypeError: Illegal offset type
== new SplFixedArray(1) $o[1] **= 2;
Error: Cannot use object of type SplFixedArray as array
RuntimeException: Index invalid or out of range
== new SplFixedArray(1) $o["x"][] = 1;
TypeError: Illegal offset type
== new SplQueue $o[1] += 1;
Error: Cannot use object of type SplQueue as array
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
== new SplQueue $o[] .= 1;
Error: Cannot use object of type SplQueue as array
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
== new SplQueue $o[1]++;
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
== new SplQueue $o[1] ??= 2;
OutOfRangeException: SplDoublyLinkedList::offsetSet(): Argument #1 ($index) is out of range
== new SplQueue $x = &$o[1];
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
== new SplQueue $o[1][2] += 3;
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
== new SplQueue [$a] = $o;
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
== new SplQueue $o[[]] += 1;
Error: Cannot use object of type SplQueue as array
TypeError: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) must be of type int, array given
== new SplQueue $o[1] **= 2;
Error: Cannot use object of type SplQueue as array
OutOfRangeException: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) is out of range
== new SplQueue $o["x"][] = 1;
TypeError: SplDoublyLinkedList::offsetGet(): Argument #1 ($index) must be of type int, string given
== new stdClass $o[1] += 1;
Error: Cannot use object of type stdClass as array
Error: Cannot use object of type stdClass as array
== new stdClass $o[] .= 1;
Error: Cannot use object of type stdClass as array
Error: Cannot use object of type stdClass as array
== new stdClass $o[1]++;
Error: Cannot use object of type stdClass as array
== new stdClass $o[1] ??= 2;
Error: Cannot use object of type stdClass as array
== new stdClass $x = &$o[1];
Error: Cannot use object of type stdClass as array
== new stdClass $o[1][2] += 3;
Error: Cannot use object of type stdClass as array
== new stdClass [$a] = $o;
Error: Cannot use object of type stdClass as array
== new stdClass $o[[]] += 1;
Error: Cannot use object of type stdClass as array
Error: Cannot use object of type stdClass as array
== new stdClass $o[1] **= 2;
Error: Cannot use object of type stdClass as array
Error: Cannot use object of type stdClass as array
== new stdClass $o["x"][] = 1;
Error: Cannot use object of type stdClass as array
== fn() => 1 $o[1] += 1;
Error: Cannot use object of type Closure as array
Error: Cannot use object of type Closure as array
== fn() => 1 $o[] .= 1;
Error: Cannot use object of type Closure as array
Error: Cannot use object of type Closure as array
== fn() => 1 $o[1]++;
Error: Cannot use object of type Closure as array
== fn() => 1 $o[1] ??= 2;
Error: Cannot use object of type Closure as array
== fn() => 1 $x = &$o[1];
Error: Cannot use object of type Closure as array
== fn() => 1 $o[1][2] += 3;
Error: Cannot use object of type Closure as array
== fn() => 1 [$a] = $o;
Error: Cannot use object of type Closure as array
== fn() => 1 $o[[]] += 1;
Error: Cannot use object of type Closure as array
Error: Cannot use object of type Closure as array
== fn() => 1 $o[1] **= 2;
Error: Cannot use object of type Closure as array
Error: Cannot use object of type Closure as array
== fn() => 1 $o["x"][] = 1;
Error: Cannot use object of type Closure as array
== new CachingIterator(new ArrayIterator([1])) $o[1] += 1;
Error: Cannot use object of type CachingIterator as array
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) $o[] .= 1;
Error: Cannot use object of type CachingIterator as array
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) $o[1]++;
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) $o[1] ??= 2;
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) $x = &$o[1];
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) $o[1][2] += 3;
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) [$a] = $o;
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) $o[[]] += 1;
Error: Cannot use object of type CachingIterator as array
TypeError: CachingIterator::offsetGet(): Argument #1 ($key) must be of type string, array given
== new CachingIterator(new ArrayIterator([1])) $o[1] **= 2;
Error: Cannot use object of type CachingIterator as array
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
== new CachingIterator(new ArrayIterator([1])) $o["x"][] = 1;
BadMethodCallException: CachingIterator does not use a full cache (see CachingIterator::__construct)
