--TEST--
Dates of four calendars to day counts and back
--EXTENSIONS--
calendar
--FILE--
<?php
foreach ([-1, 0, 1, 347997, 347998, 1721425, 2299161, 2375839, 2375840, 2380952, 2380953, 2440588, 2459876, 2460300, 324542846, 324542847, PHP_INT_MAX] as $day) {
    echo $day, ": ", jdtogregorian($day), " ", jdtojulian($day), " ", jdtojewish($day), " ", jdtofrench($day), " ", jddayofweek($day), " ",
        jddayofweek($day, CAL_DOW_LONG), " ", jddayofweek($day, CAL_DOW_SHORT), " ";
    for ($mode = 0; $mode < 7; $mode++) echo jdmonthname($day, $mode), " ";
    for ($calendar = 0; $calendar < CAL_NUM_CALS; $calendar++) echo implode(",", cal_from_jd($day, $calendar)), " ";
    echo "\n";
}
foreach ([[1, 1, 2000], [2, 30, 2001], [13, 1, 5], [6, 15, 5783], [7, 15, 5783], [6, 15, 5784], [3, 30, 5785], [1, 1, 0], [11, 24, -4714], [11, 25, -4714],
    [1, 1, -4713], [1, 2, -4713], [12, 31, -1], [1, 31, 14], [0, 1, 1], [1, 0, 1], [1, 32, 1]] as $date) {
    echo implode("/", $date), ": ", gregoriantojd(...$date), " ", juliantojd(...$date), " ", jewishtojd(...$date), " ", frenchtojd(...$date);
    for ($calendar = 0; $calendar < CAL_NUM_CALS; $calendar++) {
        echo " ", cal_to_jd($calendar, ...$date), " ";
        try { echo cal_days_in_month($calendar, $date[0], $date[2]); } catch (ValueError $e) { echo $e->getMessage(); }
    }
    echo "\n";
}
foreach ([2459876, 2460380, 347998] as $day) foreach ([0, 2, 4, 8, 14] as $flags) echo bin2hex(jdtojewish($day, true, $flags)), "\n";
print_r(cal_info());
foreach ([fn() => cal_info(9), fn() => cal_to_jd(-1, 1, 1, 1), fn() => cal_from_jd(1, 4), fn() => cal_days_in_month(5, 1, 1), fn() => jdtojewish(1, true),
    fn() => jdtounix(1), fn() => jdtounix(PHP_INT_MAX), fn() => unixtojd(-1)] as $f) {
    try { $f(); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
}
echo jdtounix(2440589), " ", unixtojd(86400 * 365), " ", unixtojd() > 2460000 ? "now" : "then", "\n";
?>
--EXPECT--
-1: 0/0/0 0/0/0 0/0/0 0/0/0 0 Sunday Sun        0/0/0,0,0,0,0,Sun,Sunday,, 0/0/0,0,0,0,0,Sun,Sunday,, 0/0/0,0,0,0,,,,, 0/0/0,0,0,0,0,Sun,Sunday,, 
0: 0/0/0 0/0/0 0/0/0 0/0/0 1 Monday Mon        0/0/0,0,0,0,1,Mon,Monday,, 0/0/0,0,0,0,1,Mon,Monday,, 0/0/0,0,0,0,,,,, 0/0/0,0,0,0,1,Mon,Monday,, 
1: 11/25/-4714 1/2/-4713 0/0/0 0/0/0 2 Tuesday Tue Nov November Jan January   Nov 11/25/-4714,11,25,-4714,2,Tue,Tuesday,Nov,November 1/2/-4713,1,2,-4713,2,Tue,Tuesday,Jan,January 0/0/0,0,0,0,,,,, 0/0/0,0,0,0,2,Tue,Tuesday,, 
347997: 9/6/-3761 10/6/-3761 0/0/0 0/0/0 0 Sunday Sun Sep September Oct October   Sep 9/6/-3761,9,6,-3761,0,Sun,Sunday,Sep,September 10/6/-3761,10,6,-3761,0,Sun,Sunday,Oct,October 0/0/0,0,0,0,,,,, 0/0/0,0,0,0,0,Sun,Sunday,, 
347998: 9/7/-3761 10/7/-3761 1/1/1 0/0/0 1 Monday Mon Sep September Oct October Tishri  Sep 9/7/-3761,9,7,-3761,1,Mon,Monday,Sep,September 10/7/-3761,10,7,-3761,1,Mon,Monday,Oct,October 1/1/1,1,1,1,1,Mon,Monday,Tishri,Tishri 0/0/0,0,0,0,1,Mon,Monday,, 
1721425: 12/31/-1 1/2/1 4/17/3761 0/0/0 0 Sunday Sun Dec December Jan January Tevet  Dec 12/31/-1,12,31,-1,0,Sun,Sunday,Dec,December 1/2/1,1,2,1,0,Sun,Sunday,Jan,January 4/17/3761,4,17,3761,0,Sun,Sunday,Tevet,Tevet 0/0/0,0,0,0,0,Sun,Sunday,, 
2299161: 10/15/1582 10/5/1582 1/19/5343 0/0/0 5 Friday Fri Oct October Oct October Tishri  Oct 10/15/1582,10,15,1582,5,Fri,Friday,Oct,October 10/5/1582,10,5,1582,5,Fri,Friday,Oct,October 1/19/5343,1,19,5343,5,Fri,Friday,Tishri,Tishri 0/0/0,0,0,0,5,Fri,Friday,, 
2375839: 9/21/1792 9/10/1792 1/5/5553 0/0/0 5 Friday Fri Sep September Sep September Tishri  Sep 9/21/1792,9,21,1792,5,Fri,Friday,Sep,September 9/10/1792,9,10,1792,5,Fri,Friday,Sep,September 1/5/5553,1,5,5553,5,Fri,Friday,Tishri,Tishri 0/0/0,0,0,0,5,Fri,Friday,, 
2375840: 9/22/1792 9/11/1792 1/6/5553 1/1/1 6 Saturday Sat Sep September Sep September Tishri Vendemiaire Sep 9/22/1792,9,22,1792,6,Sat,Saturday,Sep,September 9/11/1792,9,11,1792,6,Sat,Saturday,Sep,September 1/6/5553,1,6,5553,6,Sat,Saturday,Tishri,Tishri 1/1/1,1,1,1,6,Sat,Saturday,Vendemiaire,Vendemiaire 
2380952: 9/22/1806 9/10/1806 1/10/5567 13/5/14 1 Monday Mon Sep September Sep September Tishri Extra Sep 9/22/1806,9,22,1806,1,Mon,Monday,Sep,September 9/10/1806,9,10,1806,1,Mon,Monday,Sep,September 1/10/5567,1,10,5567,1,Mon,Monday,Tishri,Tishri 13/5/14,13,5,14,1,Mon,Monday,Extra,Extra 
2380953: 9/23/1806 9/11/1806 1/11/5567 0/0/0 2 Tuesday Tue Sep September Sep September Tishri  Sep 9/23/1806,9,23,1806,2,Tue,Tuesday,Sep,September 9/11/1806,9,11,1806,2,Tue,Tuesday,Sep,September 1/11/5567,1,11,5567,2,Tue,Tuesday,Tishri,Tishri 0/0/0,0,0,0,2,Tue,Tuesday,, 
2440588: 1/1/1970 12/19/1969 4/23/5730 0/0/0 4 Thursday Thu Jan January Dec December Tevet  Jan 1/1/1970,1,1,1970,4,Thu,Thursday,Jan,January 12/19/1969,12,19,1969,4,Thu,Thursday,Dec,December 4/23/5730,4,23,5730,4,Thu,Thursday,Tevet,Tevet 0/0/0,0,0,0,4,Thu,Thursday,, 
2459876: 10/23/2022 10/10/2022 1/28/5783 0/0/0 0 Sunday Sun Oct October Oct October Tishri  Oct 10/23/2022,10,23,2022,0,Sun,Sunday,Oct,October 10/10/2022,10,10,2022,0,Sun,Sunday,Oct,October 1/28/5783,1,28,5783,0,Sun,Sunday,Tishri,Tishri 0/0/0,0,0,0,0,Sun,Sunday,, 
2460300: 12/21/2023 12/8/2023 4/9/5784 0/0/0 4 Thursday Thu Dec December Dec December Tevet  Dec 12/21/2023,12,21,2023,4,Thu,Thursday,Dec,December 12/8/2023,12,8,2023,4,Thu,Thursday,Dec,December 4/9/5784,4,9,5784,4,Thu,Thursday,Tevet,Tevet 0/0/0,0,0,0,4,Thu,Thursday,, 
324542846: 1/12/883856 11/20/883837 12/13/887605 0/0/0 6 Saturday Sat Jan January Nov November Av  Jan 1/12/883856,1,12,883856,6,Sat,Saturday,Jan,January 11/20/883837,11,20,883837,6,Sat,Saturday,Nov,November 12/13/887605,12,13,887605,6,Sat,Saturday,Av,Av 0/0/0,0,0,0,6,Sat,Saturday,, 
324542847: 1/13/883856 11/21/883837 0/0/0 0/0/0 0 Sunday Sun Jan January Nov November   Jan 1/13/883856,1,13,883856,0,Sun,Sunday,Jan,January 11/21/883837,11,21,883837,0,Sun,Sunday,Nov,November 0/0/0,0,0,0,,,,, 0/0/0,0,0,0,0,Sun,Sunday,, 
9223372036854775807: 0/0/0 0/0/0 0/0/0 0/0/0 1 Monday Mon        0/0/0,0,0,0,1,Mon,Monday,, 0/0/0,0,0,0,1,Mon,Monday,, 0/0/0,0,0,0,,,,, 0/0/0,0,0,0,1,Mon,Monday,, 
1/1/2000: 2451545 2451558 1078112 0 2451545 31 2451558 31 1078112 30 0 Invalid date
2/30/2001: 2451971 2451984 1078526 0 2451971 28 2451984 28 1078526 30 0 Invalid date
13/1/5: 0 0 349771 2377661 0 Invalid date 0 Invalid date 349771 29 2377661 5
6/15/5783: 3833423 3833464 2460012 0 3833423 30 3833464 30 2460012 0 0 Invalid date
7/15/5783: 3833453 3833494 2460012 0 3833453 31 3833494 31 2460012 29 0 Invalid date
6/15/5784: 3833789 3833830 2460365 0 3833789 30 3833830 30 2460365 30 0 Invalid date
3/30/5785: 3834077 3834118 2460676 0 3834077 31 3834118 31 2460676 30 0 Invalid date
1/1/0: 0 0 0 0 0 Invalid date 0 Invalid date 0 Invalid date 0 Invalid date
11/24/-4714: 0 0 0 0 0 Invalid date 0 Invalid date 0 Invalid date 0 Invalid date
11/25/-4714: 1 0 0 0 1 Invalid date 0 Invalid date 0 Invalid date 0 Invalid date
1/1/-4713: 38 0 0 0 38 31 0 Invalid date 0 Invalid date 0 Invalid date
1/2/-4713: 39 1 0 0 39 31 1 Invalid date 0 Invalid date 0 Invalid date
12/31/-1: 1721425 1721423 0 0 1721425 31 1721423 31 0 Invalid date 0 Invalid date
1/31/14: 1726204 1726202 0 0 1726204 31 1726202 31 0 30 0 30
0/1/1: 0 0 0 0 0 Invalid date 0 Invalid date 0 Invalid date 0 Invalid date
1/0/1: 0 0 0 0 0 31 0 31 0 30 0 30
1/32/1: 0 0 0 0 0 31 0 31 0 30 0 30
ebe720faf9f8e920e4faf9f4e2
ebe720faf9f8e920e427faf9f4e2
ebe720faf9f8e920e420e0ecf4e9ed20faf9f4e2
eb22e720faf9f8e920e4faf9f422e2
eb22e720faf9f8e920e42720e0ecf4e9ed20faf9f422e2
ec20e0e3f820e02720e4faf9f4e3
ec20e0e3f820e02720e427faf9f4e3
ec20e0e3f820e02720e420e0ecf4e9ed20faf9f4e3
ec2720e0e3f820e02720e4faf9f422e3
ec2720e0e3f820e02720e42720e0ecf4e9ed20faf9f422e3
e020faf9f8e920e0
e020faf9f8e920e0
e020faf9f8e920e0
e02720faf9f8e920e027
e02720faf9f8e920e027
Array
(
    [0] => Array
        (
            [months] => Array
                (
                    [1] => January
                    [2] => February
                    [3] => March
                    [4] => April
                    [5] => May
                    [6] => June
                    [7] => July
                    [8] => August
                    [9] => September
                    [10] => October
                    [11] => November
                    [12] => December
                )

            [abbrevmonths] => Array
                (
                    [1] => Jan
                    [2] => Feb
                    [3] => Mar
                    [4] => Apr
                    [5] => May
                    [6] => Jun
                    [7] => Jul
                    [8] => Aug
                    [9] => Sep
                    [10] => Oct
                    [11] => Nov
                    [12] => Dec
                )

            [maxdaysinmonth] => 31
            [calname] => Gregorian
            [calsymbol] => CAL_GREGORIAN
        )

    [1] => Array
        (
            [months] => Array
                (
                    [1] => January
                    [2] => February
                    [3] => March
                    [4] => April
                    [5] => May
                    [6] => June
                    [7] => July
                    [8] => August
                    [9] => September
                    [10] => October
                    [11] => November
                    [12] => December
                )

            [abbrevmonths] => Array
                (
                    [1] => Jan
                    [2] => Feb
                    [3] => Mar
                    [4] => Apr
                    [5] => May
                    [6] => Jun
                    [7] => Jul
                    [8] => Aug
                    [9] => Sep
                    [10] => Oct
                    [11] => Nov
                    [12] => Dec
                )

            [maxdaysinmonth] => 31
            [calname] => Julian
            [calsymbol] => CAL_JULIAN
        )

    [2] => Array
        (
            [months] => Array
                (
                    [1] => Tishri
                    [2] => Heshvan
                    [3] => Kislev
                    [4] => Tevet
                    [5] => Shevat
                    [6] => Adar I
                    [7] => Adar II
                    [8] => Nisan
                    [9] => Iyyar
                    [10] => Sivan
                    [11] => Tammuz
                    [12] => Av
                    [13] => Elul
                )

            [abbrevmonths] => Array
                (
                    [1] => Tishri
                    [2] => Heshvan
                    [3] => Kislev
                    [4] => Tevet
                    [5] => Shevat
                    [6] => Adar I
                    [7] => Adar II
                    [8] => Nisan
                    [9] => Iyyar
                    [10] => Sivan
                    [11] => Tammuz
                    [12] => Av
                    [13] => Elul
                )

            [maxdaysinmonth] => 30
            [calname] => Jewish
            [calsymbol] => CAL_JEWISH
        )

    [3] => Array
        (
            [months] => Array
                (
                    [1] => Vendemiaire
                    [2] => Brumaire
                    [3] => Frimaire
                    [4] => Nivose
                    [5] => Pluviose
                    [6] => Ventose
                    [7] => Germinal
                    [8] => Floreal
                    [9] => Prairial
                    [10] => Messidor
                    [11] => Thermidor
                    [12] => Fructidor
                    [13] => Extra
                )

            [abbrevmonths] => Array
                (
                    [1] => Vendemiaire
                    [2] => Brumaire
                    [3] => Frimaire
                    [4] => Nivose
                    [5] => Pluviose
                    [6] => Ventose
                    [7] => Germinal
                    [8] => Floreal
                    [9] => Prairial
                    [10] => Messidor
                    [11] => Thermidor
                    [12] => Fructidor
                    [13] => Extra
                )

            [maxdaysinmonth] => 30
            [calname] => French
            [calsymbol] => CAL_FRENCH
        )

)
cal_info(): Argument #1 ($calendar) must be a valid calendar ID
cal_to_jd(): Argument #1 ($calendar) must be a valid calendar ID
cal_from_jd(): Argument #2 ($calendar) must be a valid calendar ID
cal_days_in_month(): Argument #1 ($calendar) must be a valid calendar ID
Year out of range (0-9999)
jday must be between 2440588 and 106751993607888
jday must be between 2440588 and 106751993607888
unixtojd(): Argument #1 ($timestamp) must be greater than or equal to 0
86400 2440953 now
