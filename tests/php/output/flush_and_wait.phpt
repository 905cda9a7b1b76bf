--TEST--
Output that is out before the script waits
--FILE--
<?php
echo 'a';
flush();
var_dump(sleep(0), usleep(10));
try {
    sleep(-1);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
aint(0)
NULL
sleep(): Argument #1 ($seconds) must be greater than or equal to 0
