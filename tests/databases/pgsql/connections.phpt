--TEST--
Connections: opening, sharing, closing, what there is to know, settings, notices, tracing
--EXTENSIONS--
pgsql
--INI--
log_errors=0
--FILE--
<?php
$wanted = "host=" . getenv("TEST_PGSQL_HOST") . " dbname=test user=postgres";
function attempt($call) { try { var_dump($call()); } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; } }
foreach ([fn() => pg_dbname(), fn() => pg_close(), fn() => @pg_connect("host=/nowhere"), fn() => pg_escape_string("a'b")] as $call) attempt($call);
$c = pg_connect($wanted);
var_dump($c, pg_connect($wanted) === $c, pg_connect($wanted, PGSQL_CONNECT_FORCE_NEW) === $c, pg_pconnect($wanted) === $c);
var_dump(pg_dbname($c), pg_host($c) === getenv("TEST_PGSQL_HOST"), pg_port($c) !== "", pg_tty($c), pg_options($c), pg_last_error($c), pg_errormessage($c));
$version = pg_version($c);
var_dump(array_keys($version), $version["protocol"], $version["client_encoding"], pg_parameter_status($c, "server_encoding"), pg_parameter_status($c, "none"));
var_dump(pg_ping($c), pg_connection_status($c), pg_transaction_status($c), pg_connection_reset($c), pg_get_pid($c) > 0, pg_connection_busy($c), pg_cancel_query($c));
var_dump(pg_set_client_encoding($c, "LATIN1"), pg_client_encoding($c), pg_setclientencoding($c, "UTF8"), pg_clientencoding($c), pg_set_error_verbosity($c, PGSQL_ERRORS_VERBOSE),
    pg_set_error_verbosity($c, PGSQL_ERRORS_DEFAULT), pg_set_error_verbosity($c, PGSQL_ERRORS_TERSE));
var_dump(pg_last_notice($c), pg_last_notice($c, PGSQL_NOTICE_ALL));
pg_query($c, "DO $$ BEGIN RAISE NOTICE 'one'; RAISE WARNING 'two'; END $$");
var_dump(pg_last_notice($c), pg_last_notice($c, PGSQL_NOTICE_ALL), pg_last_notice($c, PGSQL_NOTICE_CLEAR), pg_last_notice($c, PGSQL_NOTICE_ALL));
ini_set("pgsql.log_notice", 1);
pg_query($c, "DO $$ BEGIN RAISE NOTICE 'shown'; END $$");
attempt(fn() => pg_last_notice($c, 9));
$file = __DIR__ . "/trace.tmp";
var_dump(pg_trace($file, "w", $c), pg_query($c, "SELECT 1") !== false, pg_untrace($c), filesize($file) > 0);
unlink($file);
$a = pg_connect($wanted, PGSQL_CONNECT_FORCE_NEW | PGSQL_CONNECT_ASYNC);
while (!in_array($polled = pg_connect_poll($a), [PGSQL_POLLING_OK, PGSQL_POLLING_FAILED])) usleep(1000);
var_dump($polled === PGSQL_POLLING_OK, get_resource_type(pg_socket($a)), pg_consume_input($a), pg_flush($a));
var_dump(pg_close($a));
foreach ([fn() => pg_close($a), fn() => pg_dbname($a), fn() => clone $c, fn() => serialize($c), fn() => new PgSql\Connection, fn() => pg_parameter_status("server_encoding"),
          fn() => pg_set_error_verbosity(1), fn() => pg_set_client_encoding("UTF8"), fn() => pg_query(5, "SELECT 1"), fn() => pg_query("SELECT 1", "a"), fn() => pg_query([]),
          fn() => pg_dbname(), fn() => pg_close(), fn() => pg_close()] as $call) attempt($call);
--EXPECT--
Deprecated: pg_dbname(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 4
Error: No PostgreSQL connection opened yet

Deprecated: pg_close(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 4
Error: No PostgreSQL connection opened yet
bool(false)

Deprecated: pg_escape_string(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 4
string(4) "a''b"
object(PgSql\Connection)#3 (0) {
}
bool(true)
bool(false)
bool(false)

Deprecated: Function pg_errormessage() is deprecated in {PWD}/connections.php on line 7
string(4) "test"
bool(true)
bool(true)
string(0) ""
string(0) ""
string(0) ""
string(0) ""
array(13) {
  [0]=>
  string(6) "client"
  [1]=>
  string(8) "protocol"
  [2]=>
  string(6) "server"
  [3]=>
  string(15) "server_encoding"
  [4]=>
  string(15) "client_encoding"
  [5]=>
  string(12) "is_superuser"
  [6]=>
  string(21) "session_authorization"
  [7]=>
  string(9) "DateStyle"
  [8]=>
  string(13) "IntervalStyle"
  [9]=>
  string(8) "TimeZone"
  [10]=>
  string(17) "integer_datetimes"
  [11]=>
  string(27) "standard_conforming_strings"
  [12]=>
  string(16) "application_name"
}
int(3)
string(4) "UTF8"
string(4) "UTF8"
bool(false)
bool(true)
int(0)
int(0)
bool(true)
bool(true)
bool(false)
bool(true)

Deprecated: Function pg_setclientencoding() is deprecated in {PWD}/connections.php on line 11

Deprecated: Function pg_clientencoding() is deprecated in {PWD}/connections.php on line 11
int(0)
string(6) "LATIN1"
int(0)
string(4) "UTF8"
int(1)
int(2)
bool(false)
string(0) ""
array(0) {
}
string(13) "WARNING:  two"
array(2) {
  [0]=>
  string(12) "NOTICE:  one"
  [1]=>
  string(13) "WARNING:  two"
}
bool(true)
array(0) {
}

Notice: pg_query(): NOTICE:  shown in {PWD}/connections.php on line 17
ValueError: pg_last_notice(): Argument #2 ($mode) must be one of PGSQL_NOTICE_LAST, PGSQL_NOTICE_ALL, or PGSQL_NOTICE_CLEAR
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
string(6) "stream"
bool(true)
bool(true)
bool(true)
Error: PostgreSQL connection has already been closed
Error: PostgreSQL connection has already been closed
Error: Trying to clone an uncloneable object of class PgSql\Connection
Exception: Serialization of 'PgSql\Connection' is not allowed
Error: Cannot directly construct PgSql\Connection, use pg_connect() or pg_pconnect() instead

Deprecated: pg_parameter_status(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 26
Error: No PostgreSQL connection opened yet

Deprecated: pg_set_error_verbosity(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 27
Error: No PostgreSQL connection opened yet

Deprecated: pg_set_client_encoding(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 27
Error: No PostgreSQL connection opened yet
TypeError: pg_query(): Argument #1 ($connection) must be of type PgSql\Connection, int given
TypeError: pg_query(): Argument #1 ($connection) must be of type PgSql\Connection, string given
TypeError: pg_query(): Argument #1 ($connection) must be of type string, array given

Deprecated: pg_dbname(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 28
Error: No PostgreSQL connection opened yet

Deprecated: pg_close(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 28
Error: No PostgreSQL connection opened yet

Deprecated: pg_close(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/connections.php on line 28
Error: No PostgreSQL connection opened yet
