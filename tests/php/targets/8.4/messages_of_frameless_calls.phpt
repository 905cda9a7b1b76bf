--TEST--
What implode() and strtr() refuse when they are called without a frame
--INI--
zvm.php=8.4
--FILE--
<?php
$values = [[], ['a', 'b'], 'x', 5, null, new stdClass];
foreach ($values as $a) {
    try { var_dump(implode($a)); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
    foreach ($values as $b) {
        foreach ([fn() => implode($a, $b), fn() => strtr('ab', $a, $b), fn() => strtr($a, $b)] as $call) {
            if ($a === [] && $b === null || $a === ['a', 'b'] && $b === null) continue;
            try { var_dump($call()); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
        }
    }
}
foreach ([['implode', 'x'], ['strtr', 'a', 'b']] as $call) {
    try { call_user_func(...$call); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
}
var_dump(count(array_filter(get_defined_functions()['internal'], fn($name) => $name[0] === "\0")));
--EXPECT--
string(0) ""
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
string(2) "ab"
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): Argument #1 ($separator) must be of type string, array given
strtr(): Argument #2 ($from) must be of type string, array given
strtr(): Argument #1 ($string) must be of type string, array given
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given
string(0) ""
strtr(): Argument #3 ($to) must be of type string, array given
string(1) "x"
string(3) "axb"
strtr(): Argument #3 ($to) must be of type string, array given
string(1) "x"
implode(): Argument #2 ($array) must be of type ?array, string given
string(2) "ab"
strtr(): Argument #2 ($from) must be of type array, string given
implode(): Argument #2 ($array) must be of type ?array, int given
string(2) "ab"
strtr(): Argument #2 ($from) must be of type array, int given
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given

Deprecated: strtr(): Passing null to parameter #3 ($to) of type ?string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(2) "ab"
strtr(): Argument #2 ($from) must be of type array, null given
implode(): Argument #2 ($array) must be of type ?array, stdClass given
strtr(): Argument #3 ($to) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type array, stdClass given
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given
string(0) ""
strtr(): Argument #3 ($to) must be of type string, array given
string(1) "5"
string(3) "a5b"
strtr(): Argument #3 ($to) must be of type string, array given
string(1) "5"
implode(): Argument #2 ($array) must be of type ?array, string given
string(2) "ab"
strtr(): Argument #2 ($from) must be of type array, string given
implode(): Argument #2 ($array) must be of type ?array, int given
string(2) "ab"
strtr(): Argument #2 ($from) must be of type array, int given
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given

Deprecated: strtr(): Passing null to parameter #3 ($to) of type ?string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(2) "ab"
strtr(): Argument #2 ($from) must be of type array, null given
implode(): Argument #2 ($array) must be of type ?array, stdClass given
strtr(): Argument #3 ($to) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type array, stdClass given
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given

Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(0) ""

Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
strtr(): Argument #3 ($to) must be of type string, array given

Deprecated: strtr(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(0) ""

Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(2) "ab"

Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
strtr(): Argument #3 ($to) must be of type string, array given

Deprecated: strtr(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(0) ""

Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
implode(): Argument #2 ($array) must be of type ?array, string given

Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(2) "ab"

Deprecated: strtr(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
strtr(): Argument #2 ($from) must be of type array, string given

Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
implode(): Argument #2 ($array) must be of type ?array, int given

Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(2) "ab"

Deprecated: strtr(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
strtr(): Argument #2 ($from) must be of type array, int given

Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given

Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6

Deprecated: strtr(): Passing null to parameter #3 ($to) of type ?string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
string(2) "ab"

Deprecated: strtr(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
strtr(): Argument #2 ($from) must be of type array, null given

Deprecated: implode(): Passing null to parameter #1 ($separator) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
implode(): Argument #2 ($array) must be of type ?array, stdClass given

Deprecated: strtr(): Passing null to parameter #2 ($from) of type array|string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
strtr(): Argument #3 ($to) must be of type string, stdClass given

Deprecated: strtr(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/messages_of_frameless_calls.php on line 6
strtr(): Argument #2 ($from) must be of type array, stdClass given
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given
implode(): Argument #1 ($separator) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type string, stdClass given
strtr(): Argument #1 ($string) must be of type string, stdClass given
implode(): Argument #1 ($separator) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type string, stdClass given
strtr(): Argument #1 ($string) must be of type string, stdClass given
implode(): Argument #1 ($separator) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type string, stdClass given
strtr(): Argument #1 ($string) must be of type string, stdClass given
implode(): Argument #1 ($separator) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type string, stdClass given
strtr(): Argument #1 ($string) must be of type string, stdClass given
implode(): Argument #1 ($separator) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type string, stdClass given
strtr(): Argument #1 ($string) must be of type string, stdClass given
implode(): Argument #1 ($separator) must be of type string, stdClass given
strtr(): Argument #2 ($from) must be of type string, stdClass given
strtr(): Argument #1 ($string) must be of type string, stdClass given
implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given
strtr(): Argument #2 ($from) must be of type array, string given
int(0)
