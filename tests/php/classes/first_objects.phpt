--TEST--
The first object of a class, and the first that an opline makes
--FILE--
<?php
abstract class Shape { const SIDES = 4; public $sides = self::SIDES; public static $made = [1]; }
class Square extends Shape {
    private function __construct() { self::$made[] = 2; }
    static function make() { return new Square; }
}
class Loud { function __destruct() { echo "gone\n"; } }
class Late extends Loud { public $is = PHP_VERSION_ID > 1; }
enum Suit: string { case Hearts = 'h'; }
interface Sized {}
trait Sizes {}
class Linked { public int $x; public $y = [1, 2]; function __construct(public ?Linked $next = null, ...$rest) {} }
class Plain {}
class Derived extends Plain {}

$makers = [fn() => new Shape, fn() => new Square, fn() => Square::make(), fn() => new Suit, fn() => new Sized,
    fn() => new Sizes, fn() => new Missing, fn() => new Plain(1, print("argument\n")), fn() => new Derived,
    fn() => new Linked(new Linked), fn() => new Late, fn() => new ArrayObject([1]), fn() => new stdClass];
foreach ($makers as $make) {
    for ($i = 0; $i < 2; $i++) {
        try {
            var_dump($make());
        } catch (Error $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
Square::$made[] = 3;
var_dump(Shape::$made);
--EXPECT--
Cannot instantiate abstract class Shape
Cannot instantiate abstract class Shape
Call to private Square::__construct() from global scope
Call to private Square::__construct() from global scope
object(Square)#16 (1) {
  ["sides"]=>
  int(4)
}
object(Square)#16 (1) {
  ["sides"]=>
  int(4)
}
Cannot instantiate enum Suit
Cannot instantiate enum Suit
Cannot instantiate interface Sized
Cannot instantiate interface Sized
Cannot instantiate trait Sizes
Cannot instantiate trait Sizes
Class "Missing" not found
Class "Missing" not found
argument
object(Plain)#16 (0) {
}
argument
object(Plain)#16 (0) {
}
object(Derived)#16 (0) {
}
object(Derived)#16 (0) {
}
object(Linked)#16 (2) {
  ["x"]=>
  uninitialized(int)
  ["y"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
  ["next"]=>
  object(Linked)#15 (2) {
    ["x"]=>
    uninitialized(int)
    ["y"]=>
    array(2) {
      [0]=>
      int(1)
      [1]=>
      int(2)
    }
    ["next"]=>
    NULL
  }
}
object(Linked)#16 (2) {
  ["x"]=>
  uninitialized(int)
  ["y"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
  ["next"]=>
  object(Linked)#15 (2) {
    ["x"]=>
    uninitialized(int)
    ["y"]=>
    array(2) {
      [0]=>
      int(1)
      [1]=>
      int(2)
    }
    ["next"]=>
    NULL
  }
}
object(Late)#16 (1) {
  ["is"]=>
  bool(true)
}
gone
object(Late)#16 (1) {
  ["is"]=>
  bool(true)
}
gone
object(ArrayObject)#16 (1) {
  ["storage":"ArrayObject":private]=>
  array(1) {
    [0]=>
    int(1)
  }
}
object(ArrayObject)#16 (1) {
  ["storage":"ArrayObject":private]=>
  array(1) {
    [0]=>
    int(1)
  }
}
object(stdClass)#16 (0) {
}
object(stdClass)#16 (0) {
}
array(4) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(2)
  [3]=>
  int(3)
}
