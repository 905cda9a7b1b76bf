--TEST--
Closures of methods that __call answers show that they take any arguments
--INI--
zvm.php=8.4
--FILE--
<?php
class Magic { function __call($n, $a) { return $a; } static function __callStatic($n, $a) { return [$n]; } }
foreach ([(new Magic)->some(...), Magic::other(...), Closure::fromCallable([new Magic, 'third'])] as $c) {
    $r = new ReflectionFunction($c);
    var_dump($r->getNumberOfParameters(), $r->getNumberOfRequiredParameters(), $r->isVariadic());
    echo implode(', ', $r->getParameters()), "\n", $r;
}
var_dump((new Magic)->some(...));
$f = (new Magic)->some(...);
echo json_encode([$f(1, a: 2), array_map($f, [1, 2]), Magic::other(...)(4), $r->invoke(5)]), "\n";
--EXPECT--
int(1)
int(0)
bool(true)
Parameter #0 [ <optional> mixed ...$arguments ]
Closure [ <internal> public method some ] {

  - Parameters [1] {
    Parameter #0 [ <optional> mixed ...$arguments ]
  }
}
int(1)
int(0)
bool(true)
Parameter #0 [ <optional> mixed ...$arguments ]
Closure [ <internal> static public method other ] {

  - Parameters [1] {
    Parameter #0 [ <optional> mixed ...$arguments ]
  }
}
int(0)
int(0)
bool(false)

Closure [ <internal> public method third ] {
}
object(Closure)#2 (3) {
  ["function"]=>
  string(11) "Magic::some"
  ["this"]=>
  object(Magic)#3 (0) {
  }
  ["parameter"]=>
  array(1) {
    ["$arguments"]=>
    string(10) "<optional>"
  }
}
[{"0":1,"a":2},[[1],[2]],["other"],[5]]
