<?php
// Carbon: reading, arithmetic, differences for humans in several languages, periods, intervals, formats, macros.

require __DIR__ . '/autoload.php';

use Carbon\{Carbon, CarbonImmutable, CarbonInterval, CarbonPeriod};

Carbon::setTestNow(Carbon::create(2024, 2, 29, 12, 30, 15, 'Europe/Berlin'));
echo Carbon::now()->toIso8601String(), " ", Carbon::parse('first monday of january 2022')->toDateString(), " ", Carbon::yesterday('UTC'), "\n";
foreach (['en', 'de', 'fr', 'cs', 'ja', 'ar', 'ru'] as $locale) {
    Carbon::setLocale($locale);
    foreach (['-1 second', '-5 minutes', '+3 days', '-2 weeks', '+11 months', '-7 years'] as $change) {
        echo Carbon::now()->modify($change)->diffForHumans(), " | ";
    }
    echo Carbon::parse('2024-03-05')->isoFormat('LLLL dddd Do MMMM YYYY Q wo'), " | ", CarbonInterval::make('P1Y2M10DT2H30M')->forHumans(['parts' => 3, 'join' => true]),
        " | ", Carbon::parse('2024-01-01 08:05')->calendar(), " | ", Carbon::parse('2024-12-24')->translatedFormat('l jS F Y'), "\n";
}
Carbon::setLocale('en');
$date = CarbonImmutable::parse('2024-01-31 23:59:59.999999', 'America/New_York');
foreach (['addMonth', 'addMonthNoOverflow', 'subYear', 'startOfWeek', 'endOfQuarter', 'nextWeekday', 'firstOfMonth', 'floorHour', 'ceilMinute', 'roundDay', 'midDay', 'startOfDecade'] as $method) {
    echo $method, " ", $date->$method()->format('Y-m-d H:i:s.u T'), "\n";
}
var_dump($date->isWeekend(), $date->diffInDays('2025-03-01'), $date->diffInRealHours('2024-03-31 12:00'), $date->age, $date->weekOfYear, $date->quarter, $date->daysInMonth, $date->isSameMonth('2024-01-01'),
    $date->between('2024-01-01', '2024-12-31'), $date->closest(Carbon::parse('2020-01-01'), Carbon::parse('2024-02-02'))->toDateString(), $date->diffInWeekdays('2024-03-01'));
foreach (CarbonPeriod::create('2024-02-26', '2 days', '2024-03-08')->filter('isWeekday') as $day) {
    echo $day->format('D d.m. '), "";
}
echo "\n", CarbonPeriod::recurrences(3)->start('2024-01-31')->setDateInterval('P1M'), "\n";
echo CarbonInterval::fromString('1w 3d 5h')->totalHours, " ", CarbonInterval::seconds(100000)->cascade(), " ", CarbonInterval::days(3)->spec(), "\n";
Carbon::macro('fortnight', fn() => self::this()->addWeeks(2));
echo Carbon::now()->fortnight()->toCookieString(), "\n", json_encode(Carbon::now()), serialize(CarbonImmutable::create(2000, 1, 1, 0, 0, 0, 'UTC')), "\n";
foreach (['nonsense', '2024-13-45', ''] as $text) {
    try {
        echo Carbon::parse($text), "\n";
    } catch (Exception $exception) {
        echo get_class($exception), ": ", $exception->getMessage(), "\n";
    }
}
try {
    Carbon::createFromFormat('Y-m-d', '2024/01/01');
} catch (Exception $exception) {
    echo get_class($exception), ": ", $exception->getMessage(), "\n";
}
var_dump(Carbon::create(2024, 5, 6, 7, 8, 9, 'UTC'));
