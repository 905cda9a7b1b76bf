<?php
// examples/hello.php
function greet(string $name, int $times = 1): string
{
    return str_repeat("Hello, $name! ", $times);
}

echo greet(times: 2, name: 'world'), "\n";
