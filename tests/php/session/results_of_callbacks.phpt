--TEST--
What save handlers may return: bool, and for old code 0 and -1
--FILE--
<?php
ob_start();
ini_set('session.gc_probability', 0);
foreach ([true, false, 0, -1, 1, null, '1', 1.5, [], new stdClass] as $result) {
    foreach (['open', 'close', 'read', 'write', 'destroy'] as $name) {
        echo "--- $name ", json_encode($result), "\n";
        session_set_save_handler(
            fn() => $name === 'open' ? $result : true,
            fn() => $name === 'close' ? $result : true,
            fn() => $name === 'read' ? $result : '',
            fn() => $name === 'write' ? $result : true,
            fn() => $name === 'destroy' ? $result : true,
            fn() => 1);
        session_id('results');
        try {
            var_dump(session_start());
            $_SESSION['a'] = 1;
            var_dump($name === 'destroy' ? session_destroy() : session_write_close());
        } catch (Error $error) {
            echo get_class($error), ': ', $error->getMessage(), "\n";
        }
        var_dump(session_status());
        session_abort();
    }
}
echo "--- gc and create_sid\n";
foreach ([5, 0, -1, true, false, null, 'x'] as $result) {
    session_set_save_handler(fn() => true, fn() => true, fn() => '', fn() => true, fn() => true, fn() => $result, fn() => $result);
    session_id('results');
    session_start();
    var_dump(session_gc());
    try {
        var_dump(session_regenerate_id());
    } catch (Error $error) {
        echo get_class($error), ': ', $error->getMessage(), "\n";
    }
    session_abort();
}
--EXPECT--
--- open true
bool(true)
bool(true)
int(1)
--- close true
bool(true)
bool(true)
int(1)
--- read true

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write true
bool(true)
bool(true)
int(1)
--- destroy true
bool(true)
bool(true)
int(1)
--- open false

Warning: session_start(): Failed to initialize storage module: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- close false
bool(true)
bool(true)
int(1)
--- read false

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write false
bool(true)

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in {PWD}/results_of_callbacks.php on line 18
bool(true)
int(1)
--- destroy false
bool(true)

Warning: session_destroy(): Session object destruction failed in {PWD}/results_of_callbacks.php on line 18
bool(false)
int(1)
--- open 0

Deprecated: session_start(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 16
bool(true)
bool(true)
int(1)
--- close 0
bool(true)

Deprecated: session_write_close(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 18
bool(true)
int(1)
--- read 0

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write 0
bool(true)

Deprecated: session_write_close(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 18
bool(true)
int(1)
--- destroy 0
bool(true)

Deprecated: session_destroy(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 18
bool(true)
int(1)
--- open -1

Deprecated: session_start(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 16

Warning: session_start(): Failed to initialize storage module: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- close -1
bool(true)

Deprecated: session_write_close(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 18
bool(true)
int(1)
--- read -1

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write -1
bool(true)

Deprecated: session_write_close(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 18

Warning: session_write_close(): Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in {PWD}/results_of_callbacks.php on line 18
bool(true)
int(1)
--- destroy -1
bool(true)

Deprecated: session_destroy(): Session callback must have a return value of type bool, int returned in {PWD}/results_of_callbacks.php on line 18

Warning: session_destroy(): Session object destruction failed in {PWD}/results_of_callbacks.php on line 18
bool(false)
int(1)
--- open 1
TypeError: Session callback must have a return value of type bool, int returned
int(1)
--- close 1
bool(true)
TypeError: Session callback must have a return value of type bool, int returned
int(1)
--- read 1

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write 1
bool(true)
TypeError: Session callback must have a return value of type bool, int returned
int(1)
--- destroy 1
bool(true)
TypeError: Session callback must have a return value of type bool, int returned
int(1)
--- open null
TypeError: Session callback must have a return value of type bool, null returned
int(1)
--- close null
bool(true)
TypeError: Session callback must have a return value of type bool, null returned
int(1)
--- read null

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write null
bool(true)
TypeError: Session callback must have a return value of type bool, null returned
int(1)
--- destroy null
bool(true)
TypeError: Session callback must have a return value of type bool, null returned
int(1)
--- open "1"
TypeError: Session callback must have a return value of type bool, string returned
int(1)
--- close "1"
bool(true)
TypeError: Session callback must have a return value of type bool, string returned
int(1)
--- read "1"

Warning: session_start(): Failed to decode session object. Session has been destroyed in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write "1"
bool(true)
TypeError: Session callback must have a return value of type bool, string returned
int(1)
--- destroy "1"
bool(true)
TypeError: Session callback must have a return value of type bool, string returned
int(1)
--- open 1.5
TypeError: Session callback must have a return value of type bool, float returned
int(1)
--- close 1.5
bool(true)
TypeError: Session callback must have a return value of type bool, float returned
int(1)
--- read 1.5

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write 1.5
bool(true)
TypeError: Session callback must have a return value of type bool, float returned
int(1)
--- destroy 1.5
bool(true)
TypeError: Session callback must have a return value of type bool, float returned
int(1)
--- open []
TypeError: Session callback must have a return value of type bool, array returned
int(1)
--- close []
bool(true)
TypeError: Session callback must have a return value of type bool, array returned
int(1)
--- read []

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write []
bool(true)
TypeError: Session callback must have a return value of type bool, array returned
int(1)
--- destroy []
bool(true)
TypeError: Session callback must have a return value of type bool, array returned
int(1)
--- open {}
TypeError: Session callback must have a return value of type bool, stdClass returned
int(1)
--- close {}
bool(true)
TypeError: Session callback must have a return value of type bool, stdClass returned
int(1)
--- read {}

Warning: session_start(): Failed to read session data: user (path: /var/lib/php/sessions) in {PWD}/results_of_callbacks.php on line 16
bool(false)
bool(false)
int(1)
--- write {}
bool(true)
TypeError: Session callback must have a return value of type bool, stdClass returned
int(1)
--- destroy {}
bool(true)
TypeError: Session callback must have a return value of type bool, stdClass returned
int(1)
--- gc and create_sid
int(5)
Error: Session id must be a string
int(0)
Error: Session id must be a string
bool(false)
Error: Session id must be a string
int(1)
Error: Session id must be a string
bool(false)
Error: Session id must be a string
bool(false)
Error: Session id must be a string
bool(false)
bool(true)
