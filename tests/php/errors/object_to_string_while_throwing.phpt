--TEST--
An object that cannot be made a string throws nothing where an exception is under way
--FILE--
<?php
set_error_handler(function ($level, $message) {
    throw new ErrorException($message, 0, $level);
});
function attempt(callable $task)
{
    try {
        $task();
    } catch (Throwable $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
        var_dump($error->getPrevious());
    }
}
class Plain
{
    public $u;
}
attempt(fn() => $undefined . new stdClass);
attempt(fn() => new stdClass . $undefined);
attempt(function () {
    $object = new Plain;
    $object->u = $object;
    $object->u .= $undefined;
});
attempt(function () {
    $undefined .= new stdClass;
});
attempt(fn() => array_key_exists("a", $undefined));
--EXPECT--
ErrorException: Undefined variable $undefined
NULL
ErrorException: Undefined variable $undefined
NULL
ErrorException: Undefined variable $undefined
NULL
ErrorException: Undefined variable $undefined
NULL
ErrorException: Undefined variable $undefined
NULL
