--TEST--
Times that the clock skips, and those it shows twice
--FILE--
<?php
foreach (["Europe/Prague" => ["2020-03-29 02:30", "2020-10-25 02:30", "2020-10-25 02:30 +01:00"],
    "America/New_York" => ["2021-03-14 02:30", "2021-11-07 01:30"], "Australia/Lord_Howe" => ["2020-10-04 02:15", "2020-04-05 01:45"],
    "Pacific/Apia" => ["2011-12-30 12:00"]] as $zone => $texts) {
    foreach ($texts as $text) {
        $date = (new DateTime($text, new DateTimeZone($zone)))->setTimezone(new DateTimeZone($zone));
        echo $zone, " ", $text, $date->format(" c T U"), $date->modify("+1 hour")->format(" c T"), "\n";
    }
}
--EXPECT--
Europe/Prague 2020-03-29 02:30 2020-03-29T03:30:00+02:00 CEST 1585445400 2020-03-29T04:30:00+02:00 CEST
Europe/Prague 2020-10-25 02:30 2020-10-25T02:30:00+01:00 CET 1603589400 2020-10-25T03:30:00+01:00 CET
Europe/Prague 2020-10-25 02:30 +01:00 2020-10-25T02:30:00+01:00 CET 1603589400 2020-10-25T03:30:00+01:00 CET
America/New_York 2021-03-14 02:30 2021-03-14T03:30:00-04:00 EDT 1615707000 2021-03-14T04:30:00-04:00 EDT
America/New_York 2021-11-07 01:30 2021-11-07T01:30:00-04:00 EDT 1636263000 2021-11-07T02:30:00-05:00 EST
Australia/Lord_Howe 2020-10-04 02:15 2020-10-04T02:45:00+11:00 +11 1601739900 2020-10-04T03:45:00+11:00 +11
Australia/Lord_Howe 2020-04-05 01:45 2020-04-05T01:45:00+10:30 +1030 1586013300 2020-04-05T02:45:00+10:30 +1030
Pacific/Apia 2011-12-30 12:00 2011-12-31T12:00:00+14:00 +14 1325282400 2011-12-31T13:00:00+14:00 +14
