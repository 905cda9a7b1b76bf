--TEST--
Functions that pcntl, intl and curl have since 8.4 and 8.5; attributes of classes
--INI--
zvm.php=8.5
--EXTENSIONS--
curl
intl
--FILE--
<?php
var_dump(pcntl_getcpu() >= 0, count(pcntl_getcpuaffinity()) > 0, pcntl_setcpuaffinity(null, pcntl_getcpuaffinity()));
foreach ([fn() => pcntl_setcpuaffinity(null, []), fn() => pcntl_setcpuaffinity(null, ['x']), fn() => pcntl_setcpuaffinity(999999, [0]), fn() => pcntl_getcpuaffinity(999999)] as $f) try { var_dump($f()); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; }
$pid = pcntl_fork(); if (!$pid) { exit(3); }
var_dump(pcntl_waitid(P_PID, $pid, $info, WEXITED | WNOWAIT), $info['status'], $info['code'] === CLD_EXITED, $info['pid'] === $pid, pcntl_waitid(P_ALL, null, $info), pcntl_waitid(P_PID, $pid, $info), pcntl_get_last_error());
foreach (Pcntl\QosClass::cases() as $case) echo $case->name, ' ';
foreach (['Asia/Calcutta', 'US/Eastern', 'Europe/Kiev', 'nope', ''] as $zone) var_dump(intltz_get_iana_id($zone), IntlTimeZone::getIanaID($zone));
var_dump(IntlDateFormatter::PATTERN, (new ReflectionFunction('die'))->getName(), (new ReflectionFunction('srand'))->getName());
$multi = curl_multi_init(); $handle = curl_init('http://x'); curl_multi_add_handle($multi, $handle); var_dump(curl_multi_get_handles($multi) === [$handle]); curl_multi_remove_handle($multi, $handle); var_dump(curl_multi_get_handles($multi));
foreach (['Override', 'ReturnTypeWillChange', 'stdClass', '__PHP_Incomplete_Class'] as $class) { $attribute = (new ReflectionClass($class))->getAttributes()[0]; var_dump($attribute->getName(), $attribute->getArguments()); }
--EXPECT--
bool(true)
bool(true)
bool(true)
ValueErrorpcntl_setcpuaffinity(): Argument #2 ($cpu_ids) must not be empty
ValueErrorpcntl_setcpuaffinity(): Argument #2 ($cpu_ids) cpu id invalid value (x)
ValueErrorpcntl_setcpuaffinity(): Argument #1 ($process_id) invalid process (999999)
ValueErrorpcntl_getcpuaffinity(): Argument #1 ($process_id) invalid process (999999)
bool(true)
int(3)
bool(true)
bool(true)
bool(true)
bool(false)
int(10)
UserInteractive UserInitiated Default Utility Background string(12) "Asia/Kolkata"
string(12) "Asia/Kolkata"
string(16) "America/New_York"
string(16) "America/New_York"
string(11) "Europe/Kyiv"
string(11) "Europe/Kyiv"
bool(false)
bool(false)
bool(false)
bool(false)
int(-2)
string(3) "die"
string(5) "srand"
bool(true)
array(0) {
}
string(9) "Attribute"
array(1) {
  [0]=>
  int(12)
}
string(9) "Attribute"
array(1) {
  [0]=>
  int(4)
}
string(22) "AllowDynamicProperties"
array(0) {
}
string(22) "AllowDynamicProperties"
array(0) {
}
