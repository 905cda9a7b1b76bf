<?php
// Answers the cases of scripts/compare_date.py, a line each, as PHP's or zvm's dates have it.
error_reporting(0);
const SHOWN = "x-m-d H:i:s.u T e U";

function parse(string $zone, string $text, int $base): array
{
    return [date_parse($text), strtotime($text, $base)];
}

function at(int $timestamp, string $zone): DateTime
{
    return (new DateTime("@$timestamp"))->setTimezone(new DateTimeZone($zone));
}

function modify(string $zone, int $timestamp, string ...$texts): array
{
    $date = at($timestamp, $zone);
    $shown = [];
    foreach ($texts as $text) {
        $shown[] = $date->modify($text) ? $date->format(SHOWN) : DateTime::getLastErrors();
    }
    return $shown;
}

function format(string $zone, int $timestamp, string $format): array
{
    return [at($timestamp, $zone)->format($format), date($format, $timestamp), gmdate($format, $timestamp)];
}

function read(string $zone, string $format, string $other, int $timestamp, int $cut): array
{
    $text = at($timestamp, $zone)->format(strtr($other, ["!" => "", "|" => "", "?" => "x", "*" => "abc", "+" => "", "#" => "/"]));
    if ($cut == 0) {
        $text = substr($text, 0, -2);
    }
    $date = DateTimeImmutable::createFromFormat("!$format", $text, new DateTimeZone($zone));
    return [$text, date_parse_from_format($format, $text), $date ? $date->format(SHOWN) : false, date_get_last_errors()];
}

function diff(string $zone, string $other, int $start, int $end): array
{
    $one = at($start, $zone);
    $two = at($end, $other);
    $diff = $one->diff($two);
    return [$diff, $diff->format("%R %y %m %d %h %i %s %a"), (clone $one)->add($diff)->format(SHOWN),
        (clone $two)->sub($diff)->format(SHOWN)];
}

function add(string $zone, int $timestamp, string $duration, string $words): array
{
    $date = at($timestamp, $zone);
    try {
        $interval = new DateInterval($duration);
    } catch (Exception $exception) {
        return [$exception->getMessage()];
    }
    $said = DateInterval::createFromDateString($words);
    return [$interval, (clone $date)->add($interval)->format(SHOWN), (clone $date)->sub($interval)->format(SHOWN),
        $said ? (clone $date)->add($said)->format(SHOWN) : 0, $said ? (clone $date)->sub($said)->format(SHOWN) : 0];
}

function set(string $zone, int $timestamp, int $year, int $month, int $day, int $hour, int $minute): array
{
    $date = DateTimeImmutable::createFromMutable(at($timestamp, $zone));
    return [$date->setDate($year, $month, $day)->format(SHOWN), $date->setTime($hour, $minute, $day, 7)->format(SHOWN),
        $date->setISODate($year, $month, $day)->format(SHOWN), $date->setTimestamp($timestamp + $day)->format(SHOWN),
        mktime($hour, $minute, $day, $month, $day, $year), getdate($timestamp), localtime($timestamp)];
}

function period(string $zone, int $timestamp, string $duration, string $words, int $count, int $options): array
{
    $shown = [];
    try {
        foreach (new DatePeriod(at($timestamp, $zone), new DateInterval($duration), $count, $options) as $key => $date) {
            $shown[] = "$key " . $date->format(SHOWN);
        }
        $said = DateInterval::createFromDateString($words);
        foreach ($said ? new DatePeriod(at($timestamp, $zone), $said, $count, $options) : [] as $key => $date) {
            $shown[] = "$key " . $date->format(SHOWN);
        }
    } catch (Exception $exception) {
        $shown[] = $exception->getMessage();
    }
    return $shown;
}

/** Around a change of the clock: the numbered transition of the zone, and two distances from it. */
function change(string $zone, int $number, int $before, int $after, int $amount): array
{
    $zone = new DateTimeZone($zone);
    $transitions = array_slice($zone->getTransitions(-1000000000, 3000000000) ?: [], 1) ?: [["ts" => 1600000000]];
    $time = $transitions[$number % count($transitions)]["ts"];
    $one = (new DateTimeImmutable("@" . ($time + $before)))->setTimezone($zone);
    $two = (new DateTimeImmutable("@" . ($time + $after)))->setTimezone($zone);
    $diff = $one->diff($two);
    $text = $one->format("Y-m-d H:i:s");
    $shown = [$diff->format("%R %y %m %d %h %i %s %a"), strtotime("$text " . $zone->getName())];
    foreach (["$amount hours", "$amount days", "$amount weekdays", "tomorrow 02:30", "02:30", "$amount minutes",
        "first day of next month 02:15"] as $words) {
        $shown[] = $one->modify($words);
    }
    $hours = new DateInterval("P1DT" . abs($amount) . "H");
    array_push($shown, $one->add($diff), $two->sub($diff), $one->add($hours), $one->sub($hours),
        $one->setTime(abs($amount) % 24, 45), $one->setTimestamp($time + $after), new DateTime($text, $zone),
        new DateTime($one->format("Y-m-d H:i:s T")), DateTime::createFromFormat("Y-m-d H:i:s", $text, $zone));
    return array_map(fn($value) => $value instanceof DateTimeInterface ? $value->format(SHOWN) : $value, $shown);
}

function mutated(string $zone, string ...$texts): array
{
    [$text, $format, $duration, $name] = array_map(hex2bin(...), $texts);
    $shown = [date_parse($text), strtotime($text, 1700000000), at(1700000000, $zone)->modify($text)];
    foreach ([fn() => date_parse_from_format($format, $text), fn() => new DateInterval($duration),
        fn() => timezone_open($name)?->getName(), fn() => new DatePeriod($duration),
        fn() => at(1700000000, $zone)->format($format), fn() => DateInterval::createFromDateString($text)] as $attempt) {
        try {
            $shown[] = $attempt();
        } catch (Throwable $error) {
            $shown[] = get_class($error) . bin2hex($error->getMessage());
        }
    }
    return array_map(fn($value) => is_string($value) ? bin2hex($value) : $value, $shown);
}

foreach (json_decode(file_get_contents($argv[1])) as $case) {
    $topic = array_shift($case);
    date_default_timezone_set(preg_match('~/|UTC~', $case[0]) ? $case[0] : "Europe/Prague");
    echo json_encode($topic(...$case), JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
}
