--TEST--
A pipe that has nothing yet is not at its end; a program that is not there; a folder that is not there
--FILE--
<?php
$pipes = [];
$process = proc_open('read line; echo "got $line"; read line; echo "and $line"', [['pipe', 'r'], ['pipe', 'w']], $pipes);
stream_set_blocking($pipes[1], false);
var_dump(fread($pipes[1], 8192), feof($pipes[1]));
foreach (['one', 'two'] as $line) {
    fwrite($pipes[0], "$line\n");
    do {
        $read = [$pipes[1]];
        $none = null;
        stream_select($read, $none, $none, 5);
        $text = fread($pipes[1], 8192);
        $more = fread($pipes[1], 8192);
    } while ($text === '' && !feof($pipes[1]));
    var_dump($text, $more);
    if ($line === 'one') {
        var_dump(feof($pipes[1]));
    }
}
stream_set_blocking($pipes[1], true);
var_dump(fread($pipes[1], 8192), feof($pipes[1]), proc_close($process));

chdir('/');
$process = proc_open(['no-such-program', 'x'], [1 => ['pipe', 'w'], 2 => ['pipe', 'w']], $pipes);
var_dump(is_resource($process), preg_replace('/ in .*/', '', stream_get_contents($pipes[1])),
    stream_get_contents($pipes[2]), proc_close($process));
$process = proc_open(['pwd'], [1 => ['pipe', 'w']], $pipes, '/no/such/folder');
var_dump(stream_get_contents($pipes[1]), proc_close($process));
--EXPECT--
string(0) ""
bool(false)
string(8) "got one
"
string(0) ""
bool(false)
string(8) "and two
"
string(0) ""
string(0) ""
bool(true)
int(0)
bool(true)
string(62) "
Warning: proc_open(): Exec failed: No such file or directory
"
string(0) ""
int(127)
string(2) "/
"
int(0)
