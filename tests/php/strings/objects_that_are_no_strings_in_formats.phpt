--TEST--
sprintf() and pack() go on after an object that is no string
--FILE--
<?php
function attempt(callable $f): void
{
    try {
        echo $f(), "\n";
    } catch (Throwable $e) {
        for (; $e; $e = $e->getPrevious()) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
// the argument that is missing is noticed after the object was met
attempt(fn() => sprintf('%s %s', new stdClass));
attempt(fn() => sprintf('%2$s %s', new stdClass));
attempt(fn() => vsprintf('%s %s %s', [new stdClass, new stdClass]));
attempt(fn() => sprintf('%s %', new stdClass));
attempt(fn() => pack('H', new stdClass));
attempt(fn() => pack('HH', new stdClass, new stdClass));
attempt(fn() => pack('aN', new stdClass, 1));
?>
--EXPECTF--
ArgumentCountError: 3 arguments are required, 2 given
Error: Object of class stdClass could not be converted to string
ArgumentCountError: 3 arguments are required, 2 given
Error: Object of class stdClass could not be converted to string
ValueError: The arguments array must contain 3 items, 2 given
Error: Object of class stdClass could not be converted to string
ArgumentCountError: 3 arguments are required, 2 given
Error: Object of class stdClass could not be converted to string

Warning: pack(): Type H: not enough characters in string in %s on line 17
Error: Object of class stdClass could not be converted to string

Warning: pack(): Type H: not enough characters in string in %s on line 18

Warning: pack(): Type H: not enough characters in string in %s on line 18
Error: Object of class stdClass could not be converted to string
Error: Object of class stdClass could not be converted to string
