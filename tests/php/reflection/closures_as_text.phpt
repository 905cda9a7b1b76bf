--TEST--
Closures of classes, and of methods that __call() answers, as text
--FILE--
<?php
$c = (new class { function __call($n, $a) {} })->magic(...);
echo new ReflectionFunction($c);
class Point { public $x; }
$c = (fn() => $this->x)->bindTo(new Point());
echo new ReflectionFunction($c);
echo new ReflectionFunction((fn() => 1)->bindTo(null, Point::class));
echo new ReflectionMethod((fn() => 1)->bindTo(null, Point::class), '__invoke');
--EXPECTF--
Closure [ <internal> public method magic ] {
}
Closure [ <user> public method {closure} ] {
  @@ %s 5 - 5
}
Closure [ <user> public method {closure} ] {
  @@ %s 7 - 7
}
Method [ <internal> public method __invoke ] {
}
