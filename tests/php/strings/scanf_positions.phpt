--TEST--
sscanf(): positions beyond what results there may be; which mistake is told first
--FILE--
<?php
foreach ([['%255$d'], ['%256$d'], ['%2147483648$d'], ['%2$d%2$d', 1, 2], ['%1$d%1$d', 1, 2], ['%1$d%1$d'], ['%2$d', 1, 2]] as $arguments) {
    $format = array_shift($arguments);
    try {
        $found = sscanf("1 2", $format, ...$arguments);
        echo is_array($found) ? count($found) : $found, "\n";
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
255
"%n$" argument index out of range
"%n$" argument index out of range
Variable is not assigned by any conversion specifiers
Variable is assigned by multiple "%n$" conversion specifiers
Variable is assigned by multiple "%n$" conversion specifiers
Variable is not assigned by any conversion specifiers
