--TEST--
Calls of internal functions without arguments, again and again, in functions, by name and with results that nothing takes
--FILE--
<?php
namespace Inner;
class Counter { static $calls = 0; function pi() { self::$calls++; return M_PI; } }
function loop(int $times) {
    $sum = 0;
    for ($i = 0; $i < $times; $i++) {
        $sum += \pi();
        pi();
        $sum += memory_get_usage() > 0 ? 1 : 0;
        $sum += \memory_get_usage(false) > 0 ? 1 : 0;
        $sum += \memory_get_peak_usage() >= \memory_get_usage() ? 1 : 0;
        $sum += (new Counter)->pi() > 3 ? 1 : 0;
        $name = 'pi';
        $sum += $name() > 3 ? 1 : 0;
        $values = [\pi(), 'k' => \time() > 0];
        try { \pi(1); } catch (\ArgumentCountError $e) { $sum++; }
    }
    return $sum;
}
var_dump(loop(500), Counter::$calls);
function becomes(callable $isSo) {
    for ($i = 0; $i < 50000000; $i++) {  // it is looked at now and then
        if ($isSo(\memory_get_usage(), \memory_get_peak_usage())) return true;
    }
    return false;
}
$before = \memory_get_usage();
$text = str_repeat('x', 20 << 20);
var_dump(becomes(fn($usage, $peak) => $usage - $before > 19000000));
unset($text);
var_dump(becomes(fn($usage, $peak) => $usage - $before < 5000000 && $peak - $usage > 15000000));
\memory_reset_peak_usage();
var_dump(becomes(fn($usage, $peak) => $peak - $usage < 1000000));
--EXPECT--
float(4570.796326794896)
int(500)
bool(true)
bool(true)
bool(true)
