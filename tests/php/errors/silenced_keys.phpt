--TEST--
Keys that are not there under @ and without warnings, error_get_last()
--FILE--
<?php
function show() { $e = error_get_last(); echo $e === null ? 'none' : "$e[type] $e[message] " . basename($e['file']) . " $e[line]", "\n"; error_clear_last(); }
$a = ['x' => 1, 5 => 2, 'n' => null]; $list = [1, 2];
for ($i = 0; $i < 3; $i++) {
    var_dump(@$a['missing'], @$a[7], @$list[-1], @$a['n'], @$a["nul\0x"], @$a[1.0], @$a[true], @$a[null], (int)@$a['z']);
    show(); var_dump(@$a['q']['r']['s']);
    show(); $x = @$a[$i . 'k'];
    show();
    @$a['x'];
    show();
}
set_error_handler(fn($level, $message) => print("handled $level $message " . error_reporting() . "\n"));
$x = @$a['missing']; show();
set_error_handler(fn() => false, E_NOTICE); $x = @$a['missing']; show();
restore_error_handler(); restore_error_handler();
error_reporting(0); $x = $a['other']; show(); error_reporting(E_ALL & ~E_WARNING); $x = $a['third']; show(); error_reporting(E_ALL); $x = $a['fourth']; show();
function f($k) { static $t = ['a' => 1]; return @$t[$k]; } var_dump(f('a'), f('b')); show();
--EXPECT--
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL
int(0)
2 Undefined array key "z" silenced_keys.php 5
NULL
2 Trying to access array offset on value of type null silenced_keys.php 6
2 Undefined array key "0k" silenced_keys.php 7
none
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL
int(0)
2 Undefined array key "z" silenced_keys.php 5
NULL
2 Trying to access array offset on value of type null silenced_keys.php 6
2 Undefined array key "1k" silenced_keys.php 7
none
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL
int(0)
2 Undefined array key "z" silenced_keys.php 5
NULL
2 Trying to access array offset on value of type null silenced_keys.php 6
2 Undefined array key "2k" silenced_keys.php 7
none
handled 2 Undefined array key "missing" 4437
none
2 Undefined array key "missing" silenced_keys.php 14
2 Undefined array key "other" silenced_keys.php 16
2 Undefined array key "third" silenced_keys.php 16

Warning: Undefined array key "fourth" in {PWD}/silenced_keys.php on line 16
2 Undefined array key "fourth" silenced_keys.php 16
int(1)
NULL
2 Undefined array key "b" silenced_keys.php 17
