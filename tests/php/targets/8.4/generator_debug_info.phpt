--TEST--
var_dump() of generators and hash contexts (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
namespace N;
class A { function m() { yield 1; } static function s() { yield 2; } }
function f() { yield 1; }
var_dump((new A)->m(), A::s(), f(), hash_init('sha256'));
$done = hash_init('md5'); hash_final($done); var_dump($done);
print_r(f()); var_export((array)f()); var_dump(f()->__debugInfo());
--EXPECT--
object(Generator)#2 (1) {
  ["function"]=>
  string(6) "N\A::m"
}
object(Generator)#3 (1) {
  ["function"]=>
  string(6) "N\A::s"
}
object(Generator)#4 (1) {
  ["function"]=>
  string(3) "N\f"
}
object(HashContext)#5 (1) {
  ["algo"]=>
  string(6) "sha256"
}
object(HashContext)#5 (1) {
  ["algo"]=>
  string(3) "md5"
}
Generator Object
(
    [function] => N\f
)
array (
)array(1) {
  ["function"]=>
  string(3) "N\f"
}
