--TEST--
Settings by extension, in detail or not, and of extensions that are not there
--FILE--
<?php
print_r(ini_get_all('json'));
print_r(ini_get_all('pcre', false));
var_dump(ini_get_all('none'), ini_get_all()['precision']['access'], isset(ini_get_all(null, false)['memory_limit']));
var_dump(ini_alter('precision', '5'), ini_get('precision'), ini_alter('no.such', '1'), get_cfg_var('no.such'));
var_dump(php_ini_loaded_file(), php_ini_scanned_files(), set_time_limit(5), ini_get('max_execution_time'), ignore_user_abort(), ignore_user_abort(true), ignore_user_abort());
--EXPECT--
Array
(
)
Array
(
    [pcre.backtrack_limit] => 1000000
    [pcre.jit] => 1
    [pcre.recursion_limit] => 100000
)

Warning: ini_get_all(): Extension "none" cannot be found in {PWD}/asked_by_extension.php on line 4
bool(false)
int(7)
bool(true)
string(2) "14"
string(1) "5"
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
string(1) "5"
int(0)
int(0)
int(1)
