--TEST--
SplFileObject::fscanf() refuses unknown names first
--FILE--
<?php
$f = new SplTempFileObject;
foreach ([fn() => $f->fscanf(nope: 1), fn() => $f->fscanf(), fn() => $f->fscanf("%d", nope: 1)] as $call) {
    try { var_dump($call()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
--EXPECT--
SplFileObject::fscanf(): Argument #2 cannot be passed by reference
SplFileObject::fscanf() expects at least 1 argument, 0 given
SplFileObject::fscanf(): Argument #2 cannot be passed by reference
