--TEST--
Large objects
--EXTENSIONS--
pgsql
--INI--
log_errors=0
--FILE--
<?php
$wanted = "host=" . getenv("TEST_PGSQL_HOST") . " dbname=test user=postgres";
function attempt($call) { try { var_dump($call()); } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; } }
$c = pg_connect($wanted);
pg_query($c, "BEGIN");
$number = pg_lo_create($c);
var_dump(is_int($number), pg_lo_create($c, 999999), pg_lo_unlink($c, 999999), is_int(pg_locreate()));
$o = pg_lo_open($c, $number, "w+");
var_dump($o, pg_lo_write($o, "some data"), pg_lo_write($o, "more", 2), pg_lowrite($o, "!"), pg_lo_tell($o), pg_lo_seek($o, 0, PGSQL_SEEK_SET), pg_lo_read($o, 4), pg_loread($o), pg_lo_seek($o, -3, PGSQL_SEEK_END), pg_lo_read_all($o),
    pg_lo_seek($o, 0, SEEK_SET), pg_loreadall($o), pg_lo_truncate($o, 4), pg_lo_seek($o, 0, SEEK_SET), pg_lo_read($o), pg_lo_close($o));
$file = __DIR__ . "/object.tmp";
var_dump(pg_lo_export($c, $number, $file), file_get_contents($file), pg_loexport((string)$number, $file));
var_dump(is_int($made = pg_lo_import($c, $file)), pg_lo_import($c, $file, 888888), pg_lo_unlink(888888), is_int(pg_loimport($file)), pg_lounlink($c, (string)$made));
unlink($file);
$o = pg_loopen($c, $number, "r");
var_dump(pg_lo_read($o), pg_loclose($o));
foreach ([fn() => pg_lo_open($c, $number, "x"), fn() => pg_lo_open($c, "x", "r"), fn() => pg_lo_open($c, 0, "r"), fn() => pg_lo_open($c), fn() => pg_lo_unlink($c, -1), fn() => pg_lo_create($c, "x"), fn() => pg_lo_create($c, []),
          fn() => pg_lo_read($o, -1), fn() => pg_lo_write($o, "a", 5), fn() => pg_lo_write($o, "a", -1), fn() => pg_lo_seek($o, 0, 9), fn() => pg_lo_create(new stdClass, 5), fn() => @pg_lo_unlink($c, $number), fn() => pg_lo_open($c, $number, "r")] as $call) attempt($call);
--EXPECT--
Deprecated: Function pg_locreate() is deprecated in {PWD}/large_objects.php on line 7

Deprecated: pg_locreate(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/large_objects.php on line 7
bool(true)
int(999999)
bool(true)
bool(true)

Deprecated: Function pg_lowrite() is deprecated in {PWD}/large_objects.php on line 9

Deprecated: Function pg_loread() is deprecated in {PWD}/large_objects.php on line 9
mo!
Deprecated: Function pg_loreadall() is deprecated in {PWD}/large_objects.php on line 10
some datamo!object(PgSql\Lob)#2 (0) {
}
int(9)
int(2)
int(1)
int(12)
bool(true)
string(4) "some"
string(8) " datamo!"
bool(true)
int(3)
bool(true)
int(12)
bool(true)
bool(true)
string(4) "some"
bool(true)

Deprecated: Function pg_loexport() is deprecated in {PWD}/large_objects.php on line 12

Deprecated: pg_loexport(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/large_objects.php on line 12
bool(true)
string(4) "some"
bool(true)

Deprecated: pg_lo_unlink(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/large_objects.php on line 13

Deprecated: Function pg_loimport() is deprecated in {PWD}/large_objects.php on line 13

Deprecated: pg_loimport(): Automatic fetching of PostgreSQL connection is deprecated in {PWD}/large_objects.php on line 13

Deprecated: Function pg_lounlink() is deprecated in {PWD}/large_objects.php on line 13
bool(true)
int(888888)
bool(true)
bool(true)
bool(true)

Deprecated: Function pg_loopen() is deprecated in {PWD}/large_objects.php on line 15

Deprecated: Function pg_loclose() is deprecated in {PWD}/large_objects.php on line 16
string(4) "some"
bool(true)
ValueError: Mode must be one of 'r', 'r+', 'w', or 'w+'
ValueError: Invalid OID value passed

Warning: pg_lo_open(): Unable to open PostgreSQL large object in {PWD}/large_objects.php on line 17
bool(false)
ArgumentCountError: Requires 1 or 2 arguments, 1 given

Warning: pg_lo_unlink(): Unable to delete PostgreSQL large object 4294967295 in {PWD}/large_objects.php on line 17
bool(false)
ValueError: Invalid OID value passed
TypeError: OID value must be of type string|int, array given
ValueError: pg_lo_read(): Argument #2 ($length) must be greater or equal than 0
ValueError: pg_lo_write(): Argument #3 ($length) must be less than or equal to the length of argument #2 ($buf)
ValueError: pg_lo_write(): Argument #3 ($length) must be greater than or equal to 0
ValueError: pg_lo_seek(): Argument #3 ($whence) must be one of PGSQL_SEEK_SET, PGSQL_SEEK_CUR, or PGSQL_SEEK_END
TypeError: pg_lo_create(): Argument #1 ($connection) must be of type PgSql\Connection when the connection is provided
bool(false)

Warning: pg_lo_open(): Unable to open PostgreSQL large object in {PWD}/large_objects.php on line 18
bool(false)
