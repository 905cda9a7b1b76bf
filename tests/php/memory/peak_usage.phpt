--TEST--
memory_get_peak_usage() is what the script held at most, not the size of the process
--FILE--
<?php
var_dump(memory_get_peak_usage() < 1_000_000, memory_get_peak_usage(true) <= 4 << 20);
$before = memory_get_usage();
$text = str_repeat('x', 8_000_000);
var_dump(abs(memory_get_usage() - $before - 8_000_000) < 100_000);
unset($text);
var_dump(memory_get_usage() - $before < 100_000, abs(memory_get_peak_usage() - $before - 8_000_000) < 500_000);
memory_reset_peak_usage();
var_dump(memory_get_peak_usage() < 2_000_000);
$file = fopen('php://memory', 'w+');
fwrite($file, str_repeat('x', 1_000_000));
ob_start();
echo str_repeat('y', 500_000);
$used = memory_get_usage() - $before;
ob_end_clean();
var_dump($used >= 1_500_000, $used < 2_500_000);
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
