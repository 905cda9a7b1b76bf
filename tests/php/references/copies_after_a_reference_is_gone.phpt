--TEST--
An array with a reference held once is copied as if it held the value
--FILE--
<?php
function change(&$s) { $s = 'changed'; }
function string_key() { $a = ['x' => 'f', 'y' => 1]; change($a['x']); $b = $a; $b['x'] = 'copy'; echo $a['x'], "\n"; }
function int_key() { $a = [5 => 'f', 1]; change($a[5]); $b = $a; $b[5] = 'copy'; echo $a[5], "\n"; }
function packed() { $a = ['f', 1]; change($a[0]); $b = $a; $b[0] = 'copy'; echo $a[0], "\n"; }
string_key();
int_key();
packed();
$s = 'ab';
for ($i = 0; $i < 3; $i++) { $s .= $s; }
echo $s, "\n";
--EXPECT--
changed
changed
changed
abababababababab
