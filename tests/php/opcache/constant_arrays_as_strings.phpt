--TEST--
Constant arrays that are echoed or concatenated warn when that runs
--INI--
opcache.enable_cli=1
--FILE--
<?php
function warn($level, $message)
{
    echo "[$message]";
}

function test($x)
{
    echo [], 1, "\n";
    echo $x . [] . 'b', "\n";
    echo $x . 'a' . [], "\n";
}

set_error_handler('warn');
echo "start\n";
test('x');
--EXPECT--
start
[Array to string conversion]Array1
[Array to string conversion]xArrayb
[Array to string conversion]xaArray
