--TEST--
preg_replace and preg_filter: templates, limits, arrays, counts
--FILE--
<?php
foreach (['[$0]', '[\0]', '[${1}0]', '[$1$2$3]', '[\\\\1]', '[\$1]', '[$]', '[\]', '[${1]', '[$a]', '[$10]', '[\\\\\\\\]'] as $template) {
    echo $template, ' ', preg_replace('/(a)(b)?/', $template, 'ab-a'), "\n";
}
foreach ([-1, 0, 1, 2] as $limit) {
    echo preg_replace('/a/', 'X', 'aaa', $limit, $count), $count, json_encode(preg_filter('/a/', 'X', 'aaa', $limit)), "\n";
}
echo json_encode(preg_replace(['/a/', '/b/'], ['b', 'c'], ['k' => 'ab', 5 => 'xyz'])), "\n";
echo json_encode(preg_filter(['/a/', '/b/'], 'z', ['k' => 'ab', 5 => 'xyz'])), "\n";
echo json_encode(preg_replace(['/a/', '/b/', '/c/'], ['1', '2'], 'abc')), "\n";
echo json_encode(preg_replace('/x*/', '-', 'abxc')), json_encode(preg_replace('/(?=b)/u', '|', "\u{e9}b\u{e9}b")), "\n";
try {
    preg_replace('/a/', ['b'], 'a');
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
var_dump(preg_replace('/(?:\D+|<\d+>)*[!?]/', 'x', 'foobar foobar foobar'), preg_last_error_msg());
var_dump(preg_replace(['/a/', '/(/'], 'b', ['x' => 'a']));
--EXPECT--
[$0] [ab]-[a]
[\0] [ab]-[a]
[${1}0] [a0]-[a0]
[$1$2$3] [ab]-[a]
[\\1] [\1]-[\1]
[\$1] [$1]-[$1]
[$] [$]-[$]
[\] [\]-[\]
[${1] [${1]-[${1]
[$a] [$a]-[$a]
[$10] []-[]
[\\\\] [\\]-[\\]
XXX3"XXX"
aaa0null
Xaa1"Xaa"
XXa2"XXa"
{"k":"cc","5":"xyz"}
{"k":"zz"}
"12"
"-a-b--c-""\u00e9|b\u00e9|b"
preg_replace(): Argument #1 ($pattern) must be of type array when argument #2 ($replacement) is an array, string given
NULL
string(25) "Backtrack limit exhausted"

Warning: preg_replace(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/replace.php on line 18
array(0) {
}
