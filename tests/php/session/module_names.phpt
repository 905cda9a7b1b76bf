--TEST--
session_module_name() and wrong arguments of session_set_save_handler()
--FILE--
<?php
ob_start();
function attempt($function, ...$arguments) {
    try {
        var_dump($function(...$arguments));
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
}
foreach (['user', 'USER', 'none', "files\0x", '', 'Files'] as $name) {
    attempt('session_module_name', $name);
}
$set = 'session_set_save_handler';
attempt($set);
attempt($set, 1);
attempt($set, new stdClass);
attempt($set, new SessionHandler, 'text');
attempt($set, new SessionHandler, []);
attempt($set, new SessionHandler, null);
attempt($set, 1, 2, 3);
attempt($set, 'strlen', 'strlen', 'strlen', 'strlen', 'none', 'strlen');
attempt($set, 'strlen', 'strlen', 'strlen', 'strlen', 'strlen', ['X', 'y']);
attempt($set, 'strlen', 'strlen', 'strlen', 'strlen', 'strlen', 'strlen', null);
attempt($set, ...array_fill(0, 9, 'strlen'));
attempt($set, ...array_fill(0, 10, 'strlen'));
attempt('session_module_name');
--EXPECT--
ValueError: session_module_name(): Argument #1 ($module) cannot be "user"
ValueError: session_module_name(): Argument #1 ($module) cannot be "user"

Warning: session_module_name(): Session handler module "none" cannot be found in {PWD}/module_names.php on line 5
bool(false)
string(5) "files"

Warning: session_module_name(): Session handler module "" cannot be found in {PWD}/module_names.php on line 5
bool(false)
string(5) "files"
ArgumentCountError: Wrong parameter count for session_set_save_handler()
TypeError: session_set_save_handler(): Argument #1 ($open) must be of type SessionHandlerInterface, int given
TypeError: session_set_save_handler(): Argument #1 ($open) must be of type SessionHandlerInterface, stdClass given
bool(true)
TypeError: session_set_save_handler(): Argument #2 ($close) must be of type bool, array given

Deprecated: session_set_save_handler(): Passing null to parameter #2 ($close) of type bool is deprecated in {PWD}/module_names.php on line 5
bool(true)
ArgumentCountError: Wrong parameter count for session_set_save_handler()
TypeError: session_set_save_handler(): Argument #5 ($destroy) must be a valid callback, function "none" not found or invalid function name
TypeError: session_set_save_handler(): Argument #6 ($gc) must be a valid callback, function "X::y" not found or invalid function name
TypeError: session_set_save_handler(): Argument #7 ($create_sid) must be a valid callback, function "" not found or invalid function name
bool(true)
ArgumentCountError: Wrong parameter count for session_set_save_handler()
string(4) "user"
