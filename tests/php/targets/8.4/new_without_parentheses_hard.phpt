--TEST--
new without parentheses around it
--INI--
zvm.php=8.4
--FILE--
<?php
class A { const C = 'c'; static $s = 's'; public $p = ['k' => 'v']; function m() { return $this; } static function st() { return 'st'; } function __invoke() { return 'inv'; } } echo new A()->p['k'], new A()->m()->p['k'], new A()::C, new A()::$s, new A()::st(), new A()(), new A()?->p['k'], new (A::class)()->p['k'], new class { public $q = 'anon'; }->q, new class('x') { function __construct(public $z) {} }->z, count(new A()->p), "\n"; $c = 'A'; echo new $c()->p['k'], new static_() instanceof static_ ? 1 : 0, "\n"; class static_ {} try { eval('new A->p;'); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { eval('new A::C;'); } catch (Error $e) { echo $e->getMessage(), "\n"; } isset(new A()->p['k']) and print("set\n"); foreach (new A()->p as $k => $v) echo $k, $v, "\n";
--EXPECT--
vvcsstinvvvanonx1
v1
syntax error, unexpected token "->"
syntax error, unexpected identifier "C", expecting variable or "$"
set
kv
