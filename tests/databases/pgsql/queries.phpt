--TEST--
Queries, at once, prepared and sent ahead, and notifications
--EXTENSIONS--
pgsql
--INI--
log_errors=0
--FILE--
<?php
$wanted = "host=" . getenv("TEST_PGSQL_HOST") . " dbname=test user=postgres";
function attempt($call) { try { var_dump($call()); } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; } }
$c = pg_connect($wanted);
var_dump(pg_query($c, "CREATE TEMPORARY TABLE t (id SERIAL PRIMARY KEY, a TEXT, b FLOAT8)"));
var_dump(pg_affected_rows(pg_exec($c, "INSERT INTO t (a, b) VALUES ('x', 1.5), (NULL, 2), ('', NULL)")));
var_dump(pg_query($c, "SELEC"), pg_query($c, ""), pg_last_error($c));
var_dump(pg_fetch_all(pg_query_params($c, 'SELECT $1::text, $2::int + 1, $3::bool', ["it's", 4, null])));
var_dump(pg_query_params($c, 'SELECT $1', []));
var_dump(pg_prepare($c, "named", 'SELECT a FROM t WHERE id = $1'), pg_fetch_result(pg_execute($c, "named", [1]), 0, 0), pg_execute($c, "other", []));
var_dump(pg_send_query($c, "SELECT 1; SELECT 2"), pg_send_query($c, "SELECT 3"));
while ($r = pg_get_result($c)) var_dump(pg_fetch_row($r));
var_dump(pg_send_query_params($c, 'SELECT $1::text', ["p"]), pg_fetch_row(pg_get_result($c)), pg_get_result($c));
var_dump(pg_send_prepare($c, "later", 'SELECT $1::int'), pg_result_status(pg_get_result($c)), pg_get_result($c));
var_dump(pg_send_execute($c, "later", [7]), pg_fetch_row(pg_get_result($c)));
var_dump(pg_send_query($c, "SELECT 9"));
var_dump(pg_fetch_row(pg_query($c, "SELECT 10")));
pg_send_query($c, "SELECT bad");
$r = pg_get_result($c);
var_dump(pg_result_status($r), pg_result_status($r, PGSQL_STATUS_STRING), pg_result_error($r), pg_result_error_field($r, PGSQL_DIAG_SQLSTATE), pg_result_error_field($r, PGSQL_DIAG_MESSAGE_HINT),
    pg_result_error_field($r, 0));
pg_query($c, "LISTEN here");
pg_query($c, "NOTIFY here, 'load'");
var_dump(array_diff_key(pg_get_notify($c), ["pid" => 1]), pg_get_notify($c));
pg_query($c, "NOTIFY here");
var_dump(count(pg_get_notify($c, PGSQL_BOTH)));
var_dump(pg_fetch_row(pg_query("SELECT 1")), pg_fetch_row(pg_query_params('SELECT $1::int', [2])), pg_prepare("third", "SELECT 3"), pg_fetch_row(pg_execute("third", [])));
foreach ([fn() => pg_query_params($c, "SELECT 1", 5), fn() => pg_query_params([], []), fn() => pg_query_params("SELECT 1", 5), fn() => pg_result_status($r, 9), fn() => pg_get_notify($c, 0),
          fn() => pg_query_params($c, 'SELECT $1', [[]])] as $call) attempt($call);
--EXPECT--
object(PgSql\Result)#2 (0) {
}
int(3)

Warning: pg_query(): Query failed: ERROR:  syntax error at or near "SELEC"
LINE 1: SELEC
        ^ in {PWD}/queries.php on line 7

Warning: pg_query(): Query failed:  in {PWD}/queries.php on line 7
bool(false)
bool(false)
string(0) ""
array(1) {
  [0]=>
  array(3) {
    ["text"]=>
    string(4) "it's"
    ["?column?"]=>
    string(1) "5"
    ["bool"]=>
    NULL
  }
}

Warning: pg_query_params(): Query failed: ERROR:  bind message supplies 0 parameters, but prepared statement "" requires 1 in {PWD}/queries.php on line 9
bool(false)

Warning: pg_execute(): Query failed: ERROR:  prepared statement "other" does not exist in {PWD}/queries.php on line 10
object(PgSql\Result)#2 (0) {
}
string(1) "x"
bool(false)

Notice: pg_send_query(): There are results on this connection. Call pg_get_result() until it returns FALSE in {PWD}/queries.php on line 11
bool(true)
bool(false)
array(1) {
  [0]=>
  string(1) "2"
}
bool(true)
array(1) {
  [0]=>
  string(1) "p"
}
bool(false)
bool(true)
int(1)
bool(false)
bool(true)
array(1) {
  [0]=>
  string(1) "7"
}
bool(true)

Notice: pg_query(): Found results on this connection. Use pg_get_result() to get these results first in {PWD}/queries.php on line 17
array(1) {
  [0]=>
  string(2) "10"
}
int(7)
string(0) ""
string(72) "ERROR:  column "bad" does not exist
LINE 1: SELECT bad
               ^
"
string(5) "42703"
NULL
bool(false)
array(2) {
  ["message"]=>
  string(4) "here"
  ["payload"]=>
  string(4) "load"
}
bool(false)
int(6)

Deprecated: pg_query(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/queries.php on line 27

Deprecated: pg_query_params(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/queries.php on line 27

Deprecated: pg_prepare(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/queries.php on line 27

Deprecated: pg_execute(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/queries.php on line 27
array(1) {
  [0]=>
  string(1) "1"
}
array(1) {
  [0]=>
  string(1) "2"
}
object(PgSql\Result)#3 (0) {
}
array(1) {
  [0]=>
  string(1) "3"
}
TypeError: pg_query_params(): Argument #3 ($params) must be of type array, int given
TypeError: pg_query_params(): Argument #1 ($connection) must be of type string, array given
TypeError: pg_query_params(): Argument #2 ($query) must be of type array, int given
ValueError: pg_result_status(): Argument #2 ($mode) must be either PGSQL_STATUS_LONG or PGSQL_STATUS_STRING
ValueError: pg_get_notify(): Argument #2 ($mode) must be one of PGSQL_ASSOC, PGSQL_NUM, or PGSQL_BOTH

Warning: Array to string conversion in {PWD}/queries.php on line 29
object(PgSql\Result)#9 (0) {
}
