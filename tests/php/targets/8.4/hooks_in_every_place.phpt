--TEST--
Hooked properties in every place where a property may stand
--INI--
zvm.php=8.4
--FILE--
<?php
// hooks and references
class A { private array $d = ['x'=>1];
 public array $arr { &get { echo "get\n"; return $this->d; } }
 public int $n = 5 { get { return $this->n * 2; } set(int|string $v) { echo "set ", var_export($v, true), "\n"; $this->n = (int)$v; } }
 public string $virt { get => "v" . $this->n; }
 public $wo { set { echo "wo=$value\n"; } }
}
$a = new A;
$a->arr['y'] = 2; $a->arr['z'][] = 3; unset($a->arr['x']); var_dump($a->arr, isset($a->arr['y']), empty($a->arr['q']));
foreach ($a->arr as $k => &$v) { $v = $k; } unset($v); print_r($a->arr);
$a->n = "7"; $a->n += 1; $a->n++; --$a->n; var_dump($a->n, $a->n ??= 3);
try { $r = &$a->n; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $a->virt = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { echo $a->wo; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { unset($a->n); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { unset($a->virt); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $a->n = "abc"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { $a->n = []; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
var_dump(isset($a->wo)); 
try { var_dump(isset($a->virt)); } catch (Error $e) { echo $e->getMessage(), "\n"; }
var_dump($a); print_r($a); var_export($a); echo json_encode($a), "\n"; echo serialize($a), "\n"; var_dump((array)$a, get_object_vars($a), get_mangled_object_vars($a));
try { foreach ($a as $k => $v) { echo "$k\n"; } } catch (Error $e) { echo $e->getMessage(), "\n"; }
[$a->n, $a->wo] = [3, 4]; 
foreach ([1,2] as $a->n) {} 
list('a' => $a->n) = ['a' => '9']; var_dump($a->n);
function f(&$x) { $x = 1; } 
try { f($a->n); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { f($a->arr); } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump($a->arr);
try { settype($a->n, 'string'); } catch (Error $e) { echo $e->getMessage(), "\n"; }
static fn() => $a->n;
--EXPECT--
get
get
get
get
get
get
array(2) {
  ["y"]=>
  int(2)
  ["z"]=>
  array(1) {
    [0]=>
    int(3)
  }
}
bool(true)
bool(true)
get
get
Array
(
    [y] => y
    [z] => z
)
set '7'
set 15
set 31
set 61
int(122)
int(122)
Indirect modification of A::$n is not allowed
Property A::$virt is read-only
Property A::$wo is write-only
Cannot unset hooked property A::$n
Cannot unset hooked property A::$virt
set 'abc'
A::$n::set(): Argument #1 ($v) must be of type string|int, array given, called in {PWD}/hooks_in_every_place.php on line 19

Fatal error: Uncaught Error: Property A::$wo is write-only in {PWD}/hooks_in_every_place.php:20
Stack trace:
#0 {main}
  thrown in {PWD}/hooks_in_every_place.php on line 20
--EXIT--
255
