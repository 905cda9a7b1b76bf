--TEST--
Signals and modes that pcntl functions refuse
--INI--
zvm.php=8.4
--FILE--
<?php
$calls = [];
foreach ([[], [0], [65], ['x'], [null], ['10']] as $signals) {
    $calls[] = fn() => pcntl_sigprocmask(SIG_BLOCK, $signals);
    $calls[] = fn() => pcntl_sigtimedwait($signals, $info, 0, 1000);
}
$calls[] = fn() => pcntl_sigprocmask(77, [SIGUSR1]);
$calls[] = fn() => pcntl_sigprocmask(SIG_SETMASK, []);
$calls[] = fn() => pcntl_sigtimedwait([SIGUSR1], $info, 0, -1);
$calls[] = fn() => pcntl_sigtimedwait([SIGUSR1], $info, -1, 1);
$calls[] = fn() => pcntl_sigtimedwait([SIGUSR1], $info, 0, 0);
foreach ($calls as $call) {
    try { var_dump($call()); } catch (Error $e) { echo $e::class, ': ', $e->getMessage(), "\n"; }
}
--EXPECT--
ValueError: pcntl_sigprocmask(): Argument #2 ($signals) must not be empty
ValueError: pcntl_sigtimedwait(): Argument #1 ($signals) must not be empty
ValueError: pcntl_sigprocmask(): Argument #2 ($signals) signals must be between 1 and 64
ValueError: pcntl_sigtimedwait(): Argument #1 ($signals) signals must be between 1 and 64
ValueError: pcntl_sigprocmask(): Argument #2 ($signals) signals must be between 1 and 64
ValueError: pcntl_sigtimedwait(): Argument #1 ($signals) signals must be between 1 and 64
TypeError: pcntl_sigprocmask(): Argument #2 ($signals) signals must be of type int, string given
TypeError: pcntl_sigtimedwait(): Argument #1 ($signals) signals must be of type int, string given
ValueError: pcntl_sigprocmask(): Argument #2 ($signals) signals must be between 1 and 64
ValueError: pcntl_sigtimedwait(): Argument #1 ($signals) signals must be between 1 and 64
bool(true)
bool(false)
ValueError: pcntl_sigprocmask(): Argument #1 ($mode) must be one of SIG_BLOCK, SIG_UNBLOCK, or SIG_SETMASK
bool(true)
ValueError: pcntl_sigtimedwait(): Argument #4 ($nanoseconds) must be between 0 and 1e9
ValueError: pcntl_sigtimedwait(): Argument #3 ($seconds) must be greater than or equal to 0
ValueError: pcntl_sigtimedwait(): At least one of argument #3 ($seconds) or argument #4 ($nanoseconds) must be greater than 0
