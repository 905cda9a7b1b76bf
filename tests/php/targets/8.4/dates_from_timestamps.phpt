--TEST--
DateTime::createFromTimestamp(), microseconds
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([0, 1.5, -1.25, 1e10, -62135596800, '5', 2147483648.999999] as $t) echo json_encode($t), ' ', \DateTime::createFromTimestamp($t)->format('c u'), ' ', \DateTimeImmutable::createFromTimestamp($t)->getMicrosecond(), "\n"; foreach ([NAN, INF, 1e20, -1e20] as $t) try { DateTime::createFromTimestamp($t); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } $d = new DateTime('2020-01-01 UTC'); echo $d->setMicrosecond(999999)->format('u'), "\n"; class D extends DateTime {} echo get_class(D::createFromTimestamp(1)), "\n";
--EXPECT--
0 1970-01-01T00:00:00+00:00 000000 0
1.5 1970-01-01T00:00:01+00:00 500000 500000
-1.25 1969-12-31T23:59:58+00:00 750000 750000
10000000000 2286-11-20T17:46:40+00:00 000000 0
-62135596800 0001-01-01T00:00:00+00:00 000000 0
"5" 1970-01-01T00:00:05+00:00 000000 0
2147483648.999999 2038-01-19T03:14:08+00:00 999999 999999
DateRangeError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, NAN given
DateRangeError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, INF given
DateRangeError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, 1.0e+20 given
DateRangeError: DateTime::createFromTimestamp(): Argument #1 ($timestamp) must be a finite number between -9223372036854775808 and 9223372036854775807.999999, -1.0e+20 given
999999
D
