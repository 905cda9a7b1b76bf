--TEST--
proc_open() with pseudoterminals: one for all the descriptors that ask for it
--FILE--
<?php
$process = proc_open("test -t 0 && test -t 1 && echo terminal; read line; echo \"got \$line\"",
    [["pty"], ["pty"], ["pipe", "w"]], $pipes);
echo rtrim(fgets($pipes[1])), "\n";
fwrite($pipes[0], "input\n");
echo rtrim(fgets($pipes[0])), "\n", rtrim(fgets($pipes[0])), "\n";
var_dump(count($pipes), proc_close($process));
--EXPECT--
terminal
input
got input
int(3)
int(0)
