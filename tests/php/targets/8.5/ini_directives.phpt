--TEST--
Directives that versions have brought and dropped
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['fatal_error_backtraces', 'mail.cr_lf_mode', 'max_memory_limit', 'zend.max_allowed_stack_size', 'zend.reserved_stack_size', 'disable_classes', 'opcache.consistency_checks', 'session.cookie_partitioned', 'nope'] as $name) {
    echo $name, ' '; var_dump(ini_get($name));
}
var_dump(ini_set('fatal_error_backtraces', '0'), ini_get('fatal_error_backtraces'), ini_get_all('core', false)['fatal_error_backtraces'] ?? 'none');
ini_restore('fatal_error_backtraces'); var_dump(ini_get('fatal_error_backtraces'));
ini_set('fatal_error_backtraces', 'off');
eval('class A { final function f() {} } class B extends A { function f() {} }');
--EXPECT--
fatal_error_backtraces string(1) "1"
mail.cr_lf_mode string(4) "crlf"
max_memory_limit string(2) "-1"
zend.max_allowed_stack_size string(1) "0"
zend.reserved_stack_size string(1) "0"
disable_classes bool(false)
opcache.consistency_checks bool(false)
session.cookie_partitioned string(1) "0"
nope bool(false)
string(1) "1"
string(1) "0"
string(1) "0"
string(1) "1"

Fatal error: Cannot override final method A::f() in {PWD}/ini_directives.php(8) : eval()'d code on line 1
--EXIT--
255
