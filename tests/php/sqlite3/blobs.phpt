--TEST--
openBlob() and backup()
--EXTENSIONS--
sqlite3
--FILE--
<?php
$db = new SQLite3(":memory:");
$db->exec("CREATE TABLE t(a INTEGER PRIMARY KEY, b BLOB); INSERT INTO t VALUES(1, '0123456789')");
$stream = $db->openBlob("t", "b", 1);
var_dump(stream_get_contents($stream), feof($stream), rewind($stream), fread($stream, 3), ftell($stream), fseek($stream, -2, SEEK_END), fgets($stream), fstat($stream)["size"]);
var_dump(fseek($stream, 99), fwrite($stream, "x"));
$stream = $db->openBlob("t", "b", 1, "main", SQLITE3_OPEN_READWRITE);
var_dump(fseek($stream, 4), fwrite($stream, "abc"), fwrite($stream, "too long"), fclose($stream), $db->querySingle("SELECT b FROM t"));
$copy = new SQLite3(":memory:");
var_dump($db->backup($copy), $copy->querySingle("SELECT b FROM t"), $db->busyTimeout(10));
?>
--EXPECT--
string(10) "0123456789"
bool(true)
bool(true)
string(3) "012"
int(3)
int(0)
string(2) "89"
int(10)

Warning: fwrite(): Can't write to blob stream: is open as read only in {PWD}/blobs.php on line 6
int(-1)
bool(false)

Warning: fwrite(): It is not possible to increase the size of a BLOB in {PWD}/blobs.php on line 8
int(0)
int(3)
bool(false)
bool(true)
string(10) "0123abc789"
bool(true)
string(10) "0123abc789"
bool(true)
