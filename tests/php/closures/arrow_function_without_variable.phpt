--TEST--
An arrow function has no static of a variable that was not there
--FILE--
<?php
function test()
{
    var_dump(fn() => $x);
    $y = 1;
    var_dump(fn() => $x + $y);
    print_r((new ReflectionFunction(fn() => $x + $y))->getStaticVariables());
    print_r((new ReflectionFunction(fn() => $x))->getStaticVariables());
    print_r(fn() => $x);
    $f = fn() => $x ?? 'missing';
    echo $f(), "\n";
}
test();

?>
--EXPECT--
object(Closure)#1 (0) {
}
object(Closure)#1 (1) {
  ["static"]=>
  array(1) {
    ["y"]=>
    int(1)
  }
}
Array
(
    [y] => 1
)
Array
(
)
Closure Object
(
)
missing
