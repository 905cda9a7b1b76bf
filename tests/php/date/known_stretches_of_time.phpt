--TEST--
Dates in stretches of time that a zone has been asked about before: read, shown, changed, subtracted
--FILE--
<?php
const TEXTS = ["2024-03-28", "2024-02-29 23:59", "2023-10-29 02:30:15", "2024-07-01 12:00:00 +3 days", "2024-02-30",
    "2024-01-31 +1 month", "2024-05-06 7:08", "2024-13-01", "2024-11-03 01:30 -90 minutes", "0099-01-01", "2024-05-06 -8 weeks",
    "2024-05-06 +1 fortnight", "2024-05-06 10:00 +1000000000 sec", "2024-12-31 +1 sec", "2024-08-15 24:00", "", "now"];
const AMOUNTS = ["+1 day", "-40 days", "+13 months", "-1 year", "+36 hours", "+90 mins", "-100000 secs", "+2 weeks", "+5 days ago",
    "+ 1 day", "+1day", "+12 Days", "10:30", "2024-05-06", "2024-05-06 10:30", "+0 day", "-1 week", "+1", "+1 ", "-"];
const LETTERS = "d D j l N S w z W t L o y Y x X F M m n a A g G h H i s u v B U e T P O p Z I c r \\d \\\\ q 1 \n";

function show(mixed $value): string
{
    return match (true) {
        $value instanceof DateTimeInterface => $value->format("Y-m-d H:i:s.u T e U"),
        $value instanceof DateInterval => $value->format("%R %y %m %d %h %i %s %f %a | %Y-%M-%D %H:%I:%S.%F %% %q %"),
        default => var_export($value, true),
    };
}

foreach (["Europe/Prague", "UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"] as $name) {
    $zone = new DateTimeZone($name);
    date_default_timezone_set($name);
    for ($round = 0; $round < 2; $round++) {
        $shown = [];
        foreach ([0, -1, 1711846799, 1711846800, 1717200000, 1730000000, -86400 * 365 * 40, 4102444799] as $time) {
            $date = (new DateTimeImmutable("@$time"))->setTimezone($zone);
            $changing = DateTime::createFromImmutable($date);
            array_push($shown, $date->format(LETTERS), date(LETTERS, $time), $date->getOffset(), $date->getTimestamp());
            foreach (AMOUNTS as $words) {
                $shown[] = @$date->modify($words);
                $shown[] = strtotime($words, $time);
                $shown[] = @(clone $changing)->modify($words);
            }
            foreach (["P1D", "P1M2DT3H4M5S", "PT36H", "P1Y", "PT0S", "P3W"] as $duration) {
                $interval = new DateInterval($duration);
                array_push($shown, $date->add($interval), $date->sub($interval), (clone $changing)->add($interval));
                $interval->invert = 1;
                $interval->f = 0.25;
                array_push($shown, $date->add($interval), $date->sub($interval));
            }
            array_push($shown, $date->setTime(25, 61), $date->setTime(1, 2, 3, 4), $date->setDate(2024, 14, 40),
                $date->setTimestamp($time + 7), $date->setTimezone(new DateTimeZone("Asia/Tokyo")), $changing->setDate(2001, 2, 3),
                $changing, mktime(1, 2, 3, 4, 5 + $time % 100, 2020), mktime(-5, 70, 3, 14, 0, 1999));
            foreach ([1711846799, 1730000000, 1700000000, $time + 86400, $time + 3600] as $other) {
                $difference = $date->diff($changing->setTimestamp($other));
                array_push($shown, $difference, $difference->y, $difference->m, $difference->d, $difference->h, $difference->i,
                    $difference->s, $difference->f, $difference->invert, $difference->days, isset($difference->q),
                    date_diff($changing, $date, true), $date->add($difference), $changing->sub($difference));
            }
        }
        foreach (TEXTS as $text) {
            try {
                $now = $text === "" || $text === "now";
                $date = new DateTime($text);
                array_push($shown, $now ? abs(time() - $date->getTimestamp()) < 5 : $date, DateTime::getLastErrors());
                $shown[] = $now ? 0 : new DateTimeImmutable($text, $zone);
                $shown[] = $now ? 0 : strtotime($text);
            } catch (Exception $exception) {
                $shown[] = $exception->getMessage();
            }
        }
        $lines = array_map(show(...), $shown);
        echo $name, " ", $round, " ", count($lines), " ", md5(implode("\n", $lines)), "\n";
    }
}
class Day extends DateTimeImmutable
{
    public $note = "kept";

    public function __construct(string $text)
    {
        parent::__construct("$text 12:00:00");
    }
}
$day = new Day("2024-05-06");
var_dump($day->modify("+1 day"), $day->modify("+1 day")->note, $day->diff(new Day("2024-05-01"))->days);
$interval = $day->diff($day);
$interval->days = 5;
$interval->y = "7";
var_dump($interval->days, $interval->y, $interval->nothing ?? "unset");
try {
    $day->diff("today");
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Europe/Prague 0 1449 d635d312d5e46604b7499e21fe0958f4
Europe/Prague 1 1449 d635d312d5e46604b7499e21fe0958f4
UTC 0 1449 5fd8185f5b6604cb7c8a17f3d67b8f8c
UTC 1 1449 5fd8185f5b6604cb7c8a17f3d67b8f8c
America/New_York 0 1449 05ebe3bcb6bb09c19b40ecb65763ba5d
America/New_York 1 1449 05ebe3bcb6bb09c19b40ecb65763ba5d
Australia/Lord_Howe 0 1449 e5f9af304401885df28c55cc8e015256
Australia/Lord_Howe 1 1449 e5f9af304401885df28c55cc8e015256
Asia/Kolkata 0 1449 98a8d913dced3a5df7d84d7393d7f233
Asia/Kolkata 1 1449 98a8d913dced3a5df7d84d7393d7f233
object(Day)#746 (4) {
  ["note"]=>
  string(4) "kept"
  ["date"]=>
  string(26) "2024-05-07 12:00:00.000000"
  ["timezone_type"]=>
  int(3)
  ["timezone"]=>
  string(12) "Asia/Kolkata"
}
string(4) "kept"
int(5)

Deprecated: Creation of dynamic property DateInterval::$days is deprecated in {PWD}/known_stretches_of_time.php on line 76
int(0)
int(7)
string(5) "unset"
DateTimeImmutable::diff(): Argument #1 ($targetObject) must be of type DateTimeInterface, string given
