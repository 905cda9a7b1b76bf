--TEST--
Sockets that time out or do not block: what the read functions give
--FILE--
<?php
[$a,$b]=stream_socket_pair(1,1,0); stream_set_timeout($a,0,1000); var_dump(fread($a,1), fgets($a), fgetc($a), stream_get_line($a,10,"\n"), stream_get_contents($a)); var_dump(stream_get_meta_data($a)['timed_out'], feof($a));
stream_set_blocking($a,false); var_dump(fread($a,1), fgets($a), fgetc($a), stream_get_line($a,10,"\n"), stream_get_contents($a), stream_socket_recvfrom($a, 5));
--EXPECT--
bool(false)
bool(false)
bool(false)
bool(false)
string(0) ""
bool(true)
bool(false)
string(0) ""
bool(false)
bool(false)
bool(false)
string(0) ""
bool(false)
