--TEST--
What an array is made a string for is done before the exception of an error handler is raised
--FILE--
<?php
set_error_handler(function ($level, $message) {
    throw new ErrorException($message, 0, $level);
});
class Stored
{
    public $text = "";
    public $list = [1];
}
function attempt(callable $task)
{
    try {
        $task();
    } catch (Throwable $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
attempt(function () {
    echo [1];
});
attempt(function () {
    print [1];
});
attempt(function () {
    $text = "before";
    try {
        $text = "a" . [1];
    } finally {
        var_dump($text);
    }
});
attempt(function () {
    echo [1] . new stdClass;
});
attempt(function () {
    echo implode(",", [[1], [2], "c"]);
});
attempt(function () {
    $object = new Stored;
    try {
        $object->text .= $object->list;
    } finally {
        var_dump($object->text);
    }
});
attempt(function () {
    $list = [1];
    $key = "{$list}x";
    echo "not here\n";
});
attempt(function () {
    var_dump((string) [1]);
});
--EXPECT--
ArrayErrorException: Array to string conversion
ArrayErrorException: Array to string conversion
string(6) "before"
ErrorException: Array to string conversion
ErrorException: Array to string conversion
ErrorException: Array to string conversion
string(0) ""
ErrorException: Array to string conversion
ErrorException: Array to string conversion
ErrorException: Array to string conversion
