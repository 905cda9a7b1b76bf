--TEST--
A generator whose method is called with too many arguments, or too few, does not begin to run
--FILE--
<?php
function numbers()
{
    echo 'started ';
    yield 1;
    yield 2;
}
for ($turn = 0; $turn < 3; $turn++) {
    foreach (['current', 'key', 'valid', 'next', 'send'] as $method) {
        $generator = numbers();
        try {
            $method === 'send' ? $generator->send() : $generator->$method(1);
        } catch (ArgumentCountError $e) {
            echo $e->getMessage(), "\n";
        }
        echo $generator->current(), "\n";
    }
    $generator = numbers();
    try {
        $generator->current(1);
    } catch (ArgumentCountError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $generator->send(1, 2);
    } catch (ArgumentCountError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
Generator::current() expects exactly 0 arguments, 1 given
started 1
Generator::key() expects exactly 0 arguments, 1 given
started 1
Generator::valid() expects exactly 0 arguments, 1 given
started 1
Generator::next() expects exactly 0 arguments, 1 given
started 1
Generator::send() expects exactly 1 argument, 0 given
started 1
Generator::current() expects exactly 0 arguments, 1 given
Generator::send() expects exactly 1 argument, 2 given
Generator::current() expects exactly 0 arguments, 1 given
started 1
Generator::key() expects exactly 0 arguments, 1 given
started 1
Generator::valid() expects exactly 0 arguments, 1 given
started 1
Generator::next() expects exactly 0 arguments, 1 given
started 1
Generator::send() expects exactly 1 argument, 0 given
started 1
Generator::current() expects exactly 0 arguments, 1 given
Generator::send() expects exactly 1 argument, 2 given
Generator::current() expects exactly 0 arguments, 1 given
started 1
Generator::key() expects exactly 0 arguments, 1 given
started 1
Generator::valid() expects exactly 0 arguments, 1 given
started 1
Generator::next() expects exactly 0 arguments, 1 given
started 1
Generator::send() expects exactly 1 argument, 0 given
started 1
Generator::current() expects exactly 0 arguments, 1 given
Generator::send() expects exactly 1 argument, 2 given
