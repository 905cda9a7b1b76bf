--TEST--
Arguments of internal functions that throw die from the first one on
--INI--
zend.exception_ignore_args=1
--FILE--
<?php
class Noted {
    function __construct(public $name) {}
    function __destruct() { echo $this->name, ' '; }
}
function attempt(callable $task) {
    try {
        $task();
    } catch (Throwable $error) {
        echo "caught\n";
    }
}
attempt(fn() => str_repeat(new Noted('first'), new Noted('second')));
attempt(fn() => array_fill(new Noted('start'), -1, new Noted('value')));
attempt(fn() => new ArrayObject([new Noted('in array'), new Noted('behind it')], new Noted('flags')));
attempt(fn() => usort([new Noted('a'), new Noted('b')], fn() => throw new Error));
attempt(fn() => array_map(fn($x, $y) => throw new Error, [new Noted('x')], [new Noted('y')]));
attempt(fn() => (new ReflectionMethod('Noted', 'none'))->invoke(new Noted('never')));
for ($i = 0; $i < 3; $i++) {
    attempt(fn() => call_user_func('str_repeat', new Noted('one'), new Noted('two')));
}
var_dump(new stdClass, new stdClass);
--EXPECT--
first second caught
start value caught
in array behind it flags caught
a b caught
x y caught
caught
one two caught
one two caught
one two caught
object(stdClass)#2 (0) {
}
object(stdClass)#1 (0) {
}
