--TEST--
Errors that scripts raise, the last one remembered and forgotten
--FILE--
<?php
user_error('a note');
user_error('a warning', E_USER_WARNING);
trigger_error('soon gone', E_USER_DEPRECATED);
print_r(error_get_last());
error_clear_last();
var_dump(error_get_last());
try {
    user_error('x', E_WARNING);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Notice: a note in {PWD}/user_errors.php on line 2

Warning: a warning in {PWD}/user_errors.php on line 3

Deprecated: soon gone in {PWD}/user_errors.php on line 4
Array
(
    [type] => 16384
    [message] => soon gone
    [file] => {PWD}/user_errors.php
    [line] => 4
)
NULL
user_error(): Argument #2 ($error_level) must be one of E_USER_ERROR, E_USER_WARNING, E_USER_NOTICE, or E_USER_DEPRECATED
