--TEST--
get_error_handler() and get_exception_handler()
--INI--
zvm.php=8.5
--FILE--
<?php
var_dump(get_error_handler(), get_exception_handler()); function h() { return true; } class H { function m() { return true; } static function s() { return true; } function __invoke() {} }
$o = new H; foreach (['h', [$o, 'm'], 'H::s', ['H', 's'], $o, fn() => true, $o->m(...)] as $c) { set_error_handler($c); var_dump(get_error_handler() === $c); set_exception_handler($c); var_dump(get_exception_handler() === $c); }
restore_error_handler(); restore_exception_handler(); var_dump(get_error_handler() instanceof Closure); set_error_handler(null); var_dump(get_error_handler());
set_error_handler(function () { var_dump(get_error_handler()); return true; }); echo $undefined; restore_error_handler(); set_exception_handler(function ($e) { var_dump(get_exception_handler()); }); throw new Exception;
--EXPECT--
NULL
NULL
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
NULL
NULL
NULL
