--TEST--
list() of what is known to be numbers goes straight to its variables
--INI--
opcache.enable_cli=1
--FILE--
<?php
function pair(int $a)
{
    return [$a, 2];
}

function sum(): int
{
    [$b, $c] = pair(1);
    return $b + $c;
}

var_dump(sum());
--EXPECT--
int(3)
