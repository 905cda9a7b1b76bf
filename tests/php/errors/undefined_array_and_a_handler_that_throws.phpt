--TEST--
Elements that are read and written of an undefined array, when the handler throws
--FILE--
<?php
set_error_handler(function ($level, $message) { throw new Exception($message); });
function attempt(callable $write): void
{
    try {
        $write();
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
attempt(function () { try { $a[1]++; } finally { var_dump($a); } });
attempt(function () { try { $a['k'] .= 'x'; } finally { var_dump($a); } });
attempt(function () { try { $a['k'][2] .= 'x'; } finally { var_dump($a); } });
attempt(function () { $a = []; try { $a['k']++; } finally { var_dump($a); } });
attempt(function () { try { $a[] += 1; } finally { var_dump($a); } });
--EXPECT--
array(0) {
}
Exception: Undefined variable $a
array(0) {
}
Exception: Undefined variable $a
array(0) {
}
Exception: Undefined variable $a
array(0) {
}
Exception: Undefined array key "k"
array(1) {
  [0]=>
  int(1)
}
Exception: Undefined variable $a
