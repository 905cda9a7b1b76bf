--TEST--
Output and returned values of output handlers
--INI--
zvm.php=8.5
--FILE--
<?php
ob_start(function ($b) { echo 'inside'; return strtoupper($b); }); echo 'a'; ob_end_flush(); echo "\n"; ob_start(fn($b) => 5); echo 'b'; ob_end_flush(); echo "\n"; ob_start(fn($b) => null); echo 'c'; ob_end_flush(); ob_start(fn($b) => [1]); echo 'd'; ob_end_flush(); ob_start(fn($b) => true); echo 'e'; ob_end_flush(); ob_start(fn($b) => false); echo 'f'; ob_end_flush();
--EXPECT--
Deprecated: ob_end_flush(): Producing output from user output handler {closure:{PWD}/output_in_handlers.php:2} is deprecated in {PWD}/output_in_handlers.php on line 2
A
5
Arrayf
