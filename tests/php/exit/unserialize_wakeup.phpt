--TEST--
exit() in __wakeup(): the objects die without their destructors
--FILE--
<?php
class A { function __wakeup() { echo "wakeup\n"; exit; } function __destruct() { echo "[A]\n"; } }
unserialize('a:2:{i:0;O:1:"A":0:{}i:1;O:1:"A":0:{}}');
--EXPECT--
wakeup
