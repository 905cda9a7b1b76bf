--TEST--
An error handler that takes away the string whose offset is being assigned
--FILE--
<?php
set_error_handler(function($code, $msg) {
    echo "Err: $msg\n";
    $GLOBALS['a']=null;
});
foreach (['$a[$y]=$a.=($y);', '$a="abc"; $a[1.5] = "xx";', '$a="abc"; $a[1] = "xx";', '$a="abc"; $a[1] = $u;',  '$a="abc"; $a["1x"] = $u;', '$a="abc"; $a[-9] = $u;', '$a="abc"; $r = &$a; $a[null] = "x"; unset($r);',
'$a = ["abc"]; $a[0][1.5] = "q";', '$a = new stdClass; $a->s = "abc"; $a->s[1.5] = "q";', '$a = "abc"; $a[1] = [];', '$a = "abc"; $a[8] = "xy";', '$a = "abc"; $a[true] ??= "xy";', '$a = "abc"; [$a[true]] = ["xy"];'] as $c) {
  echo "== $c\n"; unset($a); try { eval($c); } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump($a); }
--EXPECT--
== $a[$y]=$a.=($y);
Err: Undefined variable $y
Err: Undefined variable $y
Err: String offset cast occurred
NULL
== $a="abc"; $a[1.5] = "xx";
Err: String offset cast occurred
NULL
== $a="abc"; $a[1] = "xx";
Err: Only the first byte will be assigned to the string offset
NULL
== $a="abc"; $a[1] = $u;
Err: Undefined variable $u
NULL
== $a="abc"; $a["1x"] = $u;
Err: Illegal string offset "1x"
NULL
== $a="abc"; $a[-9] = $u;
Err: Illegal string offset -9
NULL
== $a="abc"; $r = &$a; $a[null] = "x"; unset($r);
Err: String offset cast occurred
NULL
== $a = ["abc"]; $a[0][1.5] = "q";
Err: String offset cast occurred
NULL
== $a = new stdClass; $a->s = "abc"; $a->s[1.5] = "q";
Err: String offset cast occurred
NULL
== $a = "abc"; $a[1] = [];
Err: Array to string conversion
NULL
== $a = "abc"; $a[8] = "xy";
Err: Only the first byte will be assigned to the string offset
NULL
== $a = "abc"; $a[true] ??= "xy";
string(3) "abc"
== $a = "abc"; [$a[true]] = ["xy"];
Err: String offset cast occurred
NULL
