--TEST--
A try block whose beginning is never reached begins where it is jumped into, not with the function
--INI--
opcache.enable_cli=1
--FILE--
<?php
function test($k)
{
    try {
        if ($k == 1) {
            throw new Exception('first');
        }
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    if ($k == 2) {
        goto middle;
    }
    return 'end';
    try {
        echo "never\n";
        middle:
        echo "middle\n";
        throw new Exception('second');
    } finally {
        echo "finally\n";
    }
}

foreach ([0, 1, 2] as $k) {
    try {
        echo test($k), "\n";
    } catch (Exception $e) {
        echo 'caught ', $e->getMessage(), "\n";
    }
}
--EXPECT--
end
first
end
middle
finally
caught second
