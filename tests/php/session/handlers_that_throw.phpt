--TEST--
Exceptions that save handlers throw
--FILE--
<?php
ob_start();
ini_set('session.gc_probability', 0);
foreach (['open', 'close', 'read', 'write', 'destroy', 'gc', 'create_sid', 'validate_sid', 'update_timestamp'] as $name) {
    foreach (['session_start', 'session_write_close', 'session_regenerate_id', 'session_destroy', 'session_gc', 'session_create_id', 'session_reset'] as $function) {
        if ("$name $function" === 'create_sid session_create_id') {
            continue; // a segmentation fault of PHP
        }
        echo "--- $name, $function\n";
        $bad = false;
        $call = function ($operation, $result) use ($name, &$bad) {
            return function () use ($operation, $result, $name, &$bad) {
                echo "$operation ";
                if ($bad && $operation === $name) {
                    throw new Exception($operation);
                }
                return $result;
            };
        };
        session_set_save_handler($call('open', true), $call('close', true), $call('read', ''), $call('write', true), $call('destroy', true),
            $call('gc', 1), $call('create_sid', 'new'), $call('validate_sid', false), $call('update_timestamp', true));
        session_id('throwing');
        try {
            if ($function !== 'session_start') {
                session_start();
            }
            echo ': ';
            $bad = true;
            $_SESSION['a'] = 1;
            var_dump($function());
        } catch (Throwable $error) {
            echo get_class($error), ': ', $error->getMessage(), $error->getPrevious() ? ' after ' . $error->getPrevious()->getMessage() : '', "\n";
        }
        $bad = false;
        var_dump(session_status());
        session_abort();
    }
}
--EXPECT--
--- open, session_start
: open Exception: open
int(1)
--- open, session_write_close
open read : write close bool(true)
int(1)
--- open, session_regenerate_id
open read : write close open Exception: open
int(1)
--- open, session_destroy
open read : destroy close bool(true)
int(1)
--- open, session_gc
open read : gc int(1)
int(2)
close --- open, session_create_id
open read : create_sid validate_sid string(3) "new"
int(2)
close --- open, session_reset
open read : open Exception: open
int(1)
--- close, session_start
: open read bool(true)
int(2)
close --- close, session_write_close
open read : write close Exception: close
int(1)
--- close, session_regenerate_id
open read : write close Exception: close
int(1)
--- close, session_destroy
open read : destroy close Exception: close
int(1)
--- close, session_gc
open read : gc int(1)
int(2)
close --- close, session_create_id
open read : create_sid validate_sid string(3) "new"
int(2)
close --- close, session_reset
open read : open read bool(true)
int(2)
close --- read, session_start
: open read Exception: read
int(1)
--- read, session_write_close
open read : write close bool(true)
int(1)
--- read, session_regenerate_id
open read : write close open create_sid read Exception: read
int(1)
--- read, session_destroy
open read : destroy close bool(true)
int(1)
--- read, session_gc
open read : gc int(1)
int(2)
close --- read, session_create_id
open read : create_sid validate_sid string(3) "new"
int(2)
close --- read, session_reset
open read : open read Exception: read
int(1)
--- write, session_start
: open read bool(true)
int(2)
close --- write, session_write_close
open read : write Exception: write
int(1)
--- write, session_regenerate_id
open read : write 
Warning: session_regenerate_id(): Session write failed. ID: user (path: /var/lib/php/sessions) in {PWD}/handlers_that_throw.php on line 30
Exception: write
int(1)
--- write, session_destroy
open read : destroy close bool(true)
int(1)
--- write, session_gc
open read : gc int(1)
int(2)
close --- write, session_create_id
open read : create_sid validate_sid string(3) "new"
int(2)
close --- write, session_reset
open read : open read bool(true)
int(2)
close --- destroy, session_start
: open read bool(true)
int(2)
close --- destroy, session_write_close
open read : write close bool(true)
int(1)
--- destroy, session_regenerate_id
open read : write close open create_sid read bool(true)
int(2)
close --- destroy, session_destroy
open read : destroy Exception: destroy
int(1)
--- destroy, session_gc
open read : gc int(1)
int(2)
close --- destroy, session_create_id
open read : create_sid validate_sid string(3) "new"
int(2)
close --- destroy, session_reset
open read : open read bool(true)
int(2)
close --- gc, session_start
: open read bool(true)
int(2)
close --- gc, session_write_close
open read : write close bool(true)
int(1)
--- gc, session_regenerate_id
open read : write close open create_sid read bool(true)
int(2)
close --- gc, session_destroy
open read : destroy close bool(true)
int(1)
--- gc, session_gc
open read : gc Exception: gc
int(2)
close --- gc, session_create_id
open read : create_sid validate_sid string(3) "new"
int(2)
close --- gc, session_reset
open read : open read bool(true)
int(2)
close --- create_sid, session_start
: open read bool(true)
int(2)
close --- create_sid, session_write_close
open read : write close bool(true)
int(1)
--- create_sid, session_regenerate_id
open read : write close open create_sid Error: Session id must be a string after create_sid
int(1)
--- create_sid, session_destroy
open read : destroy close bool(true)
int(1)
--- create_sid, session_gc
open read : gc int(1)
int(2)
close --- create_sid, session_reset
open read : open read bool(true)
int(2)
close --- validate_sid, session_start
: open read bool(true)
int(2)
close --- validate_sid, session_write_close
open read : write close bool(true)
int(1)
--- validate_sid, session_regenerate_id
open read : write close open create_sid read bool(true)
int(2)
close --- validate_sid, session_destroy
open read : destroy close bool(true)
int(1)
--- validate_sid, session_gc
open read : gc int(1)
int(2)
close --- validate_sid, session_create_id
open read : create_sid validate_sid Exception: validate_sid
int(2)
close --- validate_sid, session_reset
open read : open read bool(true)
int(2)
close --- update_timestamp, session_start
: open read bool(true)
int(2)
close --- update_timestamp, session_write_close
open read : write close bool(true)
int(1)
--- update_timestamp, session_regenerate_id
open read : write close open create_sid read bool(true)
int(2)
close --- update_timestamp, session_destroy
open read : destroy close bool(true)
int(1)
--- update_timestamp, session_gc
open read : gc int(1)
int(2)
close --- update_timestamp, session_create_id
open read : create_sid validate_sid string(3) "new"
int(2)
close --- update_timestamp, session_reset
open read : open read bool(true)
int(2)
close
