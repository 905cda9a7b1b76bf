--TEST--
SplFileObject::fscanf() refuses unknown names first
--FILE--
<?php
$f = new SplTempFileObject;
foreach ([fn() => $f->fscanf(...['nope' => 1]), fn() => $f->fscanf()] as $call) {
    try { var_dump($call()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
--EXPECT--
SplFileObject::fscanf() does not accept unknown named parameters
SplFileObject::fscanf() expects at least 1 argument, 0 given
