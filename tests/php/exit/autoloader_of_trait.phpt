--TEST--
exit() in an autoloader that loads a trait is a fatal error
--FILE--
<?php
spl_autoload_register(function ($c) { echo "load $c\n"; exit("bye\n"); });
class A { use T; }
--EXPECT--
load T
bye

Warning: Uncaught Error: Object of class UnwindExit could not be converted to string in {PWD}/autoloader_of_trait.php:3
Stack trace:
#0 {main}
  thrown in {PWD}/autoloader_of_trait.php on line 3

Fatal error: During class fetch: Uncaught  in {PWD}/autoloader_of_trait.php on line 3
--EXIT--
255
