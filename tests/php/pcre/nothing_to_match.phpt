--TEST--
Functions that get no pattern or no subject, before any pattern was compiled and after that
--FILE--
<?php
foreach ([1, 2] as $round) {
    var_dump(preg_replace([], 'x', 'abc'), preg_replace([], [], 'abc'), preg_replace([], 'x', []));
    var_dump(preg_grep('/a/', []), preg_grep('a', []), preg_grep('/(/', []));
    var_dump(preg_replace_callback([], fn() => 'x', 'abc'), preg_replace_callback_array([], 'abc'));
    var_dump(preg_last_error());
    preg_match('/a/', 'a');
}
?>
--EXPECT--
string(3) "abc"
string(3) "abc"
array(0) {
}

Warning: preg_grep(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/nothing_to_match.php on line 4

Warning: preg_grep(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/nothing_to_match.php on line 4
array(0) {
}
bool(false)
bool(false)
string(3) "abc"
string(3) "abc"
int(1)
string(3) "abc"
string(3) "abc"
array(0) {
}

Warning: preg_grep(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/nothing_to_match.php on line 4

Warning: preg_grep(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/nothing_to_match.php on line 4
array(0) {
}
bool(false)
bool(false)
string(3) "abc"
string(3) "abc"
int(1)
