--TEST--
Types of properties: coercion, uninitialised state, references
--FILE--
<?php
class T { public int $i = 1; public ?string $s = null; public float $f = 0; public int|string $u = 'x'; public self|array $o = []; public bool $b = false; public iterable $it = []; }
$t = new T;
foreach ([['i', '12'], ['i', 1.0], ['i', 'x'], ['i', null], ['s', 5], ['s', []], ['f', 3], ['f', '1e2'], ['u', 1.5], ['u', true], ['u', null],
          ['o', $t], ['o', new stdClass], ['b', 'a'], ['b', 0.0], ['it', new ArrayIterator([])], ['it', 3], ['i', 1.5]] as [$name, $value]) {
    try { $t->$name = $value; echo $name, ' ', json_encode($name == 'o' || $name == 'it' ? gettype($t->$name) : $t->$name), "\n"; }
    catch (TypeError $e) { echo $e->getMessage(), "\n"; }
}
$ref = &$t->i; $ref = '7'; var_dump($t->i);
try { $ref = 'seven'; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
$t2 = new T; $t2->f = 1; $both = &$t2->f;
try { $t2->i = &$both; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
$t->i = PHP_INT_MAX;
try { $t->i++; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { ++$t->i; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
unset($t); $ref = 'free now'; var_dump($ref);
--EXPECTF--
i 12
i 1
Cannot assign string to property T::$i of type int
Cannot assign null to property T::$i of type int
s "5"
Cannot assign array to property T::$s of type ?string
f 3
f 100

Deprecated: Implicit conversion from float 1.5 to int loses precision in %s on line 6
u 1
u 1
Cannot assign null to property T::$u of type string|int
o "object"
Cannot assign stdClass to property T::$o of type self|array
b true
b false
it "object"
Cannot assign int to property T::$it of type Traversable|array

Deprecated: Implicit conversion from float 1.5 to int loses precision in %s on line 6
i 1
int(7)
Cannot assign string to reference held by property T::$i of type int
Reference with value of type float held by property T::$f of type float is not compatible with property T::$i of type int
Cannot increment a reference held by property T::$i of type int past its maximal value
Cannot increment a reference held by property T::$i of type int past its maximal value

Fatal error: Uncaught TypeError: Cannot assign string to reference held by property T::$i of type int in %s:16
Stack trace:
#0 {main}
  thrown in %s on line 16
--EXIT--
255
