--TEST--
A string offset is not written where an error handler throws for what is assigned
--FILE--
<?php
set_error_handler(function($n, $m) { throw new Exception($m); });
function t($s, $o, $v) {
    try {
        $s[$o] = $v;
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump($s);
}
t('', 1, []);
t('xyz', 1, []);
t('xyz', 5, 'ab');
t('xyz', 1.5, 'a');
?>
--EXPECT--
Array to string conversion
string(0) ""
Array to string conversion
string(3) "xyz"
Only the first byte will be assigned to the string offset
string(3) "xyz"
String offset cast occurred
string(3) "xyz"
