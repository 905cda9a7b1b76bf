--TEST--
Limits of backtracking and recursion, with and without the JIT compiler
--FILE--
<?php
foreach (['1', '0'] as $jit) {
    ini_set('pcre.jit', $jit);
    ini_set('pcre.backtrack_limit', '2');
    var_dump(preg_match_all("/.*\d/$jit[0]", '0123456789'));
}
foreach (['1' => 'x', '0' => 'm'] as $jit => $modifier) {
    ini_set('pcre.jit', (string)$jit);
    ini_set('pcre.backtrack_limit', '2');
    var_dump(preg_match_all("/.*\d/$modifier", '0123456789'), preg_last_error_msg());
    ini_set('pcre.backtrack_limit', '1000000');
    var_dump(preg_match("/^(?:a+)+$/$modifier", str_repeat('a', 40) . 'b'), preg_last_error_msg());
    var_dump(preg_match("/^(a+)+$/$modifier", str_repeat('a', 40) . 'b', $m), $m, preg_last_error() === PREG_BACKTRACK_LIMIT_ERROR);
}
ini_set('pcre.recursion_limit', '2');
var_dump(preg_match('/\p{Ll}(\p{L}((\p{Ll}\p{Ll})))/', 'aeiou'), preg_last_error_msg());
ini_set('pcre.jit', '1');
var_dump(preg_match('/^(foo)+$/', str_repeat('foo', 1 << 16)), preg_last_error_msg());
--EXPECT--

Warning: preg_match_all(): Unknown modifier '1' in {PWD}/limits.php on line 5
bool(false)

Warning: preg_match_all(): Unknown modifier '0' in {PWD}/limits.php on line 5
bool(false)
int(1)
string(8) "No error"
bool(false)
string(25) "Backtrack limit exhausted"
bool(false)
array(0) {
}
bool(true)
bool(false)
string(25) "Backtrack limit exhausted"
bool(false)
string(25) "Backtrack limit exhausted"
bool(false)
array(0) {
}
bool(true)
bool(false)
string(25) "Recursion limit exhausted"
bool(false)
string(25) "JIT stack limit exhausted"
