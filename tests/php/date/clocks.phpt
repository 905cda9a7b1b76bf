--TEST--
Clocks: what they give, how fine, and sleeping until
--FILE--
<?php
var_dump(time() - (int) microtime(true) <= 1, array_keys(gettimeofday()), is_float(gettimeofday(true)));
[$seconds, $nanoseconds] = hrtime();
var_dump(is_int($seconds), $nanoseconds < 1000000000, hrtime(true) > $seconds);
$start = hrtime(true);
var_dump(time_nanosleep(0, 2000000), time_sleep_until(microtime(true) + 0.002), hrtime(true) - $start >= 4000000);
var_dump(strlen(uniqid()), strlen(uniqid('', true)), str_starts_with(uniqid('id'), 'id'), uniqid() !== uniqid());
var_dump(@time_sleep_until(1), time_sleep_until(1));
foreach ([fn() => time_nanosleep(-1, 0), fn() => time_nanosleep(0, -1)] as $call) {
    try {
        $call();
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
bool(true)
array(4) {
  [0]=>
  string(3) "sec"
  [1]=>
  string(4) "usec"
  [2]=>
  string(11) "minuteswest"
  [3]=>
  string(7) "dsttime"
}
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(13)
int(23)
bool(true)
bool(true)

Warning: time_sleep_until(): Argument #1 ($timestamp) must be greater than or equal to the current time in {PWD}/clocks.php on line 8
bool(false)
bool(false)
time_nanosleep(): Argument #1 ($seconds) must be greater than or equal to 0
time_nanosleep(): Argument #2 ($nanoseconds) must be greater than or equal to 0
