--TEST--
Comparisons of enums, objects and booleans
--INI--
zvm.php=8.5
--FILE--
<?php
enum E { case A; case B; } foreach ([[E::A, true], [E::A, false], [E::A, null], [E::A, E::B], [E::A, 'A'], [new stdClass, true], [null, false], [[], false], ['0', false], [0, 'a'], [NAN, true]] as [$a, $b]) echo json_encode([$a == $b, $b == $a, @($a <=> $b), $a < $b, $a > $b]), "\n"; $l = [E::B, 3, E::A, true]; sort($l); foreach ($l as $v) echo $v instanceof E ? $v->name : json_encode($v), ' ';
--EXPECT--
[true,true,0,false,false]
[false,false,1,false,true]
[false,false,1,false,true]
[false,false,1,false,false]
[false,false,1,false,false]
[true,true,0,false,false]
[true,true,0,false,false]
[true,true,0,false,false]
[true,true,0,false,false]
[false,false,-1,true,false]
[true,true,0,false,false]
3 A B true
