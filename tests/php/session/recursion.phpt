--TEST--
Save handlers that call session functions
--FILE--
<?php
ob_start();
ini_set('session.gc_probability', 0);
$calls = ['open' => '', 'close' => '', 'read' => '', 'write' => '', 'destroy' => ''];
foreach (['session_write_close', 'session_destroy', 'session_start', 'session_regenerate_id', 'session_abort', 'session_id', 'session_create_id', 'session_reset', 'session_gc'] as $function) {
    foreach (array_keys($calls) as $name) {
        echo "--- $function in $name\n";
        $depth = 0;
        $call = function ($operation, $result) use ($function, $name, &$depth) {
            return function () use ($operation, $result, $function, $name, &$depth) {
                if ($operation === $name && !$depth++) {
                    $value = $function();
                    echo "$operation: ", is_string($value) ? 'string' : var_export($value, true), "\n";
                }
                return $result;
            };
        };
        session_set_save_handler($call('open', true), $call('close', true), $call('read', ''), $call('write', true), $call('destroy', true), $call('gc', 1));
        session_id('recursion');
        try {
            session_start();
            $_SESSION['a'] = 1;
            $name === 'destroy' ? session_destroy() : session_write_close();
        } catch (Error $error) {
            echo get_class($error), ': ', $error->getMessage(), "\n";
        }
        var_dump(session_status());
        session_abort();
    }
}
--EXPECT--
--- session_write_close in open
open: true
int(1)
--- session_write_close in close

Warning: session_write_close(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in {PWD}/recursion.php on line 12
close: true
int(1)
--- session_write_close in read

Warning: session_write_close(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in {PWD}/recursion.php on line 12
read: true
int(1)
--- session_write_close in write

Warning: session_write_close(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in {PWD}/recursion.php on line 12
write: true
int(1)
--- session_write_close in destroy

Warning: session_write_close(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in {PWD}/recursion.php on line 12
destroy: true
int(1)
--- session_destroy in open

Warning: session_destroy(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_destroy(): Session object destruction failed in {PWD}/recursion.php on line 12
open: false
int(1)
--- session_destroy in close

Warning: session_destroy(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_destroy(): Session object destruction failed in {PWD}/recursion.php on line 12
close: false
int(1)
--- session_destroy in read

Warning: session_destroy(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_destroy(): Session object destruction failed in {PWD}/recursion.php on line 12
read: false
int(1)
--- session_destroy in write

Warning: session_destroy(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_destroy(): Session object destruction failed in {PWD}/recursion.php on line 12
write: false
int(1)
--- session_destroy in destroy

Warning: session_destroy(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_destroy(): Session object destruction failed in {PWD}/recursion.php on line 12
destroy: false
int(1)
--- session_start in open

Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/recursion.php on line 12
open: true
int(1)
--- session_start in close

Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/recursion.php on line 12
close: true
int(1)
--- session_start in read

Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/recursion.php on line 12
read: true
int(1)
--- session_start in write

Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/recursion.php on line 12
write: true
int(1)
--- session_start in destroy

Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/recursion.php on line 12
destroy: true
int(1)
--- session_regenerate_id in open

Warning: session_regenerate_id(): Cannot encode non-existent session in {PWD}/recursion.php on line 12

Warning: session_regenerate_id(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_regenerate_id(): Session write failed. ID: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
open: false
int(1)
--- session_regenerate_id in close

Warning: session_regenerate_id(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_regenerate_id(): Session write failed. ID: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
close: false
int(1)
--- session_regenerate_id in read

Warning: session_regenerate_id(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_regenerate_id(): Session write failed. ID: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
read: false
int(1)
--- session_regenerate_id in write

Warning: session_regenerate_id(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_regenerate_id(): Session write failed. ID: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
write: false
int(1)
--- session_regenerate_id in destroy

Warning: session_regenerate_id(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_regenerate_id(): Session write failed. ID: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
destroy: false
int(1)
--- session_abort in open
open: true
int(1)
--- session_abort in close

Warning: session_abort(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
close: true
int(1)
--- session_abort in read

Warning: session_abort(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
read: true
int(1)
--- session_abort in write

Warning: session_abort(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
write: true
int(1)
--- session_abort in destroy

Warning: session_abort(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
destroy: true
int(1)
--- session_id in open
open: string
int(1)
--- session_id in close
close: string
int(1)
--- session_id in read
read: string
int(1)
--- session_id in write
write: string
int(1)
--- session_id in destroy
destroy: string
int(1)
--- session_create_id in open
open: string
int(1)
--- session_create_id in close
close: string
int(1)
--- session_create_id in read
read: string
int(1)
--- session_create_id in write
write: string
int(1)
--- session_create_id in destroy
destroy: string
int(1)
--- session_reset in open

Warning: session_reset(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_reset(): Failed to initialize storage module: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
open: true
int(1)
--- session_reset in close

Warning: session_reset(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_reset(): Failed to initialize storage module: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
close: true
int(1)
--- session_reset in read

Warning: session_reset(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_reset(): Failed to initialize storage module: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
read: true
int(1)
--- session_reset in write

Warning: session_reset(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_reset(): Failed to initialize storage module: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
write: true
int(1)
--- session_reset in destroy

Warning: session_reset(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12

Warning: session_reset(): Failed to initialize storage module: user (path: /var/lib/php/sessions) in {PWD}/recursion.php on line 12
destroy: true
int(1)
--- session_gc in open
open: false
int(1)
--- session_gc in close

Warning: session_gc(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
close: false
int(1)
--- session_gc in read

Warning: session_gc(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
read: false
int(1)
--- session_gc in write

Warning: session_gc(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
write: false
int(1)
--- session_gc in destroy

Warning: session_gc(): Cannot call session save handler in a recursive manner in {PWD}/recursion.php on line 12
destroy: false
int(1)
