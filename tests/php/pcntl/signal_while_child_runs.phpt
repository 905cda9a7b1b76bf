--TEST--
A child that ends takes no signal handler from its parent, which gets signals that came while it waited
--EXTENSIONS--
pcntl
posix
--FILE--
<?php
$received = [];
pcntl_signal(SIGURG, function ($signal) use (&$received) { $received[] = $signal === SIGURG; });
$parent = posix_getpid();
$child = pcntl_fork();
if ($child === 0) {
    posix_kill($parent, SIGURG);
    exit;
}
var_dump(pcntl_waitpid($child, $status) === $child);
pcntl_signal_dispatch();
var_dump($received);
posix_kill($parent, SIGURG);
pcntl_signal_dispatch();
var_dump(count($received));
--EXPECT--
bool(true)
array(1) {
  [0]=>
  bool(true)
}
int(2)
