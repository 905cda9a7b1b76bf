--TEST--
Output buffers and echo
--FILE--
<?php
class S { function __toString() { return "S" . ob_get_level(); } }
for ($i = 0; $i < 3; $i++) {
    ob_start(); echo "a", 1, 2.5, new S, true, null, "\n"; $x = ob_get_contents(); echo "more"; $y = ob_get_clean(); echo "[$x|$y]", ob_get_level(), "\n";
    ob_start(null); ob_start(); echo "in"; echo strlen(ob_get_contents()), ob_get_length(); ob_end_flush(); echo "out"; $z = ob_get_clean(); echo $z, "\n";
    ob_start(); $s = ob_get_status(); $n = ob_list_handlers(); var_dump(ob_end_clean(), ob_get_level(), @ob_get_clean(), ob_get_contents()); echo json_encode([$s, $n]), "\n";
    ob_start(fn($b) => strtoupper($b)); echo "abc"; ob_start(); echo "def", 5; ob_end_flush(); ob_end_flush(); echo "\n";
    ob_start(null, 4); echo "12"; echo "345"; echo "6"; ob_end_flush(); echo "\n";
    ob_start(function ($b, $mode) { return "($b:$mode)"; }); echo "x"; ob_flush(); echo "y"; ob_clean(); echo "z"; ob_end_flush(); echo "\n";
    ob_start(); echo "big", str_repeat("x", 20000); $big = ob_get_clean(); echo strlen($big), md5($big), "\n";
    ob_start(); ob_start(); ob_start(); echo 1; ob_end_flush(); echo 2; ob_end_clean(); echo 3; $t = ob_get_flush(); echo "=$t\n";
    ob_start(); try { ob_start(); echo "lost?"; throw new Exception("e"); } catch (Exception $e) { $in = ob_get_clean(); } echo "after"; echo ob_get_clean(), $in, "\n";
    ob_start(); echo "é\xff\0", "\n"; $bin = ob_get_clean(); echo bin2hex($bin), "\n"; print "p"; echo print("q"), "\n"; printf("%s|", "f"); echo sprintf("%d", 3), PHP_EOL;
    ob_start(fn($b) => false); echo "declined\n"; ob_end_flush();
    ob_start(function ($b) { return $b; }, 0, 0); echo "fixed"; var_dump(@ob_get_clean(), @ob_end_clean(), ob_get_level()); $GLOBALS['levels'][] = ob_get_level();
}
echo implode(",", $levels), "\n"; ob_start(); echo "unclosed at the end\n";
--EXPECT--
[a12.5S11
|a12.5S11
more]0
in23out
bool(true)
int(0)
bool(false)
bool(false)
[{"name":"default output handler","type":0,"flags":112,"level":0,"chunk_size":0,"buffer_size":16384,"buffer_used":0},["default output handler"]]
ABCDEF5
123456
(x:5)(z:8)
20003cd0db2f4c3a611a75ecc9ee0f21ae14e
3=3
afterlost?
c3a9ff000a
pq1
f|3
declined
fixedstring(5) "fixed"
bool(false)
int(1)
[a12.5S21
|a12.5S21
more]1
in23out
bool(true)
int(1)
string(77) "fixedstring(5) "fixed"
bool(false)
int(1)
[a12.5S21
|a12.5S21
more]1
in23out
"
string(77) "fixedstring(5) "fixed"
bool(false)
int(1)
[a12.5S21
|a12.5S21
more]1
in23out
"
[{"name":"default output handler","type":0,"flags":112,"level":1,"chunk_size":0,"buffer_size":16384,"buffer_used":0},["Closure::__invoke","default output handler"]]
ABCDEF5
123456
(x:5)(z:8)
20003cd0db2f4c3a611a75ecc9ee0f21ae14e
3=3
afterlost?
c3a9ff000a
pq1
f|3
declined
fixedstring(5) "fixed"
bool(false)
int(2)
[a12.5S31
|a12.5S31
more]2
in23out
bool(true)
int(2)
string(77) "fixedstring(5) "fixed"
bool(false)
int(2)
[a12.5S31
|a12.5S31
more]2
in23out
"
string(77) "fixedstring(5) "fixed"
bool(false)
int(2)
[a12.5S31
|a12.5S31
more]2
in23out
"
[{"name":"default output handler","type":0,"flags":112,"level":2,"chunk_size":0,"buffer_size":16384,"buffer_used":0},["Closure::__invoke","Closure::__invoke","default output handler"]]
ABCDEF5
123456
(x:5)(z:8)
20003cd0db2f4c3a611a75ecc9ee0f21ae14e
3=3
afterlost?
c3a9ff000a
pq1
f|3
declined
fixedstring(5) "fixed"
bool(false)
int(3)
1,2,3
unclosed at the end
