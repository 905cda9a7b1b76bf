--TEST--
Hooks that return references
--INI--
zvm.php=8.4
--FILE--
<?php
class R { private array $d = ['x' => 1]; public array $v { &get => $this->d; } public $n { get => 5; } public $s = 1 { &get { return $this->s; } } public $w { set { echo "w:"; var_dump($value); } } }
$r = new R; $r->v['y'] = 2; $r->v['x']++; print_r($r->v); $ref = &$r->v; $ref = ['z']; print_r($r->v); unset($r->v[0]); print_r($r->v);
try { $r->n[] = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $x = &$r->n; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $r->s = 5; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $r->w[] = 5; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { unset($r->v); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $r->n++; } catch (Error $e) { echo $e->getMessage(), "\n"; }
$r->s++; $y = &$r->s; $y = 40; var_dump($r->s); foreach ($r as $k => $v) { echo $k, ' '; var_dump($v); }
function byref(&$a) { $a = 'changed'; } try { byref($r->s); var_dump($r->s); byref($r->n); } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump(isset($r->v['q']), isset($r->n), empty($r->v), isset($r->w));
--EXPECT--
Array
(
    [x] => 2
    [y] => 2
)
Array
(
    [0] => z
)
Array
(
)
Indirect modification of R::$n is not allowed
Indirect modification of R::$n is not allowed
Property R::$w is write-only
Cannot unset hooked property R::$v
Property R::$n is read-only
int(40)
v array(0) {
}
n int(5)
s int(40)
string(7) "changed"
Indirect modification of R::$n is not allowed

Fatal error: Uncaught Error: Property R::$w is write-only in {PWD}/hooks_by_reference.php:6
Stack trace:
#0 {main}
  thrown in {PWD}/hooks_by_reference.php on line 6
--EXIT--
255
