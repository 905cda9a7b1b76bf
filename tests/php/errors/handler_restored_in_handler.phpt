--TEST--
An error handler that restores, replaces or switches off handlers while it runs
--FILE--
<?php
set_error_handler(function ($n, $m) { echo "H: $m\n"; restore_error_handler(); });
echo $a, $b;
set_error_handler(function ($n, $m) { echo "G: $m\n"; set_error_handler(null); });
echo $c, $d;
set_error_handler(function ($n, $m) {
    echo "I: $m\n";
    set_error_handler(function ($n, $m) { echo "inner: $m\n"; });
    echo $e;
    restore_error_handler();
});
echo $f, $g;
?>
--EXPECT--
H: Undefined variable $a

Warning: Undefined variable $b in {PWD}/handler_restored_in_handler.php on line 3
G: Undefined variable $c
G: Undefined variable $d
I: Undefined variable $f
inner: Undefined variable $e
I: Undefined variable $g
inner: Undefined variable $e
