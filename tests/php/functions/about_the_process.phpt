--TEST--
What a script may ask about its process and its machine
--FILE--
<?php
var_dump(php_sapi_name(), PHP_SAPI, php_uname('s'), strlen(php_uname()) > 10, zend_version() === '4.' . PHP_MINOR_VERSION . '.' . PHP_RELEASE_VERSION);
var_dump(getmyuid() === fileowner(__FILE__), getmygid() === filegroup(__FILE__), getmyinode() === fileinode(__FILE__), getlastmod() === filemtime(__FILE__), is_string(get_current_user()));
var_dump(count(getrusage()) > 10, count(sys_getloadavg()), memory_get_usage() > 0, memory_get_peak_usage(true) >= memory_get_usage(), memory_reset_peak_usage());
var_dump(gc_enabled(), gc_disable(), gc_enabled(), gc_enable(), ini_get('zend.enable_gc'), array_keys(gc_status()), is_int(gc_mem_caches()));
var_dump(cli_set_process_title('a title'), cli_get_process_title(), connection_status(), connection_aborted());
try {
    php_uname('long');
    getmypid();
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
string(3) "cli"
string(3) "cli"
string(5) "Linux"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(3)
bool(true)
bool(true)
NULL
bool(true)
NULL
bool(false)
NULL
string(1) "1"
array(4) {
  [0]=>
  string(4) "runs"
  [1]=>
  string(9) "collected"
  [2]=>
  string(9) "threshold"
  [3]=>
  string(5) "roots"
}
bool(true)
bool(true)
string(7) "a title"
int(0)
int(0)
