--TEST--
A suspended generator is at the line where it goes on, a running one where it is
--FILE--
<?php
function inner()
{
    global $reflection;
    yield 1;
    var_dump($reflection->getExecutingLine());

    yield
        2;
}

function outer()
{
    yield 0;

    yield from
        inner();

    yield 9;
}

$generator = outer();
$reflection = new ReflectionGenerator($generator);
echo 'not started: ', $reflection->getExecutingLine(), "\n";
foreach ($generator as $value) {
    echo $value, ': ', $reflection->getExecutingLine();
    foreach ($reflection->getTrace() as $frame) {
        echo ' ', $frame['function'], ' ', $frame['line'] ?? '-';
    }
    echo "\n";
}
--EXPECT--
not started: 14
0: 17 outer -
1: 17 inner 17 outer -
int(17)
2: 17 inner 17 outer -
9: 20 outer -
