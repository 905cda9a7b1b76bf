--TEST--
fseek() and rewind() of streams that cannot be sought in go forward by reading, or warn
--FILE--
<?php
[$here, $there] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
fwrite($there, "abcdefgh");
var_dump(fseek($here, 2), ftell($here));
var_dump(fread($here, 2), fseek($here, 4), fseek($here, 1, SEEK_CUR), fread($here, 1));
var_dump(fseek($here, -1, SEEK_CUR), fseek($here, 0, SEEK_END), rewind($here));
$output = fopen("php://output", "w");
var_dump(fseek($output, 0));
--EXPECT--
Warning: fseek(): Stream does not support seeking in {PWD}/seek_where_none.php on line 4
int(-1)
int(0)
string(2) "ab"
int(0)
int(0)
string(1) "f"

Warning: fseek(): Stream does not support seeking in {PWD}/seek_where_none.php on line 6

Warning: fseek(): Stream does not support seeking in {PWD}/seek_where_none.php on line 6

Warning: rewind(): Stream does not support seeking in {PWD}/seek_where_none.php on line 6
int(-1)
int(-1)
bool(false)

Warning: fseek(): Stream does not support seeking in {PWD}/seek_where_none.php on line 8
int(-1)
