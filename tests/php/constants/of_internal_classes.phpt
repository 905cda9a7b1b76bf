--TEST--
Constants of PHP's own classes are known when code is compiled
--FILE--
<?php
function report($code) { try { eval($code); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
report('$x = []; var_dump($x * ArrayObject::ARRAY_AS_PROPS);');
report('$x = []; var_dump(ArrayObject::ARRAY_AS_PROPS + $x);');
report('$x = []; var_dump(ArrayObject::NO_SUCH * $x);');
class Own extends ArrayObject { const X = parent::ARRAY_AS_PROPS; const Y = self::STD_PROP_LIST; }
var_dump(Own::X, Own::Y, Own::STD_PROP_LIST, DateTimeInterface::ATOM);
report('$x = []; var_dump($x | Own::X);');
report('echo FilesystemIterator::CURRENT_AS_SELF::CURRENT_AS_PATHNAME;');
--EXPECT--
TypeError: Unsupported operand types: array * int
TypeError: Unsupported operand types: int + array
Error: Undefined constant ArrayObject::NO_SUCH
int(2)
int(1)
int(1)
string(13) "Y-m-d\TH:i:sP"
TypeError: Unsupported operand types: array | int

Fatal error: Illegal class name in {PWD}/of_internal_classes.php(2) : eval()'d code on line 1
--EXIT--
255
