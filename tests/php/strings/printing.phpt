--TEST--
The printf family: where each writes and what it gives back
--FILE--
<?php
var_dump(printf("[%05.1f|%-5s|%'*8s|%+d|%x|%c|%%|%2\$s]\n", 3.14159, 'ab', 'cd', 5, 255, 65));
var_dump(vprintf("%s-%s\n", ['a', 'b']), vsprintf('%2$s %1$04d', [7, 'x']));
$stream = fopen('php://memory', 'w+');
var_dump(fprintf($stream, '%s %d', 'a', 5), vfprintf($stream, '|%b', [5]));
rewind($stream);
var_dump(stream_get_contents($stream));
foreach ([fn() => printf('%d'), fn() => vprintf('%d', []), fn() => vsprintf('%d %d', [1]), fn() => fprintf($stream, '%z', 1)] as $call) {
    try {
        $call();
    } catch (Error $error) {
        echo $error::class, ': ', $error->getMessage(), "\n";
    }
}
--EXPECT--
[003.1|ab   |******cd|+5|ff|A|%|ab]
int(36)
a-b
int(4)
string(6) "x 0007"
int(3)
int(4)
string(7) "a 5|101"
ArgumentCountError: 2 arguments are required, 1 given
ValueError: The arguments array must contain 1 items, 0 given
ValueError: The arguments array must contain 2 items, 1 given
ValueError: Unknown format specifier "z"
