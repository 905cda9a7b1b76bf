--TEST--
pcntl_fork(): what parent and child share; pcntl_wait*() and what they tell of a status
--EXTENSIONS--
pcntl
posix
--FILE--
<?php
class Closing { public function __destruct() { echo "destructor\n"; } }
echo "printed once\n";
ob_start();
echo "in the buffer of both\n";
$kept = new Closing;
register_shutdown_function(function () { echo "shutdown\n"; });
$child = pcntl_fork();
if ($child === 0) {
    exit(3);
}
var_dump(pcntl_waitpid($child, $status, 0, $usage) === $child);
var_dump(pcntl_wifexited($status), pcntl_wexitstatus($status), pcntl_wifsignaled($status), pcntl_wifstopped($status),
    pcntl_wifcontinued($status));
var_dump(count($usage), isset($usage["ru_utime.tv_usec"]));
ob_end_flush();

if (($child = pcntl_fork()) === 0) {
    posix_kill(posix_getpid(), SIGKILL);
}
var_dump(pcntl_wait($status) === $child, pcntl_wifsignaled($status), pcntl_wtermsig($status) === SIGKILL);

if (($child = pcntl_fork()) === 0) {
    posix_kill(posix_getpid(), SIGSTOP);
    posix_kill(posix_getpid(), SIGKILL);
}
pcntl_waitpid($child, $status, WUNTRACED);
var_dump(pcntl_wifstopped($status), pcntl_wstopsig($status) === SIGSTOP);
posix_kill($child, SIGCONT);
pcntl_waitpid($child, $status);
var_dump(pcntl_waitpid(-1, $status, WNOHANG), pcntl_strerror(pcntl_get_last_error()));

pcntl_async_signals(true);
pcntl_signal(SIGCHLD, function ($n, $info) use (&$child) {
    while (($gone = pcntl_waitpid(-1, $status, WNOHANG)) > 0) {
        var_dump($gone === $child, $info["status"], $info["code"] === CLD_EXITED, array_keys($info));
    }
});
if (($child = pcntl_fork()) === 0) {
    usleep(100000);
    pcntl_exec("/bin/sh", ["-c", "exit 9"]);
}
while (sleep(5) === 0);
var_dump(@pcntl_exec("/no/such/program"), pcntl_get_last_error(), error_get_last()["message"]);
?>
--EXPECT--
printed once
in the buffer of both
shutdown
destructor
in the buffer of both
bool(true)
bool(true)
int(3)
bool(false)
bool(false)
bool(false)
int(17)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(-1)
string(18) "No child processes"
bool(true)
int(9)
bool(true)
array(8) {
  [0]=>
  string(5) "signo"
  [1]=>
  string(5) "errno"
  [2]=>
  string(4) "code"
  [3]=>
  string(6) "status"
  [4]=>
  string(5) "utime"
  [5]=>
  string(5) "stime"
  [6]=>
  string(3) "pid"
  [7]=>
  string(3) "uid"
}
bool(false)
int(2)
string(69) "pcntl_exec(): Error has occurred: (errno 2) No such file or directory"
shutdown
destructor
