--TEST--
@ silences all but fatal errors, and its end restores what was there unless the expression changed it
--FILE--
<?php
function level(): string { return (string) error_reporting(); }
error_reporting(E_ALL);
echo level(), ' ', @level(), ' ', level(), "\n";
echo @(@level()) . ' ' . @(level() . @level() . level()), "\n";
error_reporting(E_WARNING);
echo @level(), ' ', level(), "\n";
error_reporting(E_ERROR);
echo @level(), ' ', level(), "\n";
error_reporting(0);
echo @level(), ' ', level(), "\n";
error_reporting(E_ALL);
@error_reporting(E_NOTICE);
echo level(), "\n";
error_reporting(E_ALL);
@error_reporting(E_ERROR);
echo level(), "\n";
error_reporting(E_ALL);
@ini_set('error_reporting', '8');
echo level(), "\n";
error_reporting(E_ALL);
function thrower() { throw new Exception(level()); }
try { @thrower(); } catch (Exception $e) { echo $e->getMessage(), ' ', level(), "\n"; }
try { @(@thrower() . @level()); } catch (Exception $e) { echo $e->getMessage(), ' ', level(), "\n"; }
function generator() { yield @level(); yield level(); }
foreach (@generator() as $level) { echo $level, ' '; }
echo "\n", @$undefined['key'], error_get_last()['message'], ' ', error_get_last()['type'], "\n";
set_error_handler(function ($number, $message) { echo '<', level(), ' ', $message, '>'; return true; });
echo @$undefined, $undefined, "\n";
for ($i = 0; $i < 3; $i++) { echo @[1][$i], ' ', level(), ' '; }
echo "\n";
--EXPECT--
32767 4437 32767
4437 443744374437
0 2
1 1
0 0
8
32767
8
4437 32767
4437 32767
4437 32767 
Trying to access array offset on value of type null 2
<4437 Undefined variable $undefined><32767 Undefined variable $undefined>
1 32767 <4437 Undefined array key 1> 32767 <4437 Undefined array key 2> 32767
