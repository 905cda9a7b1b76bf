--TEST--
mysqli: connections that fail, and objects that are not connected
--EXTENSIONS--
mysqlnd
mysqli
--FILE--
<?php
$socket = getenv("TEST_MYSQL_SOCKET");
foreach ([["localhost", "nobody", "wrong", "test", null, $socket], ["localhost", "root", "", "nowhere", null, $socket],
          ["localhost", "root", "", "test", null, "/nonexistent/socket"], ["127.0.0.1", "root", "", "test", 1],
          ["no-such-host.invalid", "root"]] as $arguments) {
    try {
        var_dump(@new mysqli(...$arguments));
    } catch (mysqli_sql_exception $e) {
        echo $e->getCode(), " ", $e->getSqlState(), " ", $e->getMessage(), "\n";
    }
    var_dump(mysqli_connect_errno(), mysqli_connect_error());
}
mysqli_report(MYSQLI_REPORT_OFF);
var_dump(mysqli_connect("localhost", "root", "", "nowhere", null, $socket));
$m = mysqli_init();
var_dump($m);
foreach ([fn() => $m->query("SELECT 1"), fn() => $m->affected_rows, fn() => mysqli_errno($m), fn() => isset($m->insert_id),
          fn() => $m->host_info, fn() => new mysqli_result($m), fn() => clone $m, fn() => new mysqli_warning,
          fn() => (new class extends mysqli { function __construct() {} })->ping()] as $f) {
    try {
        var_dump($f());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
$d = new mysqli_driver;
$d->report_mode = "3";
var_dump($d->report_mode, $d->client_info === mysqli_get_client_info(), $d->driver_version, MYSQLI_NO_DATA);
--EXPECT--
1045 HY000 Access denied for user 'nobody'@'localhost' (using password: YES)
int(1045)
string(65) "Access denied for user 'nobody'@'localhost' (using password: YES)"
1049 HY000 Unknown database 'nowhere'
int(1049)
string(26) "Unknown database 'nowhere'"
2002 HY000 No such file or directory
int(2002)
string(25) "No such file or directory"
2002 HY000 Connection refused
int(2002)
string(18) "Connection refused"
2002 HY000 php_network_getaddresses: getaddrinfo for no-such-host.invalid failed: Name or service not known
int(2002)
string(96) "php_network_getaddresses: getaddrinfo for no-such-host.invalid failed: Name or service not known"

Warning: mysqli_connect(): (HY000/1049): Unknown database 'nowhere' in {PWD}/connecting.php on line 14
bool(false)
object(mysqli)#5 (6) {
  ["client_info"]=>
  string(14) "mysqlnd 8.2.36"
  ["client_version"]=>
  int(80236)
  ["connect_errno"]=>
  int(1049)
  ["connect_error"]=>
  string(26) "Unknown database 'nowhere'"
  ["errno"]=>
  int(0)
  ["error"]=>
  string(0) ""
}
Error: mysqli object is not fully initialized
Error: Property access is not allowed yet
Error: mysqli object is not fully initialized
bool(false)
Error: Property access is not allowed yet
Error: mysqli object is not fully initialized
Error: Trying to clone an uncloneable object of class mysqli
Error: Call to private mysqli_warning::__construct() from global scope
Error: mysqli@anonymous object is already closed

Deprecated: The driver_version property is deprecated in {PWD}/connecting.php on line 28

Deprecated: Constant MYSQLI_NO_DATA is deprecated in {PWD}/connecting.php on line 28
int(3)
bool(true)
int(101009)
int(100)
