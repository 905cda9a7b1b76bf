--TEST--
Errors of a closure that its method __invoke() calls
--INI--
zend.exception_ignore_args=0
--FILE--
<?php
function t($f) { try { $f(); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n", $e->getTraceAsString(), "\n"; } }
$closure=function(&...$refs){}; t(fn() => $closure->__invoke(''));
$c2=function(&$a, $b){}; t(fn() => $c2->__invoke('', 3)); t(fn() => $c2->__invoke()); t(fn() => $c2->__invoke(b: 3)); t(fn() => $c2->__invoke($x, c: 3)); t(fn() => $c2->__invoke($x));
$c3=strlen(...);  t(fn() => $c3->__invoke()); t(fn() => $c3->__invoke([]));
$c4=sort(...);  t(fn() => $c4->__invoke([]));  t(fn() => $c4->__invoke(3));
$c5 = function(int $x) {}; t(fn() => $c5->__invoke('a'));
--EXPECT--
Error: Closure::__invoke(): Argument #1 cannot be passed by reference
#0 {PWD}/invoke_by_name_errors.php(2): {closure}()
#1 {PWD}/invoke_by_name_errors.php(3): t(Object(Closure))
#2 {main}
Error: Closure::__invoke(): Argument #1 ($a) cannot be passed by reference
#0 {PWD}/invoke_by_name_errors.php(2): {closure}()
#1 {PWD}/invoke_by_name_errors.php(4): t(Object(Closure))
#2 {main}
ArgumentCountError: Too few arguments to function {closure}(), 0 passed and exactly 2 expected
#0 {PWD}/invoke_by_name_errors.php(4): {closure}()
#1 {PWD}/invoke_by_name_errors.php(4): Closure->__invoke()
#2 {PWD}/invoke_by_name_errors.php(2): {closure}()
#3 {PWD}/invoke_by_name_errors.php(4): t(Object(Closure))
#4 {main}
ArgumentCountError: {closure}(): Argument #1 ($a) not passed
#0 {PWD}/invoke_by_name_errors.php(4): {closure}(NULL, 3)
#1 {PWD}/invoke_by_name_errors.php(4): Closure->__invoke(NULL, 3)
#2 {PWD}/invoke_by_name_errors.php(2): {closure}()
#3 {PWD}/invoke_by_name_errors.php(4): t(Object(Closure))
#4 {main}
Error: Unknown named parameter $c
#0 {PWD}/invoke_by_name_errors.php(2): {closure}()
#1 {PWD}/invoke_by_name_errors.php(4): t(Object(Closure))
#2 {main}
ArgumentCountError: Too few arguments to function {closure}(), 1 passed and exactly 2 expected
#0 {PWD}/invoke_by_name_errors.php(4): {closure}(NULL)
#1 {PWD}/invoke_by_name_errors.php(4): Closure->__invoke(NULL)
#2 {PWD}/invoke_by_name_errors.php(2): {closure}()
#3 {PWD}/invoke_by_name_errors.php(4): t(Object(Closure))
#4 {main}
ArgumentCountError: strlen() expects exactly 1 argument, 0 given
#0 {PWD}/invoke_by_name_errors.php(5): strlen()
#1 {PWD}/invoke_by_name_errors.php(5): Closure->__invoke()
#2 {PWD}/invoke_by_name_errors.php(2): {closure}()
#3 {PWD}/invoke_by_name_errors.php(5): t(Object(Closure))
#4 {main}
TypeError: strlen(): Argument #1 ($string) must be of type string, array given
#0 {PWD}/invoke_by_name_errors.php(5): strlen(Array)
#1 {PWD}/invoke_by_name_errors.php(5): Closure->__invoke(Array)
#2 {PWD}/invoke_by_name_errors.php(2): {closure}()
#3 {PWD}/invoke_by_name_errors.php(5): t(Object(Closure))
#4 {main}
Error: Closure::__invoke(): Argument #1 ($array) cannot be passed by reference
#0 {PWD}/invoke_by_name_errors.php(2): {closure}()
#1 {PWD}/invoke_by_name_errors.php(6): t(Object(Closure))
#2 {main}
Error: Closure::__invoke(): Argument #1 ($array) cannot be passed by reference
#0 {PWD}/invoke_by_name_errors.php(2): {closure}()
#1 {PWD}/invoke_by_name_errors.php(6): t(Object(Closure))
#2 {main}
TypeError: {closure}(): Argument #1 ($x) must be of type int, string given
#0 {PWD}/invoke_by_name_errors.php(7): {closure}('a')
#1 {PWD}/invoke_by_name_errors.php(7): Closure->__invoke('a')
#2 {PWD}/invoke_by_name_errors.php(2): {closure}()
#3 {PWD}/invoke_by_name_errors.php(7): t(Object(Closure))
#4 {main}
