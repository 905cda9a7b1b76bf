--TEST--
pcntl_async_signals(): handlers run between two oplines, in loops, after calls, and may throw
--EXTENSIONS--
pcntl
posix
--FILE--
<?php
var_dump(pcntl_async_signals(), pcntl_async_signals(true), pcntl_async_signals());
pcntl_signal(SIGUSR1, function ($number, $info) {
    echo "signal $number of code {$info['code']}, ours: ";
    var_dump($info['pid'] === posix_getpid(), $info['uid'] === posix_getuid());
});
posix_kill(posix_getpid(), SIGUSR1);
echo "behind the call\n";

pcntl_signal(SIGALRM, function () use (&$rung) { $rung = true; echo "alarm\n"; });
pcntl_alarm(1);
$count = 0;
while (!$rung) {
    $count++;
}
var_dump($count > 100);

function wait_for_alarm() {
    pcntl_alarm(1);
    $x = 0;
    try {
        for (;;) {
            $x = strlen("$x") + 1;
        }
    } finally {
        echo "finally\n";
    }
}
pcntl_signal(SIGALRM, function () { throw new RuntimeException("late"); });
try {
    wait_for_alarm();
} catch (RuntimeException $e) {
    echo $e->getMessage(), ": ", count($e->getTrace()), " frames, ", $e->getTrace()[1]["function"], "\n";
}

pcntl_signal(SIGALRM, function () { echo "while asleep\n"; });
pcntl_alarm(1);
var_dump(sleep(10) >= 8);
pcntl_alarm(1);
$read = [stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0)[0]];
$pair = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
$read = [$pair[0]];
$none = null;
var_dump(@stream_select($read, $none, $none, 10));
echo preg_replace("/max_fd=\d+/", "max_fd=…", error_get_last()["message"] ?? ""), "\n"; // libraries have files open, too
?>
--EXPECT--
bool(false)
bool(false)
bool(true)
signal 10 of code 0, ours: bool(true)
bool(true)
behind the call
alarm
bool(true)
finally
late: 2 frames, wait_for_alarm
while asleep
bool(true)
while asleep
bool(false)
stream_select(): Unable to select [4]: Interrupted system call (max_fd=…)
