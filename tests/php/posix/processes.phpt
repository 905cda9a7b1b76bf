--TEST--
posix: processes, groups, limits, times and errors
--EXTENSIONS--
posix
--FILE--
<?php
var_dump(posix_getpid() === getmypid(), posix_getppid() > 0, posix_getuid() === posix_geteuid(),
    posix_getgid() === posix_getegid(), posix_getpgrp() === posix_getpgid(0), posix_getsid(0) > 0);
var_dump(posix_kill(posix_getpid(), 0), posix_kill(99999999, 0), posix_get_last_error(), posix_strerror(posix_errno()));
var_dump(posix_getpgid(-1), posix_getsid(-1), posix_setpgid(-1, -1), posix_strerror(22));
var_dump(array_keys(posix_uname()), posix_uname()["sysname"], array_keys(posix_times()), is_array(posix_getgroups()));
$limits = posix_getrlimit();
var_dump(array_keys($limits));
var_dump(posix_setrlimit(POSIX_RLIMIT_CORE, 0, 0), posix_getrlimit()["soft core"], posix_setrlimit(999, 1, 1));
var_dump(posix_setuid(posix_getuid()), posix_seteuid(posix_geteuid()), posix_setgid(posix_getgid()),
    posix_setegid(posix_getegid()), posix_initgroups("", 0), is_int(posix_setsid()));
var_dump(is_string(posix_getlogin()) || posix_errno() != 0);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
int(3)
string(15) "No such process"
bool(false)
bool(false)
bool(false)
string(16) "Invalid argument"
array(6) {
  [0]=>
  string(7) "sysname"
  [1]=>
  string(8) "nodename"
  [2]=>
  string(7) "release"
  [3]=>
  string(7) "version"
  [4]=>
  string(7) "machine"
  [5]=>
  string(10) "domainname"
}
string(5) "Linux"
array(5) {
  [0]=>
  string(5) "ticks"
  [1]=>
  string(5) "utime"
  [2]=>
  string(5) "stime"
  [3]=>
  string(6) "cutime"
  [4]=>
  string(6) "cstime"
}
bool(true)
array(20) {
  [0]=>
  string(9) "soft core"
  [1]=>
  string(9) "hard core"
  [2]=>
  string(9) "soft data"
  [3]=>
  string(9) "hard data"
  [4]=>
  string(10) "soft stack"
  [5]=>
  string(10) "hard stack"
  [6]=>
  string(13) "soft totalmem"
  [7]=>
  string(13) "hard totalmem"
  [8]=>
  string(8) "soft rss"
  [9]=>
  string(8) "hard rss"
  [10]=>
  string(12) "soft maxproc"
  [11]=>
  string(12) "hard maxproc"
  [12]=>
  string(12) "soft memlock"
  [13]=>
  string(12) "hard memlock"
  [14]=>
  string(8) "soft cpu"
  [15]=>
  string(8) "hard cpu"
  [16]=>
  string(13) "soft filesize"
  [17]=>
  string(13) "hard filesize"
  [18]=>
  string(14) "soft openfiles"
  [19]=>
  string(14) "hard openfiles"
}
bool(true)
int(0)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
