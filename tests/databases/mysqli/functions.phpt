--TEST--
mysqli: the functions, which do what the methods do
--EXTENSIONS--
mysqlnd
mysqli
--FILE--
<?php
$socket = getenv("TEST_MYSQL_SOCKET");
$m = mysqli_init();
var_dump(mysqli_options($m, MYSQLI_OPT_CONNECT_TIMEOUT, 5), mysqli_set_opt($m, MYSQLI_SET_CHARSET_NAME, "utf8mb4"), mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT));
var_dump(mysqli_real_connect($m, "localhost", "root", "", "test", 0, $socket), mysqli_connect_errno(), mysqli_connect_error());
var_dump(mysqli_character_set_name($m), mysqli_set_charset($m, "latin1"), mysqli_get_charset($m)->collation, mysqli_select_db($m, "test"), mysqli_ping($m));
var_dump(mysqli_get_client_info() === $m->client_info, mysqli_get_client_version() === $m->client_version, mysqli_get_proto_info($m), mysqli_get_host_info($m),
    mysqli_get_server_info($m) === $m->server_info, mysqli_get_server_version($m) === $m->server_version, mysqli_thread_id($m) === $m->thread_id, mysqli_thread_safe());
var_dump(is_string(mysqli_stat($m)), mysqli_dump_debug_info($m), mysqli_debug("t"), mysqli_refresh($m, MYSQLI_REFRESH_TABLES));
var_dump(mysqli_real_query($m, "CREATE TEMPORARY TABLE t (a INT AUTO_INCREMENT PRIMARY KEY, b VARCHAR(9)) ENGINE=InnoDB"), mysqli_field_count($m));
var_dump(mysqli_autocommit($m, false), mysqli_begin_transaction($m), mysqli_query($m, "INSERT INTO t (b) VALUES ('x'), ('y')"), mysqli_affected_rows($m), mysqli_insert_id($m), mysqli_info($m));
var_dump(mysqli_savepoint($m, "s"), mysqli_release_savepoint($m, "s"), mysqli_commit($m), mysqli_rollback($m), mysqli_autocommit($m, true));
var_dump(mysqli_escape_string($m, "a'b"), mysqli_real_escape_string($m, "a\"b"));

$r = mysqli_query($m, "SELECT a, b FROM t ORDER BY a");
var_dump(mysqli_num_fields($r), mysqli_num_rows($r), mysqli_field_tell($r), mysqli_fetch_field($r)->name, mysqli_field_tell($r), mysqli_field_seek($r, 0));
var_dump(mysqli_fetch_field_direct($r, 1)->table, count(mysqli_fetch_fields($r)), mysqli_fetch_lengths($r));
echo json_encode([mysqli_fetch_row($r), mysqli_fetch_lengths($r), mysqli_fetch_assoc($r), mysqli_fetch_array($r), mysqli_data_seek($r, 0), mysqli_fetch_all($r, MYSQLI_ASSOC)]), "\n";
var_dump(mysqli_data_seek($r, 1), (array) mysqli_fetch_object($r), mysqli_data_seek($r, 1), mysqli_fetch_column($r, 1), mysqli_free_result($r));
var_dump(mysqli_real_query($m, "SELECT 1"), mysqli_store_result($m)->num_rows, mysqli_real_query($m, "SELECT 1"), mysqli_use_result($m)->fetch_row());
var_dump(mysqli_multi_query($m, "SELECT 1; SELECT 2"), mysqli_store_result($m)->fetch_row(), mysqli_more_results($m), mysqli_next_result($m), mysqli_store_result($m)->fetch_row(), mysqli_more_results($m));
var_dump(mysqli_query($m, "SELECT 'asked'", MYSQLI_ASYNC), mysqli_reap_async_query($m)->fetch_row());

$s = mysqli_stmt_init($m);
$a = 1; $b = null;
var_dump(mysqli_stmt_prepare($s, "SELECT b FROM t WHERE a = ?"), mysqli_stmt_param_count($s), mysqli_stmt_field_count($s));
var_dump(mysqli_stmt_bind_param($s, "i", $a), mysqli_stmt_execute($s), mysqli_stmt_store_result($s), mysqli_stmt_num_rows($s), mysqli_stmt_bind_result($s, $b), mysqli_stmt_fetch($s), $b, mysqli_stmt_data_seek($s, 0), mysqli_stmt_fetch($s), mysqli_stmt_fetch($s));
var_dump(mysqli_stmt_free_result($s), mysqli_execute($s, [2]), mysqli_stmt_get_result($s)->fetch_row(), mysqli_stmt_result_metadata($s)->fetch_field()->name, mysqli_stmt_reset($s));
var_dump(mysqli_stmt_attr_set($s, MYSQLI_STMT_ATTR_PREFETCH_ROWS, 1), mysqli_stmt_attr_get($s, MYSQLI_STMT_ATTR_PREFETCH_ROWS), mysqli_stmt_more_results($s), mysqli_stmt_next_result($s));
var_dump(mysqli_stmt_errno($s), mysqli_stmt_error($s), mysqli_stmt_error_list($s), mysqli_stmt_sqlstate($s), mysqli_stmt_get_warnings($s), mysqli_stmt_close($s));
$s = mysqli_prepare($m, "INSERT INTO t (b) VALUES (?)");
var_dump(mysqli_stmt_bind_param($s, "b", $b), mysqli_stmt_send_long_data($s, 0, "long"), mysqli_stmt_execute($s), mysqli_stmt_affected_rows($s), mysqli_stmt_insert_id($s));
var_dump(mysqli_execute_query($m, "SELECT b FROM t WHERE a = ?", [3])->fetch_row());

mysqli_report(MYSQLI_REPORT_OFF);
var_dump(mysqli_query($m, "SELEC"), mysqli_errno($m), strlen(mysqli_error($m)) > 9, mysqli_sqlstate($m), count(mysqli_error_list($m)), mysqli_warning_count($m), mysqli_get_warnings($m));
var_dump(count(mysqli_get_client_stats()) === count(mysqli_get_connection_stats($m)), mysqli_get_links_stats()["total"], mysqli_change_user($m, "root", "", "test"), mysqli_ssl_set($m, null, null, null, null, null));
var_dump(mysqli_kill($m, $m->thread_id), mysqli_ping($m), mysqli_close($m));
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
int(0)
NULL
string(7) "utf8mb4"
bool(true)
string(17) "latin1_swedish_ci"
bool(true)
bool(true)
bool(true)
bool(true)
int(10)
string(25) "Localhost via UNIX socket"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(0)
bool(true)
bool(true)
bool(true)
int(2)
int(1)
string(38) "Records: 2  Duplicates: 0  Warnings: 0"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
string(4) "a\'b"
string(4) "a\"b"
int(2)
int(2)
int(0)
string(1) "a"
int(1)
bool(true)
string(1) "t"
int(2)
bool(false)
[["1","x"],[1,1],{"a":"2","b":"y"},null,true,[{"a":"1","b":"x"},{"a":"2","b":"y"}]]
bool(true)
array(2) {
  ["a"]=>
  string(1) "2"
  ["b"]=>
  string(1) "y"
}
bool(true)
string(1) "y"
NULL
bool(true)
int(1)
bool(true)
array(1) {
  [0]=>
  string(1) "1"
}
bool(true)
array(1) {
  [0]=>
  string(1) "1"
}
bool(true)
bool(true)
array(1) {
  [0]=>
  string(1) "2"
}
bool(false)
bool(true)
array(1) {
  [0]=>
  string(5) "asked"
}
bool(true)
int(1)
int(1)
bool(true)
bool(true)
bool(true)
int(1)
bool(true)
bool(true)
string(1) "x"
NULL
bool(true)
NULL
NULL
bool(true)
array(1) {
  [0]=>
  string(1) "y"
}
string(1) "b"
bool(true)
bool(true)
int(1)
bool(false)
bool(false)
int(0)
string(0) ""
array(0) {
}
string(5) "00000"
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
int(1)
int(3)
array(1) {
  [0]=>
  string(4) "long"
}
bool(false)
int(1064)
bool(true)
string(5) "42000"
int(1)
int(0)
bool(false)
bool(true)
int(1)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
