--TEST--
The next key after a negative one
--INI--
zvm.php=8.4
--FILE--
<?php
$a = []; $a[-10] = 1; $a[] = 2; $a[] = 3; echo json_encode($a), "\n";
$b = [-3 => 'x', 'y']; $b[] = 'z'; echo json_encode($b), "\n";
$c = array_fill(-5, 2, 0); $c[] = 1; echo json_encode($c), "\n";
function f() { $x = []; $x[-1] = 0; $x[] = 1; return $x; } echo json_encode(f()), json_encode(f()), "\n";
$d = [1, 2]; unset($d[0], $d[1]); $d[-7] = 1; $d[] = 2; echo json_encode($d), "\n";
--EXPECT--
{"-10":1,"-9":2,"-8":3}
{"-3":"x","-2":"y","-1":"z"}
{"-5":0,"-4":0,"-3":1}
{"-1":0,"0":1}{"-1":0,"0":1}
{"-7":1,"2":2}
