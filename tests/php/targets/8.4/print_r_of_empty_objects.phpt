--TEST--
print_r() of objects without properties
--INI--
zvm.php=8.4
--FILE--
<?php $o = new SensitiveParameterValue(5); print_r($o); var_dump($o); var_dump((array)$o); print_r(new class { private $a=1; }); class N { function __debugInfo() { return []; } } print_r(new N); var_dump(new N); print_r([new N]);print_r(FFI::cdef("int printf(char*);")->type('int'));
--EXPECT--
SensitiveParameterValue Object
(
)
object(SensitiveParameterValue)#1 (0) {
}
array(0) {
}
class@anonymous Object
(
    [a:class@anonymous:private] => 1
)
N Object
(
)
object(N)#2 (0) {
}
Array
(
    [0] => N Object
        (
        )

)
FFI\CType:int32_t Object
(
)
