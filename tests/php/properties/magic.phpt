--TEST--
Magic property methods, their guards and what bypasses them
--FILE--
<?php
class M {
    public $declared = 1; private $hidden = 2; public int $typed;
    function __get($n) { echo "get $n\n"; return $this->$n ?? "none"; }
    function __set($n, $v) { echo "set $n\n"; $this->$n = $v; }
    function __isset($n) { echo "isset $n\n"; return $n != 'absent'; }
    function __unset($n) { echo "unset $n\n"; unset($this->$n); }
}
$m = new M;
var_dump($m->declared, $m->hidden, $m->missing);
var_dump(isset($m->hidden), isset($m->absent), empty($m->other), $m->nothing ?? 'default');
$m->hidden = 5; @$m->fresh = 6;
unset($m->hidden, $m->declared);
var_dump($m->declared);
try { $m->typed; } catch (Error $e) { echo $e->getMessage(), "\n"; }
unset($m->typed);
try { var_dump($m->typed); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
get hidden
get missing
isset missing
int(1)
int(2)
string(4) "none"
isset hidden
isset absent
isset other
get other
isset nothing
get nothing
isset nothing
bool(true)
bool(false)
bool(false)
string(4) "none"
set hidden
set fresh
unset hidden
get declared
isset declared
string(4) "none"
Typed property M::$typed must not be accessed before initialization
get typed
isset typed
Cannot assign string to property M::$typed of type int
