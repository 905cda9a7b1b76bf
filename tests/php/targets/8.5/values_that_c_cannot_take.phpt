--TEST--
Values that posix, pcntl and sockets functions refuse
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([fn() => posix_kill(PHP_INT_MAX, 0), fn() => posix_setpgid(-1, 0), fn() => posix_setrlimit(POSIX_RLIMIT_NOFILE, 5, 3), fn() => posix_setrlimit(POSIX_RLIMIT_NOFILE, -2, 3), fn() => posix_fpathconf(-1, POSIX_PC_PATH_MAX), fn() => posix_ttyname(-1), fn() => pcntl_exec('/x', ["a\0b"]), fn() => pcntl_exec('/x', [], ["a\0" => 1])] as $f) try { var_dump($f()); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
foreach ([fn() => socket_create_listen(-1), fn() => socket_bind(socket_create(AF_INET, SOCK_STREAM, 0), '127.0.0.1', 70000), fn() => socket_addrinfo_lookup('localhost', null, [1]), fn() => socket_addrinfo_lookup('localhost', null, ['ai_family' => 'x'])] as $f) try { $f(); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
foreach ([-1, 2147483648] as $d) foreach (['posix_isatty', 'posix_ttyname'] as $f) var_dump($f($d), posix_get_last_error());
--EXPECT--
ValueErrorposix_kill(): Argument #1 ($process_id) must be between 2147483648 and 2147483647
ValueErrorposix_setpgid(): Argument #1 ($process_id) must be between 0 and 2147483647
ValueErrorposix_setrlimit(): Argument #2 ($soft_limit) must be lower or equal to 3
ValueErrorposix_setrlimit(): Argument #2 ($soft_limit) must be greater or equal to -1

Warning: posix_fpathconf(): Argument #1 ($file_descriptor) must be between 0 and 2147483647 in {PWD}/values_that_c_cannot_take.php on line 2
bool(false)

Warning: posix_ttyname(): Argument #1 ($file_descriptor) must be between 0 and 2147483647 in {PWD}/values_that_c_cannot_take.php on line 2
bool(false)
ValueErrorpcntl_exec(): Argument #2 ($args) individual argument must not contain null bytes
ValueErrorpcntl_exec(): Argument #3 ($env_vars) name for environment variable must not contain null bytes
ValueErrorsocket_create_listen(): Argument #1 ($port) must be between 0 and 65535
ValueErrorsocket_bind(): Argument #3 ($port) must be between 0 and 65535
ValueErrorsocket_addrinfo_lookup(): Argument #3 ($hints) must only contain array keys "ai_flags", "ai_socktype", "ai_protocol", or "ai_family"
TypeErrorsocket_addrinfo_lookup(): Argument #3 ($hints) "ai_family" key must be of type int, string given

Warning: posix_isatty(): Argument #1 ($file_descriptor) must be between 0 and 2147483647 in {PWD}/values_that_c_cannot_take.php on line 4
bool(false)
int(9)

Warning: posix_ttyname(): Argument #1 ($file_descriptor) must be between 0 and 2147483647 in {PWD}/values_that_c_cannot_take.php on line 4
bool(false)
int(9)

Warning: posix_isatty(): Argument #1 ($file_descriptor) must be between 0 and 2147483647 in {PWD}/values_that_c_cannot_take.php on line 4
bool(false)
int(9)

Warning: posix_ttyname(): Argument #1 ($file_descriptor) must be between 0 and 2147483647 in {PWD}/values_that_c_cannot_take.php on line 4
bool(false)
int(9)
