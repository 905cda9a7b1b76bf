--TEST--
An arrow function that never returns does not return its expression
--FILE--
<?php
$x = fn(): never => throw new \Exception('Here');
try { var_dump($x()); } catch (\Exception $e) { echo $e->getMessage(), "\n"; }
try { assert((fn(): never => 42) && false); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
try { assert((function(): never { die; }) && false); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
$y = fn(): never => 5; try { $y(); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Here
assert(fn(): never => 42 && false)
assert(function (): never {
    exit;
} && false)
{closure}(): never-returning function must not implicitly return
