--TEST--
strtotime() of relative texts
--FILE--
<?php
date_default_timezone_set("Europe/Prague");
$base = mktime(15, 30, 10, 7, 17, 2024);
foreach (["+1 day", "-2 weeks", "next month", "last day of february 2024", "first sat of July 2008 noon", "back of 7pm", "front of 5am",
    "+2 weekdays", "-7 weekdays", "monday next week", "sunday this week", "last monday of february 2024", "third friday of january 2022",
    "yesterday noon", "tomorrow 14:00", "first day of next year", "2 days ago", "1 month ago", "eighth day", "saturday this week",
    "monday", "wednesday", "-1 sat", "12 fortnights ago", "+1 week 2 days 4 hours 2 seconds", "midnight", "last week",
    "+3 msec -5 usec", "3 weekdays ago 10:00", "this friday", "previous year", "@86400 +1 day"] as $text) {
    echo str_pad($text, 34), date(" D Y-m-d H:i:s", strtotime($text, $base)), "\n";
}
--EXPECT--
+1 day                             Thu 2024-07-18 15:30:10
-2 weeks                           Wed 2024-07-03 15:30:10
next month                         Sat 2024-08-17 15:30:10
last day of february 2024          Thu 2024-02-29 00:00:00
first sat of July 2008 noon        Sat 2008-07-05 12:00:00
back of 7pm                        Wed 2024-07-17 19:15:00
front of 5am                       Wed 2024-07-17 04:45:00
+2 weekdays                        Fri 2024-07-19 15:30:10
-7 weekdays                        Mon 2024-07-08 15:30:10
monday next week                   Mon 2024-07-22 00:00:00
sunday this week                   Sun 2024-07-21 00:00:00
last monday of february 2024       Mon 2024-02-26 00:00:00
third friday of january 2022       Fri 2022-01-21 00:00:00
yesterday noon                     Tue 2024-07-16 12:00:00
tomorrow 14:00                     Thu 2024-07-18 14:00:00
first day of next year             Tue 2025-07-01 15:30:10
2 days ago                         Mon 2024-07-15 15:30:10
1 month ago                        Mon 2024-06-17 15:30:10
eighth day                         Thu 2024-07-25 15:30:10
saturday this week                 Sat 2024-07-20 00:00:00
monday                             Mon 2024-07-22 00:00:00
wednesday                          Wed 2024-07-17 00:00:00
-1 sat                             Sat 2024-07-13 15:30:10
12 fortnights ago                  Wed 2024-01-31 15:30:10
+1 week 2 days 4 hours 2 seconds   Fri 2024-07-26 19:30:12
midnight                           Wed 2024-07-17 00:00:00
last week                          Mon 2024-07-08 15:30:10
+3 msec -5 usec                    Wed 2024-07-17 15:30:10
3 weekdays ago 10:00               Fri 2024-07-12 10:00:00
this friday                        Fri 2024-07-19 00:00:00
previous year                      Mon 2023-07-17 15:30:10
@86400 +1 day                      Sat 1970-01-03 01:00:00
