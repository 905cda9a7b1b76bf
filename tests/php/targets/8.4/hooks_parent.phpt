--TEST--
parent::$x::get() and inheritance of hooks
--INI--
zvm.php=8.4
--FILE--
<?php
class P { public $a = 1 { get => $this->a * 2; set => $value + 1; } public $plain = 3; }
class C extends P { public $a { get => parent::$a::get() . '!'; set { echo "C set\n"; parent::$a::set($value * 10); } } public $plain { get => parent::$plain::get() + 100; set { parent::$plain::set($value . 'x'); } } }
class D extends C { public $a { get => parent::$a::get() . '?'; } }
$c = new C; $c->a = 5; var_dump($c->a); $c->plain = 'q'; try { var_dump($c->plain); } catch (Error $e) { echo $e->getMessage(), "\n"; } $d = new D; $d->a = 2; var_dump($d->a); var_dump($d);
foreach (['class E1 extends P { public $plain { get => parent::$nope::get(); } } var_dump((new E1)->plain);', 'class E2 { public $q { get => parent::$q::get(); } }', 'class E3 extends P { function f() { return parent::$a::get(); } } (new E3)->f();', 'class E4 extends P { public $plain { get => parent::$a::get(); } } var_dump((new E4)->plain);', 'class E5 extends P { public $plain { set { parent::$plain::set(); } } } (new E5)->plain = 1;', 'class E6 extends P { public $plain { get => parent::$plain::get(1); } } echo (new E6)->plain;'] as $code) try { eval($code); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
C set
string(4) "102!"
Unsupported operand types: string + int
C set
string(4) "42!?"
object(D)#3 (2) {
  ["a"]=>
  int(21)
  ["plain"]=>
  NULL
}

Fatal error: Must not use parent::$nope::get() in a different property ($plain) in {PWD}/hooks_parent.php(6) : eval()'d code on line 1
--EXIT--
255
