--TEST--
What no arm of a match takes
--FILE--
<?php
function f($x) { try { return match ($x) { 'a' => 1, 'b' => 2 }; } catch (\UnhandledMatchError $e) { return $e->getMessage(); } }
foreach ([1, 'c', null, 1.5, true, [], 12345678901, -3, str_repeat('x', 20)] as $v) { echo f($v), "\n"; }
try { echo match ($undef) { 1 => 2 }; } catch (\UnhandledMatchError $e) { echo $e->getMessage(), "\n"; }
$r = 5; $s = &$r; try { match ($r) {}; } catch (\UnhandledMatchError $e) { echo $e->getMessage(), "\n"; } try { match (strlen('abc')) { 1 => 1 }; } catch (\UnhandledMatchError $e) { echo $e->getMessage(), "\n"; } try { match ('lit') { 1 => 1 }; } catch (\UnhandledMatchError $e) { echo $e->getMessage(), "\n"; } try { match (new stdClass) { 1 => 1 }; } catch (\UnhandledMatchError $e) { echo $e->getMessage(), "\n"; }
--EXPECTF--
Unhandled match case 1
Unhandled match case 'c'
Unhandled match case NULL
Unhandled match case 1.5
Unhandled match case true
Unhandled match case of type array
Unhandled match case 12345678901
Unhandled match case -3
Unhandled match case 'xxxxxxxxxxxxxxx...'

Warning: Undefined variable $undef in %s on line 4
Unhandled match case NULL
Unhandled match case of type int
Unhandled match case 3
Unhandled match case 'lit'
Unhandled match case of type stdClass
