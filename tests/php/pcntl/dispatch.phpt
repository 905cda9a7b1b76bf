--TEST--
pcntl_signal(): handlers wait for pcntl_signal_dispatch() or a tick; SIG_IGN, SIG_DFL, invalid handlers
--EXTENSIONS--
pcntl
posix
--FILE--
<?php
var_dump(pcntl_signal_get_handler(SIGUSR1) === SIG_DFL);
var_dump(pcntl_signal(SIGUSR1, "shout"));
function shout($number) { echo "shout $number\n"; }
var_dump(pcntl_signal_get_handler(SIGUSR1));
posix_kill(posix_getpid(), SIGUSR1);
posix_kill(posix_getpid(), SIGUSR1);  // those that are not queued twice
echo "not yet\n";
var_dump(pcntl_signal_dispatch());
pcntl_signal_dispatch();

pcntl_signal(SIGUSR2, function () { echo "tick\n"; });
declare(ticks=1) {
    posix_kill(posix_getpid(), SIGUSR2);
    echo "after\n";
}

class Handlers { public static function on($n) { throw new Exception("thrown by handler of $n"); } }
pcntl_signal(SIGTERM, ["Handlers", "on"]);
posix_kill(posix_getpid(), SIGTERM);
posix_kill(posix_getpid(), SIGUSR1);
try {
    pcntl_signal_dispatch();
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
pcntl_signal_dispatch();
pcntl_signal(SIGUSR1, SIG_IGN);
posix_kill(posix_getpid(), SIGUSR1);
pcntl_signal_dispatch();
var_dump(pcntl_signal_get_handler(SIGUSR1) === SIG_IGN);
foreach ([[0, SIG_IGN], [65, SIG_IGN], [SIGUSR1, 7], [SIGUSR1, "no such function"], [SIGUSR1, 1.5]] as [$number, $handler]) {
    try {
        pcntl_signal($number, $handler);
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
var_dump(pcntl_get_last_error() === PCNTL_EINVAL, pcntl_strerror(PCNTL_EINVAL));
var_dump(pcntl_errno());
try {
    pcntl_signal_get_handler(33);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
bool(true)
bool(true)
string(5) "shout"
not yet
shout 10
shout 10
bool(true)
tick
after
thrown by handler of 15
bool(true)
ValueError: pcntl_signal(): Argument #1 ($signal) must be greater than or equal to 1
ValueError: pcntl_signal(): Argument #1 ($signal) must be less than 65
ValueError: pcntl_signal(): Argument #2 ($handler) must be either SIG_DFL or SIG_IGN when an integer value is given
TypeError: pcntl_signal(): Argument #2 ($handler) must be of type callable|int, string given
TypeError: pcntl_signal(): Argument #2 ($handler) must be of type callable|int, float given
bool(true)
string(16) "Invalid argument"
int(22)
pcntl_signal_get_handler(): Argument #1 ($signal) must be between 1 and 32
