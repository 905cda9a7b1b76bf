--TEST--
Kinds of characters: of strings, of numbers that stand for one, of anything else
--EXTENSIONS--
ctype
--FILE--
<?php
$tests = ['alnum', 'alpha', 'cntrl', 'digit', 'graph', 'lower', 'print', 'punct', 'space', 'upper', 'xdigit'];
foreach (['abc', 'ABC', 'aB1', '123', 'fF0', ' ', "\t\n", '!?', "\x7f\0", "\xe4", '', 'a b', "\x80"] as $text) {
    echo json_encode(bin2hex($text)), ':';
    foreach ($tests as $test) {
        echo "ctype_$test"($text) ? " $test" : '';
    }
    echo "\n";
}
var_dump(ctype_alnum('a'), ctype_alpha('a'), ctype_cntrl("\n"), ctype_digit('5'), ctype_graph('a'), ctype_lower('a'), ctype_print('a'), ctype_punct('.'), ctype_space(' '), ctype_upper('A'), ctype_xdigit('f'));
var_dump(ctype_digit(5), ctype_alpha(65), ctype_digit(300), ctype_digit(-3), ctype_upper(null), ctype_lower([]), ctype_print(1.5));
--EXPECT--
"616263": alnum alpha graph lower print xdigit
"414243": alnum alpha graph print upper xdigit
"614231": alnum graph print xdigit
"313233": alnum digit graph print xdigit
"664630": alnum graph print xdigit
"20": print space
"090a": cntrl space
"213f": graph print punct
"7f00": cntrl
"e4":
"":
"612062": print
"80":
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

Deprecated: ctype_digit(): Argument of type int will be interpreted as string in the future in {PWD}/ctype.php on line 11

Deprecated: ctype_alpha(): Argument of type int will be interpreted as string in the future in {PWD}/ctype.php on line 11

Deprecated: ctype_digit(): Argument of type int will be interpreted as string in the future in {PWD}/ctype.php on line 11

Deprecated: ctype_digit(): Argument of type int will be interpreted as string in the future in {PWD}/ctype.php on line 11

Deprecated: ctype_upper(): Argument of type null will be interpreted as string in the future in {PWD}/ctype.php on line 11

Deprecated: ctype_lower(): Argument of type array will be interpreted as string in the future in {PWD}/ctype.php on line 11

Deprecated: ctype_print(): Argument of type float will be interpreted as string in the future in {PWD}/ctype.php on line 11
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
