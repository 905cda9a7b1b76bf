--TEST--
Members of new objects without parentheses around new
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public $p = [1, 2]; const C = 'c'; static $s = 'static'; function m($x = 'm') { return $x; } function __invoke($x) { return "called $x"; } static function f() { return 'f'; } }
echo new A()->m(), new A()->p[1], new A()::C, new A()::$s, new A()::f(), new A()(5), new A()?->m('n'), "\n";
$c = 'A'; echo new $c()->m(), new ('A')()->m(), new class { public $z = 'anonymous'; }->z, new class(3) { function __construct(public $v) {} function v() { return $this->v; } }->v(), "\n";
echo new ArrayObject([7])[0], "\n"; $n = new A(); $n->q = 5;
foreach (['new A->m();', 'new A()->m()();', 'echo new A::C;'] as $code) try { eval($code); echo "ran\n"; } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
m2cstaticfcalled 5n
mmanonymous3
7

Deprecated: Creation of dynamic property A::$q is deprecated in {PWD}/new_without_parentheses.php on line 5
ParseError: syntax error, unexpected token "->"
Error: Call to undefined function m()
ParseError: syntax error, unexpected identifier "C", expecting variable or "$"
