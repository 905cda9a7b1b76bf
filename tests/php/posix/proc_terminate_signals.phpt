--TEST--
proc_terminate() is false for signals that do not exist and processes whose end is known
--FILE--
<?php
$process = proc_open(['sleep', '20'], [], $pipes);
foreach ([-4, 0, 999, PHP_INT_MAX, SIGTERM] as $signal) {
    var_dump(proc_terminate($process, $signal));
}
while (($status = proc_get_status($process))['running']) {
    usleep(1000);
}
var_dump($status['termsig'], proc_terminate($process));
--EXPECT--
bool(false)
bool(true)
bool(false)
bool(false)
bool(true)
int(15)
bool(false)
