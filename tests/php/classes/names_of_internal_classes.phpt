--TEST--
get_declared_classes() and get_declared_interfaces() name internal classes as they are written, each by its kind
--FILE--
<?php
class User {}
interface Role {}
trait Shared {}
foreach (get_declared_classes() as $name) {
    $class = new ReflectionClass($name);
    if ($class->getName() !== $name || $class->isInterface() || $class->isTrait()) {
        echo "class $name\n";
    }
}
foreach (get_declared_interfaces() as $name) {
    $class = new ReflectionClass($name);
    if ($class->getName() !== $name || !$class->isInterface()) {
        echo "interface $name\n";
    }
}
var_dump(count(get_declared_classes()) === count(array_unique(get_declared_classes())));
var_dump(array_slice(get_declared_interfaces(), 0, 6), array_slice(get_declared_interfaces(), -1));
var_dump(array_slice(get_declared_classes(), 0, 4), array_slice(get_declared_classes(), -1), get_declared_traits());
?>
--EXPECT--
bool(true)
array(6) {
  [0]=>
  string(11) "Traversable"
  [1]=>
  string(17) "IteratorAggregate"
  [2]=>
  string(8) "Iterator"
  [3]=>
  string(12) "Serializable"
  [4]=>
  string(11) "ArrayAccess"
  [5]=>
  string(9) "Countable"
}
array(1) {
  [0]=>
  string(4) "Role"
}
array(4) {
  [0]=>
  string(16) "InternalIterator"
  [1]=>
  string(9) "Exception"
  [2]=>
  string(14) "ErrorException"
  [3]=>
  string(5) "Error"
}
array(1) {
  [0]=>
  string(4) "User"
}
array(1) {
  [0]=>
  string(6) "Shared"
}
