--TEST--
Traits: aliases, precedence, abstract and static members, self and __CLASS__
--FILE--
<?php
trait Hello { private $who = 'Hello'; public static $count = 0; function hi() { self::$count++; return "$this->who from " . self::class . '/' . __CLASS__ . '/' . __TRAIT__ . '/' . __METHOD__; } abstract function need(int $x): string; }
trait Bye { function hi() { return 'bye'; } static function make(): static { return new static; } static function counter() { static $n = 0; return ++$n; } }
class A { use Hello, Bye { Hello::hi insteadof Bye; Bye::hi as protected byeHi; hi as final greet; } function need(int|string $x): string { return $this->byeHi() . $x; } }
class B { use Hello, Bye { Bye::hi insteadof Hello; } function need(int $x): string { return 'B'; } }
class C extends A { function hi() { return 'C+' . parent::hi(); } }
$a = new A; echo $a->hi(), "\n", $a->greet(), "\n", $a->need(1), "\n", (new B)->hi(), "\n", (new C)->hi(), "\n";
echo get_class(A::make()), get_class(C::make()), A::counter(), A::counter(), B::counter(), C::counter(), A::$count, B::$count, "\n";
try { $a->byeHi(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
var_dump(class_uses($a), in_array('greet', get_class_methods('A')));
trait T { const X = 1; use Bye; } class U { use T; } echo U::X, (new U)->hi(), "\n";
--EXPECTF--

Fatal error: Cannot use 'final' as method modifier in %s on line 4
--EXIT--
255
