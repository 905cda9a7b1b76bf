--TEST--
preg_match() and preg_match_all() refuse the smallest offset before they look at flags, but after the pattern
--FILE--
<?php
foreach (['preg_match', 'preg_match_all'] as $function) {
    foreach (['/a/', '/('] as $pattern) {
        foreach ([0, 7] as $flags) {
            $found = 'as before';
            try {
                var_dump(@$function($pattern, 'xa', $found, $flags, PHP_INT_MIN));
            } catch (ValueError $e) {
                echo $e->getMessage(), "\n";
            }
            var_dump($found, preg_last_error_msg());
        }
    }
    var_dump($function('/a/', 'xa', $found, 0, PHP_INT_MIN + 1));
}
--EXPECT--
preg_match(): Argument #5 ($offset) must be greater than -9223372036854775808
string(9) "as before"
string(8) "No error"
preg_match(): Argument #5 ($offset) must be greater than -9223372036854775808
string(9) "as before"
string(8) "No error"
bool(false)
string(9) "as before"
string(14) "Internal error"
bool(false)
string(9) "as before"
string(14) "Internal error"
int(1)
preg_match_all(): Argument #5 ($offset) must be greater than -9223372036854775808
string(9) "as before"
string(8) "No error"
preg_match_all(): Argument #5 ($offset) must be greater than -9223372036854775808
string(9) "as before"
string(8) "No error"
bool(false)
string(9) "as before"
string(14) "Internal error"
bool(false)
string(9) "as before"
string(14) "Internal error"
int(1)
