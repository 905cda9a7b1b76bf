--TEST--
What __debugInfo() returned is let go of from the first element to the last
--FILE--
<?php
class Shown
{
    function __debugInfo()
    {
        return ['a' => new stdClass, 'b' => new stdClass, 'c' => new stdClass];
    }
}

foreach (['var_dump', 'print_r'] as $show) {
    $shown = new Shown;
    ob_start();
    $show($shown);
    ob_end_clean();
    $objects = ['x' => new stdClass, 'y' => new stdClass, 'z' => new stdClass];
    echo implode(' ', array_map('spl_object_id', $objects)), "\n";
    unset($objects, $shown);
}
--EXPECT--
4 3 2
4 3 2
