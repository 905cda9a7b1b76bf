--TEST--
debug_zval_dump() tells what the compiler made; caches of enum cases are no holders
--FILE--
<?php
enum Foo { case Bar; }
enum Backed: int { case Bar = 5; }
class C {
    public $text = "literal";
    public $made;
    public $again;
    function __construct() { $this->again = $this->made = str_repeat("x", 3); }
}
debug_zval_dump(Foo::Bar);
$case = Foo::Bar;
Foo::cases();
debug_zval_dump($case, Backed::Bar);
debug_zval_dump(new C);
--EXPECT--
object(Foo)#1 (1) refcount(2){
  ["name"]=>
  string(3) "Bar" interned
}
object(Foo)#1 (1) refcount(3){
  ["name"]=>
  string(3) "Bar" interned
}
object(Backed)#2 (2) refcount(2){
  ["name"]=>
  string(3) "Bar" interned
  ["value"]=>
  int(5)
}
object(C)#3 (3) refcount(1){
  ["text"]=>
  string(7) "literal" interned
  ["made"]=>
  string(3) "xxx" refcount(2)
  ["again"]=>
  string(3) "xxx" refcount(2)
}
