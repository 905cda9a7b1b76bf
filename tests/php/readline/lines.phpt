--TEST--
readline() from a pipe, and the callback interface
--EXTENSIONS--
readline
--FILE--
<?php
var_dump(readline(), readline(), readline(), readline_completion_function("strrev"));
var_dump(readline_callback_handler_remove());
var_dump(readline_callback_handler_install("", fn($line) => print("got $line\n")), readline_callback_handler_remove());
foreach ([fn() => readline_callback_handler_install("", "no_such"), fn() => readline_completion_function("no_such")] as $f) {
    try { $f(); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
}
readline_callback_read_char();
readline_on_new_line();
readline_redisplay();
echo "done\n";
?>
--STDIN--
first line
second
--EXPECT--
string(10) "first line"
string(6) "second"
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
readline_callback_handler_install(): Argument #2 ($callback) must be a valid callback, function "no_such" not found or invalid function name
readline_completion_function(): Argument #1 ($callback) must be a valid callback, function "no_such" not found or invalid function name
done
