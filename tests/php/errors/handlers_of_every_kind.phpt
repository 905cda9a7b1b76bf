--TEST--
Error handlers of every kind of callable
--FILE--
<?php
set_error_handler(function($n, $m){ echo "[$m]\n"; return true; });
$x = [];
for ($i = 0; $i < 2; $i++) {
    echo $x[1];
    trigger_error('te', E_USER_NOTICE);
    echo @$x[2];
}
set_error_handler('hh', E_WARNING);
function hh($n, $m) {
    restore_error_handler();
    echo "hh $m\n";
    return false;
}
echo $x[3];
echo $x[4];
restore_error_handler();
class HM {
    function __invoke($n, $m) {
        echo "inv $m\n";
    }
    static function st($n, $m, $f, $l) {
        echo "st $m ", basename($f), " $l\n";
        return true;
    }
    function &rr(&$n, $m) {
        echo "rr $m\n";
        return $n;
    }
}
set_error_handler(new HM);
echo $x[5];
set_error_handler(['HM', 'st']);
echo $x[6];
set_error_handler('HM::st');
echo $x[7];
$old = set_error_handler([new HM, 'rr']);
var_dump($old);
echo $x[8];
var_dump(set_error_handler(null));
error_clear_last();
echo @$x[9];
var_dump(error_get_last()['message']);
--EXPECT--
[Undefined array key 1]
[te]
[Undefined array key 2]
[Undefined array key 1]
[te]
[Undefined array key 2]
hh Undefined array key 3

Warning: Undefined array key 3 in {PWD}/handlers_of_every_kind.php on line 15
[Undefined array key 4]
inv Undefined array key 5
st Undefined array key 6 handlers_of_every_kind.php 34
st Undefined array key 7 handlers_of_every_kind.php 36
string(6) "HM::st"

Warning: HM::rr(): Argument #1 ($n) must be passed by reference, value given in {PWD}/handlers_of_every_kind.php on line 39
rr Undefined array key 8
array(2) {
  [0]=>
  object(HM)#2 (0) {
  }
  [1]=>
  string(2) "rr"
}
string(21) "Undefined array key 9"
