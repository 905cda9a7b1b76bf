--TEST--
A fatal error in a save handler
--FILE--
<?php ob_start(); ini_set('session.gc_probability',0);
$y=fn()=>true;
session_set_save_handler($y,function(){echo "close\n";return true;},function(){ trigger_error("fatal", E_USER_ERROR); },function(){echo "write\n"; return true;},$y,$y);
register_shutdown_function(function(){echo "sd\n"; var_dump(session_status()); var_dump(session_start());});
session_start(); $_SESSION['a']=1;
--EXPECT--
Fatal error: fatal in {PWD}/fatal_error_in_a_handler.php on line 3
sd
int(2)

Notice: session_start(): Ignoring session_start() because a session is already active in {PWD}/fatal_error_in_a_handler.php on line 4
bool(true)

Warning: PHP Request Shutdown: Cannot call session save handler in a recursive manner in Unknown on line 0

Warning: PHP Request Shutdown: Failed to write session data using user defined save handler. (session.save_path: /var/lib/php/sessions, handler: write) in Unknown on line 0
close
--EXIT--
255
