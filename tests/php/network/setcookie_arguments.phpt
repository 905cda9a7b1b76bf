--TEST--
setcookie() with options and more, and after the year 9999
--FILE--
<?php
foreach (['setcookie', 'setrawcookie'] as $set) {
    foreach ([['a', 'x', [], '/'], ['a', 'x', 1e15], ['a', '', 1e15]] as $arguments) {
        try {
            $set(...$arguments);
        } catch (Error $e) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
?>
--EXPECT--
ArgumentCountError: setcookie(): Expects exactly 3 arguments when argument #3 ($expires_or_options) is an array
ValueError: setcookie(): "expires" option cannot have a year greater than 9999
ValueError: setcookie(): "expires" option cannot have a year greater than 9999
ArgumentCountError: setrawcookie(): Expects exactly 3 arguments when argument #3 ($expires_or_options) is an array
ValueError: setrawcookie(): "expires" option cannot have a year greater than 9999
ValueError: setrawcookie(): "expires" option cannot have a year greater than 9999
