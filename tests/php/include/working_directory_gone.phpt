--TEST--
A working directory that was removed
--FILE--
<?php
$folder = sys_get_temp_dir() . '/zvm_gone_' . getmypid();
mkdir($folder);
chdir($folder);
rmdir($folder);
var_dump(getcwd(), is_dir('.'), file_exists('x'), realpath('.'), realpath('x'), scandir('.'), glob('*'));
var_dump(@file_get_contents('x'), @fopen('x', 'w'), @mkdir('x'), stream_resolve_include_path('x'));
var_dump(eval('return __DIR__ === "' . __DIR__ . '";'));
foreach (['x', './x', '../zvm_gone_x'] as $name) echo print_r(@include $name, true), '|';
var_dump(include_once 'x.php');
chdir(__DIR__);
var_dump(getcwd() === __DIR__);
?>
--EXPECTF--
bool(false)
bool(true)
bool(false)
string(1) "."
bool(false)
array(0) {
}
array(0) {
}
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
|||
Warning: include_once(x.php): Failed to open stream: No such file or directory in %s on line 10

Warning: include_once(): Failed opening 'x.php' for inclusion (include_path='%s') in %s on line 10
bool(false)
bool(true)
