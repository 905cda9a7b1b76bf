<?php
// Writes what this process is like to the file that the first argument names: see test_warm.py.
$status = file_get_contents('/proc/self/status');
$stat = explode(' ', preg_replace('/^.*\) /', '', file_get_contents('/proc/self/stat')));
$descriptors = [];
foreach (scandir('/proc/self/fd') as $number) {
    if (is_numeric($number) && ($target = @readlink("/proc/self/fd/$number")) !== false && !str_starts_with($target, '/proc')
            && !str_contains($target, '/zvm/')) {  // files of the package that are mapped
        $descriptors[$number] = preg_replace('/\d{3,}/', 'N', $target);
    }
}
preg_match_all('/^(Umask|SigBlk|SigIgn|Cpus_allowed|Uid|Gid|Groups|NoNewPrivs|Seccomp):.*/m', $status, $lines);
// 32 and 33 are the C library's own
$lines = preg_replace_callback('/(SigIgn|SigBlk):\s(\w+)/', fn($m) => $m[1] . dechex(hexdec($m[2]) & ~0x180000000), $lines[0]);
ob_start();
var_dump(
    array_slice($argv, 2), $argc, PHP_BINARY, getcwd(), getenv(), $_SERVER['PATH'], date('T'), setlocale(LC_ALL, 0), umask(),
    trim(file_get_contents('/proc/self/comm')), rtrim(file_get_contents('/proc/self/cmdline'), "\0"), $lines, $descriptors,
    posix_getrlimit(), posix_getpgrp() === posix_getpgid(posix_getppid()), posix_getppid() > 1, posix_getsid(0) === posix_getsid(posix_getppid()),
    pcntl_getpriority(), posix_ttyname(0), stream_get_meta_data(STDOUT)['mode'], ini_get_all('core', false), $stat[16],
    shell_exec('env | sort; umask'), getservbyname('http', 'tcp'), mb_internal_encoding(), file_exists('/'),
);
file_put_contents($argv[1], ob_get_clean());
exit(3);
