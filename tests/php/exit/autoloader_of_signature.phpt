--TEST--
exit() in an autoloader that loads a class of a signature is a fatal error
--FILE--
<?php
spl_autoload_register(function ($c) { echo "load $c\n"; if ($c == 'P') { class P { function m(): R {} } } else exit("bye\n"); });
register_shutdown_function(function () { var_dump(class_exists('A', false), class_exists('P', false)); });
class A extends P { function m(): Q {} }
echo "never";
--EXPECT--
load P
load Q
bye

Warning: Uncaught Error: Object of class UnwindExit could not be converted to string in {PWD}/autoloader_of_signature.php:4
Stack trace:
#0 {main}
  thrown in {PWD}/autoloader_of_signature.php on line 4

Fatal error: During inheritance of A, while autoloading Q: Uncaught  in {PWD}/autoloader_of_signature.php on line 4
bool(false)
bool(true)
--EXIT--
255
