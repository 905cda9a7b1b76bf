--TEST--
empty() and unset() of properties by __isset(), __get() and __unset(); variables by name
--FILE--
<?php
class M { public $real = 0; private $d = ['zero' => 0, 'one' => 1, 'null' => null]; function __isset($n) { echo "isset($n) "; return array_key_exists($n, $this->d); } function __get($n) { echo "get($n) "; if ($n === 'loop') return isset($this->loop) ? 1 : 0; if ($n === 'bad') throw new Exception("bad"); return $this->d[$n]; } function __unset($n) { echo "unset($n) "; unset($this->d[$n]); if ($n === 'self') unset($this->self); if ($n === 'bad') throw new Exception("bad unset"); } }
class OnlyIsset { function __isset($n) { echo "isset($n) "; return true; } }
$m = new M; foreach (['zero', 'one', 'null', 'none', 'real', 'loop'] as $n) { var_dump(empty($m->$n), isset($m->$n)); }
for ($i = 0; $i < 3; $i++) { var_dump(empty($m->one), empty($m->zero), isset($m->none)); unset($m->one, $m->real, $m->none, $m->self); }
var_dump(empty((new OnlyIsset)->x), isset((new OnlyIsset)->x));
try { unset($m->bad); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
class Bad extends M { function __isset($n) { return true; } } try { var_dump(empty((new Bad)->bad)); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
$p = new stdClass; unset($p->nothing); $p->x = 1; unset($p->x); var_dump($p); unset($m->real); var_dump(empty($m->real), isset($m->real));
function vars() { $v = 'made'; for ($i = 0; $i < 3; $i++) { $$v = $i; $$v .= 'x'; echo $$v, isset($made) ? "set" : "", " "; ${"n$i"} = [$i]; ${"n$i"}[] = 'more'; } unset($$v); var_dump(isset($$v)); $name = 'this'; try { $$name = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } ksort($vars = get_defined_vars()); echo json_encode(compact('n0', 'n2', 'v')), "\n"; $r = 'ref'; $$r = &$i; $$r++; echo $i, "\n"; }
vars();
class S { public static $s = 4; protected static $p = 5; public static int $t; } class T extends S { public static $own = 'T'; }
for ($i = 0; $i < 2; $i++) { $c = 'T'; echo $c::$s, $c::$own; $c::$s++; $c::$own .= '!'; try { echo $c::$p; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { echo $c::$t; } catch (Error $e) { echo $e->getMessage(), "\n"; } $o = new T; echo $o::$s, isset($c::$nope) ? 1 : 0, isset($o::$own) ? 1 : 0, "\n"; }
--EXPECT--
isset(zero) get(zero) isset(zero) bool(true)
bool(true)
isset(one) get(one) isset(one) bool(false)
bool(true)
isset(null) get(null) isset(null) bool(true)
bool(true)
isset(none) isset(none) bool(true)
bool(false)
bool(true)
bool(true)
isset(loop) isset(loop) bool(true)
bool(false)
isset(one) get(one) isset(zero) get(zero) isset(none) bool(false)
bool(true)
bool(false)
unset(one) unset(none) unset(self) isset(one) isset(zero) get(zero) isset(none) bool(true)
bool(true)
bool(false)
unset(one) unset(real) unset(none) unset(self) isset(one) isset(zero) get(zero) isset(none) bool(true)
bool(true)
bool(false)
unset(one) unset(real) unset(none) unset(self) isset(x) isset(x) bool(true)
bool(true)
unset(bad) bad unset
get(bad) bad
object(stdClass)#2 (0) {
}
unset(real) isset(real) isset(real) bool(true)
bool(false)
0xset 1xset 2xset bool(false)
Cannot re-assign $this

Fatal error: Uncaught Error: ksort(): Argument #1 ($array) cannot be passed by reference in {PWD}/empty_and_unset_by_magic.php:10
Stack trace:
#0 {PWD}/empty_and_unset_by_magic.php(11): vars()
#1 {main}
  thrown in {PWD}/empty_and_unset_by_magic.php on line 10
--EXIT--
255
