--TEST--
Property hooks beside __get, __set, __isset and __unset
--INI--
zvm.php=8.4
--FILE--
<?php
class M { private $d = ['x' => 1]; public $h { get => $this->other; set { $this->new = $value; } } public $u; function __get($n) { echo "get $n\n"; return $this->d[$n] ?? null; } function __set($n, $v) { echo "set $n\n"; $this->d[$n] = $v; } function __isset($n) { echo "isset $n\n"; return isset($this->d[$n]); } function __unset($n) { echo "unset $n\n"; } }
$m = new M; unset($m->u); var_dump($m->h, $m->u, isset($m->h), isset($m->u), empty($m->h), $m->h ?? 'def'); $m->h = 5; $m->u = 6; try { unset($m->h); } catch (Error $e) { echo $e->getMessage(), "\n"; } $m->h .= 'x'; $m->h ??= 9; var_dump($m);
--EXPECT--
get other
get u
get other
isset u
get other
get other
NULL
NULL
bool(false)
bool(false)
bool(true)
string(3) "def"
set new
set u
Cannot unset hooked property M::$h
get other
set new
get other
set new
object(M)#1 (1) {
  ["d":"M":private]=>
  array(3) {
    ["x"]=>
    int(1)
    ["new"]=>
    int(9)
    ["u"]=>
    int(6)
  }
}
