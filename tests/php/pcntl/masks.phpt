--TEST--
pcntl_sigprocmask(), pcntl_sigwaitinfo(), pcntl_sigtimedwait(), priorities and namespaces
--EXTENSIONS--
pcntl
posix
--FILE--
<?php
pcntl_signal(SIGUSR1, function ($n) { echo "handled $n\n"; });
var_dump(pcntl_sigprocmask(SIG_BLOCK, [SIGUSR1, SIGUSR2], $before), $before);
posix_kill(posix_getpid(), SIGUSR1);
pcntl_signal_dispatch();
echo "blocked\n";
pcntl_sigprocmask(SIG_UNBLOCK, [SIGUSR1], $before);
var_dump($before === [SIGUSR1, SIGUSR2]);
pcntl_signal_dispatch();
posix_kill(posix_getpid(), SIGUSR2);
var_dump(pcntl_sigwaitinfo([SIGUSR2], $info) === SIGUSR2, $info["signo"] === SIGUSR2, $info["pid"] === posix_getpid());
var_dump(pcntl_sigtimedwait([SIGUSR2], $info, 0, 1000000));
var_dump(pcntl_sigprocmask(SIG_SETMASK, [], $before), $before === [SIGUSR2]);
var_dump(pcntl_sigprocmask(SIG_BLOCK, [1000]), pcntl_sigprocmask(77, [SIGUSR1]));
$now = pcntl_getpriority();
var_dump($now === pcntl_getpriority(posix_getpid(), PRIO_PROCESS), pcntl_setpriority($now + 1), pcntl_getpriority() - $now);
foreach ([fn() => pcntl_getpriority(null, 9), fn() => pcntl_setpriority(1, null, 9), fn() => pcntl_unshare(42)] as $call) {
    try {
        $call();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump(pcntl_getpriority(99999999), pcntl_alarm(100), pcntl_alarm(0));
?>
--EXPECT--
bool(true)
array(0) {
}
blocked
bool(true)
handled 10
bool(true)
bool(true)
bool(true)
int(-1)
bool(true)
bool(true)

Warning: pcntl_sigprocmask(): Invalid argument in {PWD}/masks.php on line 14

Warning: pcntl_sigprocmask(): Invalid argument in {PWD}/masks.php on line 14
bool(false)
bool(false)
bool(true)
bool(true)
int(1)
pcntl_getpriority(): Argument #2 ($mode) must be one of PRIO_PGRP, PRIO_USER, or PRIO_PROCESS
pcntl_setpriority(): Argument #3 ($mode) must be one of PRIO_PGRP, PRIO_USER, or PRIO_PROCESS
pcntl_unshare(): Argument #1 ($flags) must be a combination of CLONE_* flags

Warning: pcntl_getpriority(): Error 3: No process was located using the given parameters in {PWD}/masks.php on line 24
bool(false)
int(0)
int(100)
