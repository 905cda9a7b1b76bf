--TEST--
bzcompress() and bzdecompress()
--EXTENSIONS--
bz2
--FILE--
<?php
foreach ([[1, 0], [9, 250], [0, 0], [10, 0], [4, 251], [4, -1]] as [$blocks, $work]) {
    $packed = bzcompress("hello", $blocks, $work);
    echo is_int($packed) ? $packed : bin2hex($packed), "\n";
}
$packed = bzcompress(str_repeat("abc", 5000));
var_dump(strlen(bzdecompress($packed)), bzdecompress(""), bzdecompress("abcdefgh"), strlen(bzdecompress(substr($packed, 0, -5))));
var_dump(bzdecompress(substr($packed, 0, 10)), strlen(bzdecompress($packed . "xx", true)), bzdecompress("BZh9xxxx"), bzdecompress("BZ"));
$packed[20] = $packed[25] = "\xff";
var_dump(bzdecompress($packed));
--EXPECT--
425a68313141592653591931653d00000081000244a000219a68334d07338bb9229c28480c98b29e80
425a68393141592653591931653d00000081000244a000219a68334d07338bb9229c28480c98b29e80
-2
-2
-2
-2
int(15000)
string(0) ""
int(-5)
int(15000)
string(0) ""
int(15000)
int(-4)
string(0) ""
int(-4)
