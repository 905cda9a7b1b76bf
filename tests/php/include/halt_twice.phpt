--TEST--
A file that ends in __halt_compiler() and is included twice warns of its nameless constant
--FILE--
<?php
$file = __DIR__ . "/halt_twice.inc";
file_put_contents($file, "<?php\necho 'data at ', __COMPILER_HALT_OFFSET__, \"\\n\";\n__halt_compiler();data");
register_shutdown_function(fn() => unlink($file));
set_error_handler(function ($level, $message, $file, $line) { var_dump($level, $message, basename($file), $line); });
include $file;
include $file;
require $file;
?>
--EXPECT--
data at 73
int(2)
string(25) "Constant  already defined"
string(14) "halt_twice.inc"
int(3)
data at 73
int(2)
string(25) "Constant  already defined"
string(14) "halt_twice.inc"
int(3)
data at 73
