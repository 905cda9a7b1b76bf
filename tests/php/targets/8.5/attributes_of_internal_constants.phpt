--TEST--
The attributes of PHP's own constants (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['E_STRICT', 'MHASH_MD5', 'FILTER_SANITIZE_STRING', 'E_ALL'] as $name) {
    foreach ((new ReflectionConstant($name))->getAttributes() as $attribute) {
        echo $name, ' ', $attribute->getName(), ' ';
        var_dump($attribute->getArguments());
        var_dump($attribute->newInstance());
    }
}
--EXPECT--
E_STRICT Deprecated array(2) {
  ["since"]=>
  string(3) "8.4"
  ["message"]=>
  string(27) "the error level was removed"
}
object(Deprecated)#1 (2) {
  ["message"]=>
  string(27) "the error level was removed"
  ["since"]=>
  string(3) "8.4"
}
MHASH_MD5 Deprecated array(2) {
  ["since"]=>
  string(3) "8.5"
  ["message"]=>
  string(41) "as the mhash*() functions were deprecated"
}
object(Deprecated)#2 (2) {
  ["message"]=>
  string(41) "as the mhash*() functions were deprecated"
  ["since"]=>
  string(3) "8.5"
}
FILTER_SANITIZE_STRING Deprecated array(2) {
  ["since"]=>
  string(3) "8.1"
  ["message"]=>
  string(30) "use htmlspecialchars() instead"
}
object(Deprecated)#3 (2) {
  ["message"]=>
  string(30) "use htmlspecialchars() instead"
  ["since"]=>
  string(3) "8.1"
}
