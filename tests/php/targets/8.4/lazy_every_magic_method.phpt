--TEST--
Lazy ghosts and proxies with every magic method
--INI--
zvm.php=8.4
--FILE--
<?php
class M { public $a = 1; private $d = []; function __construct($x = null) { echo "ctor\n"; $this->a = $x; } function __get($n) { return "get $n"; } function __set($n, $v) { echo "set $n\n"; } function __isset($n) { echo "isset $n\n"; return true; } function __unset($n) { echo "unset $n\n"; } function __call($n, $a) { return "call $n"; } static function __callStatic($n, $a) { return "static $n"; } function __toString() { return "str"; } function __invoke($x) { return "inv $x"; } function __debugInfo() { return ['debug' => 1]; } function __serialize(): array { return ['a' => 2]; } function __unserialize(array $d): void { $this->a = $d; } function __clone() { echo "clone\n"; } }
$r = new ReflectionClass('M'); foreach (['newLazyGhost', 'newLazyProxy'] as $kind) foreach (['call' => fn($o) => $o->nope(), 'static' => fn($o) => $o::st(), 'string' => fn($o) => "$o", 'invoke' => fn($o) => $o(5), 'get' => fn($o) => $o->zz, 'isset' => fn($o) => isset($o->zz), 'unset' => function ($o) { unset($o->zz); }, 'debug' => fn($o) => var_dump($o), 'serialize' => fn($o) => serialize($o), 'clone' => fn($o) => (clone $o)->a, 'real' => fn($o) => $o->a, 'export' => fn($o) => var_export($o, true), 'instanceof' => fn($o) => $o instanceof M, 'class' => fn($o) => $o::class, 'json' => fn($o) => json_encode($o), 'eq' => fn($o) => $o == $o, 'neq' => fn($o) => $o == new M(9)] as $n => $f) { $o = $kind == 'newLazyGhost' ? $r->newLazyGhost(function ($o) { echo "init "; $o->__construct(7); }) : $r->newLazyProxy(function ($o) { echo "make "; return new M(7); }); echo "$n: "; try { $v = $f($o); echo is_string($v) ? $v : json_encode($v), ' ', $r->isUninitializedLazyObject($o) ? 'lazy' : 'done', "\n"; } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } }
--EXPECT--
call: call nope lazy
static: static st lazy
string: str lazy
invoke: inv 5 lazy
get: get zz lazy
isset: isset zz
true lazy
unset: unset zz
null lazy
debug: lazy ghost object(M)#21 (1) {
  ["debug"]=>
  int(1)
}
null lazy
serialize: O:1:"M":1:{s:1:"a";i:2;} lazy
clone: init ctor
clone
7 done
real: init ctor
7 done
export: init ctor
\M::__set_state(array(
   'a' => 7,
   'd' => 
  array (
  ),
)) done
instanceof: true lazy
class: M lazy
json: init ctor
{"a":7} done
eq: true lazy
neq: ctor
init ctor
false done
call: call nope lazy
static: static st lazy
string: str lazy
invoke: inv 5 lazy
get: get zz lazy
isset: isset zz
true lazy
unset: unset zz
null lazy
debug: lazy proxy object(M)#22 (1) {
  ["debug"]=>
  int(1)
}
null lazy
serialize: O:1:"M":1:{s:1:"a";i:2;} lazy
clone: make ctor
clone
7 done
real: make ctor
7 done
export: make ctor
\M::__set_state(array(
   'a' => 7,
   'd' => 
  array (
  ),
)) done
instanceof: true lazy
class: M lazy
json: make ctor
{"a":7} done
eq: true lazy
neq: ctor
make ctor
false done
