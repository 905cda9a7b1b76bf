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
        foreach ([["Y-m-d H:i:s", "2024-05-06 07:08:09"], ["Y-m-d|", "2024-03-31"], ["!d/m/Y", "29/02/2024"], ["!H:i", "24:00"],
            ["Y-m-d\\TH:i", "2024-10-27T02:30"], ["!Y", "99"], ["!Y-m", "2024-02"], ["Y-m-d H:i", "2024-02-30 10:00"],
            ["Ymd His", "20240331 023000"], ["!m", "13"], ["!i", "5"], ["Y-m-d H:i:s", "2024-05-06 07:08:09 "], ["Y-m-d?H", "2024-05-06x07"],
            ["Y-m-d H:i:s", "2024-05-06  07:08:09"], ["H:i:s", "x"], ["Y-m-d H:i:s P", "2024-05-06 07:08:09 +01:00"]] as [$format, $text]) {
            array_push($shown, DateTime::createFromFormat($format, $text), DateTimeImmutable::createFromFormat($format, $text, $zone),
                DateTime::getLastErrors());
        }
        $today = DateTime::createFromFormat("Y-m-d", "2024-07-06");
        $shown[] = [$today->format("Y-m-d u"), abs(strtotime($today->format("H:i:s")) - time()) < 5 || date("H") === "00"];
        foreach (["2024-03-31", "2024-10-27", "2024-03-10", "2024-11-03", "2024-04-07", "2024-10-06"] as $day) {
            for ($minutes = 0; $minutes < 240; $minutes += 15) {
                $text = sprintf("%s %02d:%02d", $day, $minutes / 60, $minutes % 60);
                array_push($shown, new DateTime($text), new DateTimeImmutable("$text:07 +45 minutes"), strtotime($text),
                    DateTime::createFromFormat("Y-m-d H:i", $text));
            }
        }
        foreach ([0, -86400 * 20000, 1711846800, 4000000000] as $time) {
            array_push($shown, getdate($time), gmdate(LETTERS, $time));
        }
        $lines = array_map(show(...), $shown);
        echo $name, " ", $round, " ", count($lines), " ", md5(implode("\n", $lines)), "\n";
    }
}
$one = new DateTime("2024-05-06 10:00:00");
$two = DateTimeImmutable::createFromMutable($one);
var_dump($one == $two, $one <=> $two->setTime(10, 0, 0, 1), $one < $two->modify("-1 sec"), max($one, $two->modify("+1 day"))->format("d"),
    in_array($two, [$one]), $one == new DateTime("2024-05-06 09:59:59"));
$copy = clone $one;
$copy->modify("+1 month");
echo $one->format("c "), $copy->format("c "), json_encode([$one, "at" => $two->setTimezone(new DateTimeZone("Europe/Prague"))]), "\n",
    json_encode($one, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES), "\n";
var_dump($one->getTimezone(), $two->getTimezone() == $one->getTimezone(), (new DateTimeZone("europe/prague"))->getName());
foreach (["Nowhere/Land", "", "UTC\0", "+25:00x"] as $name) {
    try {
        new DateTimeZone($name);
    } catch (Throwable $exception) {
        echo $exception->getMessage(), "\n";
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
var_dump($day->modify("+1 day"), (clone $day)->note, json_encode($day), $day == new Day("2024-05-06"), $day->modify("+1 day")->note, $day->diff(new Day("2024-05-01"))->days);
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
Europe/Prague 0 1890 ef9289592e4bf59b7525a5477db5e8ea
Europe/Prague 1 1890 ef9289592e4bf59b7525a5477db5e8ea
UTC 0 1890 71a0ca6241a6e1275900d0c61153783b
UTC 1 1890 71a0ca6241a6e1275900d0c61153783b
America/New_York 0 1890 b8e12794dc9afe224684398652cc22ae
America/New_York 1 1890 b8e12794dc9afe224684398652cc22ae
Australia/Lord_Howe 0 1890 2423029db5e3187923883d5f90e4805c
Australia/Lord_Howe 1 1890 2423029db5e3187923883d5f90e4805c
Asia/Kolkata 0 1890 faa2d46770ebb4c4db91dbbf423e7644
Asia/Kolkata 1 1890 faa2d46770ebb4c4db91dbbf423e7644
bool(true)
int(-1)
bool(false)
string(2) "07"
bool(true)
bool(false)
2024-05-06T10:00:00+05:30 2024-06-06T10:00:00+05:30 {"0":{"date":"2024-05-06 10:00:00.000000","timezone_type":3,"timezone":"Asia\/Kolkata"},"at":{"date":"2024-05-06 06:30:00.000000","timezone_type":3,"timezone":"Europe\/Prague"}}
{
    "date": "2024-05-06 10:00:00.000000",
    "timezone_type": 3,
    "timezone": "Asia/Kolkata"
}
object(DateTimeZone)#1064 (2) {
  ["timezone_type"]=>
  int(3)
  ["timezone"]=>
  string(12) "Asia/Kolkata"
}
bool(true)
string(13) "europe/prague"
DateTimeZone::__construct(): Unknown or bad timezone (Nowhere/Land)
DateTimeZone::__construct(): Unknown or bad timezone ()
DateTimeZone::__construct(): Argument #1 ($timezone) must not contain any null bytes
DateTimeZone::__construct(): Unknown or bad timezone (+25:00x)
object(Day)#1064 (4) {
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
string(96) "{"note":"kept","date":"2024-05-06 12:00:00.000000","timezone_type":3,"timezone":"Asia\/Kolkata"}"
bool(true)
string(4) "kept"
int(5)

Deprecated: Creation of dynamic property DateInterval::$days is deprecated in {PWD}/known_stretches_of_time.php on line 111
int(0)
int(7)
string(5) "unset"
DateTimeImmutable::diff(): Argument #1 ($targetObject) must be of type DateTimeInterface, string given
