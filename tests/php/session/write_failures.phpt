--TEST--
Warnings when a session cannot be written
--FILE--
<?php
ob_start();
session_save_path(__DIR__ . '/none');
session_set_save_handler(fn() => true, fn() => true, fn() => '', fn() => false, fn() => false, fn() => false);
session_id('failing');
var_dump(session_start(), session_gc());
$_SESSION['a'] = 1;
var_dump(session_write_close());
session_start();
var_dump(session_destroy());
session_id('failing');
session_start();
var_dump(session_regenerate_id(), session_status());
session_start();
var_dump(session_regenerate_id(true), session_status());
--EXPECT--
bool(true)
bool(false)

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: {PWD}/none, handler: write) in {PWD}/write_failures.php on line 8
bool(true)

Warning: session_destroy(): Session object destruction failed in {PWD}/write_failures.php on line 10
bool(false)

Warning: session_regenerate_id(): Session write failed. ID: user (path: {PWD}/none) in {PWD}/write_failures.php on line 13
bool(false)
int(1)

Warning: session_regenerate_id(): Session object destruction failed. ID: user (path: {PWD}/none) in {PWD}/write_failures.php on line 15
bool(false)
int(1)
