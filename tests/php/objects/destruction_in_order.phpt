--TEST--
What an array or object holds dies first to last
--FILE--
<?php
class D { public $a; public $b; function __construct(public $n, $a=null, $b=null) {$this->a=$a;$this->b=$b;} function __destruct() { echo "~{$this->n} "; } }
$a=[new D(1), new D(2), new D(3)]; unset($a); echo "\n";
$a=['x'=>new D(1), 'y'=>new D(2), 'z'=>new D(3)]; $a=1; echo "\n";
$o=new D(0, new D('a'), new D('b')); $o=null; echo "\n";
$o=new stdClass; $o->p=new D('p'); $o->q=new D('q'); $o=null; echo "\n";
function f($x,$y){ $z=new D('z'); $w=[new D('w1'),new D('w2')]; } f(new D('x'), new D('y')); echo "\n";
$f = function() { static $s; $s=[new D('s1'), new D('s2')]; yield 1; }; foreach($f() as $_); unset($f); echo "\n";
--EXPECT--
~1 ~2 ~3 
~1 ~2 ~3 
~0 ~a ~b 
~p ~q 
~x ~y ~z ~w1 ~w2 
~s1 ~s2
