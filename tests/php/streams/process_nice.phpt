--TEST--
proc_nice() is for the whole process and for what it starts
--FILE--
<?php
$nice = fn() => (int) explode(" ", file_get_contents("/proc/" . getmypid() . "/stat"))[18];
$before = $nice();
var_dump(proc_nice(2), $nice() - $before, (int) shell_exec("nice") - $before);
--EXPECT--
bool(true)
int(2)
int(2)
