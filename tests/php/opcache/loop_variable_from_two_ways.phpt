--TEST--
break and return out of loops and switches over a value that comes from two ways, where nothing leads
--INI--
opcache.enable_cli=1
--FILE--
<?php
function test($x)
{
    $values = [];
    foreach ($values as $value) {
        switch ($x ? $value : $x) {
            case 1:
                echo 'one';
                break;
            case 2:
                return 'two';
        }
        foreach ($x ? $value : [$x] as $inner) {
            if ($inner) {
                break;
            }
            echo $inner;
        }
    }
    return 'none';
}

echo test(1), "\n";
--EXPECT--
none
