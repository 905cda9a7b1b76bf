--TEST--
setISODate() with weeks and days beyond 64 bits
--FILE--
<?php
$date = new DateTime('2020-02-29 12:34:56 UTC');
foreach ([[5, PHP_INT_MIN, 1], [5, PHP_INT_MAX, 1], [5, 1, PHP_INT_MAX], [5, PHP_INT_MIN + 1, 1]] as $week) {
    echo $date->setISODate(...$week)->format("Y-m-d\n");
}
--EXPECT--
25252734927766559-07-24
25252734927766559-07-17
-25252734927766550-06-07
-25252734927766550-06-09
