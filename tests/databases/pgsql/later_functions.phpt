--TEST--
What PHP 8.3 to 8.5 add: contexts of errors, passwords, copying, chunks, polling, trace flags, closed statements
--EXTENSIONS--
pgsql
--INI--
zvm.php=8.5
log_errors=0
--FILE--
<?php
$wanted = "host=" . getenv("TEST_PGSQL_HOST") . " dbname=test user=postgres";
function attempt($call) { try { var_dump($call()); } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; } }
$c = pg_connect($wanted);
foreach ([PGSQL_SHOW_CONTEXT_NEVER, PGSQL_SHOW_CONTEXT_ERRORS, PGSQL_SHOW_CONTEXT_ALWAYS, 3, 4, 5, -1, 1] as $v) attempt(fn() => pg_set_error_context_visibility($c, $v));
var_dump(pg_result_memory_size(pg_query($c, "SELECT 1")) > 0, pg_result_memory_size(pg_query($c, "SELECT repeat('x', 100000)")) > 100000);
attempt(fn() => pg_jit($c)); 
pg_query($c, "DROP USER IF EXISTS other"); pg_query($c, "CREATE USER other PASSWORD 'a'");
attempt(fn() => pg_change_password($c, "other", "b'c"));
attempt(fn() => pg_change_password($c, "nobody_there", "b"));
attempt(fn() => pg_change_password($c, "", "b"));
attempt(fn() => pg_change_password($c, "other", ""));
echo pg_last_error($c), "\n";
pg_query($c, "CREATE TEMP TABLE t (a int, b text)");
attempt(fn() => pg_put_copy_data($c, "1\tx\n"));
attempt(fn() => pg_put_copy_end($c));
pg_query($c, "COPY t FROM STDIN");
attempt(fn() => pg_put_copy_data($c, "1\tone\n2\ttwo\n"));
attempt(fn() => pg_put_copy_data($c, "3\tth"));
attempt(fn() => pg_put_copy_data($c, "ree\n"));
attempt(fn() => pg_put_copy_end($c));
while ($r = pg_get_result($c)) var_dump(pg_result_status($r));
attempt(fn() => pg_fetch_all(pg_query($c, "SELECT * FROM t")));
pg_query($c, "COPY t FROM STDIN");
attempt(fn() => pg_put_copy_data($c, "4\tone\n"));
attempt(fn() => pg_put_copy_end($c, "given up"));
while ($r = pg_get_result($c)) { var_dump(pg_result_status($r)); echo pg_result_error($r); }
attempt(fn() => pg_select($c, "t"));
attempt(fn() => pg_select($c, "t", []));
attempt(fn() => pg_select($c, "t", [], PGSQL_DML_STRING));
attempt(fn() => pg_select($c, "t", mode: PGSQL_NUM));
attempt(fn() => pg_select($c, "t", ["a" => 2]));
attempt(fn() => pg_set_chunked_rows_size($c, 2));
attempt(fn() => pg_set_chunked_rows_size($c, 0));
attempt(fn() => pg_set_chunked_rows_size($c, -1));
attempt(fn() => pg_set_chunked_rows_size($c, 1 << 32));
pg_send_query($c, "SELECT a FROM t ORDER BY a");
attempt(fn() => pg_set_chunked_rows_size($c, 2));
while ($r = pg_get_result($c)) var_dump(pg_result_status($r) , pg_num_rows($r));
var_dump(PGSQL_TUPLES_CHUNK);
$s = pg_socket($c);
attempt(fn() => pg_socket_poll($s, 0, 1, 0));
attempt(fn() => pg_socket_poll($s, 1, 0, 0));
attempt(fn() => pg_socket_poll($s, 1, 1, -1));
attempt(fn() => pg_socket_poll($s, 1, 0, 10));
attempt(fn() => pg_socket_poll($s, 0, 0, 0));
attempt(fn() => pg_socket_poll(STDIN, 0, 1, 0));
attempt(fn() => pg_socket_poll(fopen("php://memory", "r"), 0, 1, 0));
attempt(fn() => pg_socket_poll(1, 0, 1, 0));
attempt(fn() => pg_trace(__DIR__ . "/trace.tmp", "w", $c, PGSQL_TRACE_SUPPRESS_TIMESTAMPS));
pg_query($c, "SELECT 1"); pg_untrace($c); echo file_get_contents(__DIR__ . "/trace.tmp");
attempt(fn() => pg_trace(__DIR__ . "/trace.tmp", "w", $c, 77));
pg_untrace($c); unlink(__DIR__ . "/trace.tmp");
  pg_prepare($c, "one", "SELECT 1");
  attempt(fn() => pg_close_stmt($c, "one"));
  attempt(fn() => pg_result_status(pg_close_stmt($c, "one")));
  attempt(fn() => pg_execute($c, "one", []));
  attempt(fn() => pg_close_stmt($c, ""));
--EXPECT--
int(1)
int(0)
int(1)
int(2)
ValueError: pg_set_error_context_visibility(): Argument #2 ($visibility) must be one of PGSQL_SHOW_CONTEXT_NEVER, PGSQL_SHOW_CONTEXT_ERRORS or PGSQL_SHOW_CONTEXT_ALWAYS
int(3)
int(5)
int(4294967295)
bool(true)
bool(true)
array(2) {
  ["jit_provider"]=>
  string(7) "llvmjit"
  ["jit"]=>
  string(2) "on"
}
bool(true)
bool(false)
ValueError: pg_change_password(): Argument #2 ($user) must not be empty
ValueError: pg_change_password(): Argument #3 ($password) must not be empty
ERROR:  role "nobody_there" does not exist
int(-1)
int(-1)
int(1)
int(1)
int(1)
int(1)
int(1)
array(3) {
  [0]=>
  array(2) {
    ["a"]=>
    string(1) "1"
    ["b"]=>
    string(3) "one"
  }
  [1]=>
  array(2) {
    ["a"]=>
    string(1) "2"
    ["b"]=>
    string(3) "two"
  }
  [2]=>
  array(2) {
    ["a"]=>
    string(1) "3"
    ["b"]=>
    string(5) "three"
  }
}
int(1)
int(1)
int(7)
ERROR:  COPY from stdin failed: given up
CONTEXT:  COPY t, line 2
array(3) {
  [0]=>
  array(2) {
    ["a"]=>
    string(1) "1"
    ["b"]=>
    string(3) "one"
  }
  [1]=>
  array(2) {
    ["a"]=>
    string(1) "2"
    ["b"]=>
    string(3) "two"
  }
  [2]=>
  array(2) {
    ["a"]=>
    string(1) "3"
    ["b"]=>
    string(5) "three"
  }
}
array(3) {
  [0]=>
  array(2) {
    ["a"]=>
    string(1) "1"
    ["b"]=>
    string(3) "one"
  }
  [1]=>
  array(2) {
    ["a"]=>
    string(1) "2"
    ["b"]=>
    string(3) "two"
  }
  [2]=>
  array(2) {
    ["a"]=>
    string(1) "3"
    ["b"]=>
    string(5) "three"
  }
}
string(18) "SELECT * FROM "t";"
array(3) {
  [0]=>
  array(2) {
    [0]=>
    string(1) "1"
    [1]=>
    string(3) "one"
  }
  [1]=>
  array(2) {
    [0]=>
    string(1) "2"
    [1]=>
    string(3) "two"
  }
  [2]=>
  array(2) {
    [0]=>
    string(1) "3"
    [1]=>
    string(5) "three"
  }
}

Warning: pg_select(): Table 't' doesn't exists in {PWD}/later_functions.php on line 32
bool(false)
bool(false)
ValueError: pg_set_chunked_rows_size(): Argument #2 ($size) must be between 1 and 2147483647
ValueError: pg_set_chunked_rows_size(): Argument #2 ($size) must be between 1 and 2147483647
ValueError: pg_set_chunked_rows_size(): Argument #2 ($size) must be between 1 and 2147483647
bool(true)
int(12)
int(2)
int(12)
int(1)
int(2)
int(0)
int(12)
int(1)
int(0)
int(1)
int(0)
int(0)
TypeError: pg_socket_poll(): Argument #1 ($socket) invalid resource socket
TypeError: pg_socket_poll(): Argument #1 ($socket) invalid resource socket
TypeError: pg_socket_poll(): Argument #1 ($socket) must be of type resource, int given
bool(true)
F	13	Query	 "SELECT 1"
B	33	RowDescription	 1 "?column?" 0 0 23 4 -1 0
B	11	DataRow	 1 1 '1'
B	13	CommandComplete	 "SELECT 1"
B	5	ReadyForQuery	 I
bool(true)
object(PgSql\Result)#2 (0) {
}
int(1)

Warning: pg_execute(): Query failed: ERROR:  prepared statement "one" does not exist in {PWD}/later_functions.php on line 57
bool(false)
ValueError: pg_close_stmt(): Argument #2 ($statement_name) must not be empty
