--TEST--
Programs that are started leave SIGPIPE ignored, as the command itself does
--SKIPIF--
<?php if (!is_readable("/proc/self/status")) die("skip no /proc"); ?>
--FILE--
<?php
$command = "grep SigIgn /proc/self/status";
function ignored(string $line): bool { return (bool) (hexdec(substr(trim($line), -8)) >> 12 & 1); }
$pipe = popen($command, "r");
$process = proc_open(explode(" ", $command), [1 => ["pipe", "w"]], $pipes);
var_dump(ignored(shell_exec($command)), ignored(exec($command)), ignored(fgets($pipe)), ignored(fgets($pipes[1])));
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
