--TEST--
Generator::throw() while the way to the first yield throws
--FILE--
<?php
$generator = (function () { throw new LogicException('first'); yield; })();
try {
    $generator->throw(new RuntimeException('second'));
} catch (Exception $e) {
    echo get_class($e), ', before it ', get_class($e->getPrevious()), "\n";
}
var_dump($generator->valid());
--EXPECT--
RuntimeException, before it LogicException
bool(false)
