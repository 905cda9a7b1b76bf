--TEST--
restore_error_handler() in the only error handler takes it away for good
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "$message\n"; restore_error_handler(); });
echo $first;
set_error_handler(function ($level, $message) { echo "$message\n"; set_error_handler(null); });
echo $second, $third;
restore_error_handler();
set_error_handler(function ($level, $message) {
    echo "$message\n";
    set_error_handler(fn($level, $message) => print("inner $message\n"));
    echo $inner;
    restore_error_handler();
});
echo $fourth, $fifth;
?>
--EXPECT--
Undefined variable $first
Undefined variable $second
Undefined variable $third
Undefined variable $fourth
inner Undefined variable $inner
Undefined variable $fifth
inner Undefined variable $inner
