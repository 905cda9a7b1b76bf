--TEST--
An error handler that takes away the array that false has become
--FILE--
<?php
set_error_handler(function($code, $msg) {
    echo "Err: $msg\n";
    $GLOBALS['a']='';
});
$a=[!'a']; $a[0][$d]='b'; var_dump($a);
$a=[false]; $a[0][$d] += 2; var_dump($a);
$a=[false]; $a[0][$d]++; var_dump($a);
$a=[false]; $a[0][$d][1] = 3; var_dump($a);
$a=[false]; $x = &$a[0][$d]; var_dump($a);
$a=[false]; $a[0][] = $d; var_dump($a);
$a=false; $a[] = $d; var_dump($a);
$a=false; $a[1] = $d; var_dump($a);
$a=false; $a[$e] = $d; var_dump($a);
$a=false; $a[$e] .= $d; var_dump($a);
$a=false; [$a[$e]] = [1]; var_dump($a);
$a=false; $r = &$a; $a[$e] = 1; var_dump($a); unset($r);
$a=false; $r = &$a; $a[$e][1] = 1; var_dump($a); unset($r);
--EXPECT--
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
Err: Undefined variable $d
string(0) ""
Err: Automatic conversion of false to array is deprecated
Err: Undefined variable $d
string(0) ""
Err: Automatic conversion of false to array is deprecated
Err: Undefined variable $d
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Automatic conversion of false to array is deprecated
string(0) ""
Err: Undefined variable $e
string(0) ""
