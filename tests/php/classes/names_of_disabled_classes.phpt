--TEST--
get_declared_classes() has what disable_classes names, interfaces too
--INI--
disable_classes=SplHeap,Countable
--FILE--
<?php
var_dump(in_array('SplHeap', get_declared_classes()), in_array('Countable', get_declared_classes()),
    in_array('Countable', get_declared_interfaces()), in_array('Iterator', get_declared_interfaces()));
?>
--EXPECT--
bool(true)
bool(false)
bool(true)
bool(true)
