--TEST--
The right one of two lazy objects is initialised first when they are compared
--INI--
zvm.php=8.4
--FILE--
<?php
class G { public $a = 1; }
$class = new ReflectionClass('G');
$ghost = fn($name) => $class->newLazyGhost(function () use ($name) { echo "$name "; });
$proxy = fn($name) => $class->newLazyProxy(function () use ($name) { echo "$name "; return new G; });
var_dump($ghost('left') == $ghost('right'), $proxy('left') == $proxy('right'));
var_dump($ghost('left') == $proxy('right'), $proxy('left') <=> $ghost('right'));
var_dump(new G == $proxy('right'), $ghost('left') < new G);
--EXPECT--
right left right left bool(true)
bool(true)
right left right left bool(true)
int(0)
right left bool(true)
bool(false)
