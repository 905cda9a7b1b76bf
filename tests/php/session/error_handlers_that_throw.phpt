--TEST--
An error handler that throws: the function goes on as far as PHP does
--FILE--
<?php ob_start(); ini_set('session.gc_probability',0);
set_error_handler(function($l,$m){ echo "EH: $m\n"; throw new ErrorException($m); });
session_save_path('/nonexistent'); session_id('a2');
try { session_start(); } catch (Exception $e) { echo get_class($e),$e->getMessage(), $e->getPrevious()? 'P:'.$e->getPrevious()->getMessage():'',"\n"; }
var_dump(session_status());
session_save_path(__DIR__);
try { session_start(); $_SESSION[5]=1; $_SESSION['a']=2; var_dump(session_encode()); } catch (Exception $e) { echo get_class($e),$e->getMessage(), $e->getPrevious()? 'P:'.$e->getPrevious()->getMessage():'',"\n"; }
try { ini_set('session.name','x'); } catch (Exception $e) { echo $e->getMessage(),"\n"; }
try { session_name('x'); } catch (Exception $e) { echo $e->getMessage(),"\n"; }
try { session_decode('bad'); } catch (Exception $e) { echo $e->getMessage(), $e->getPrevious()? 'P:'.$e->getPrevious()->getMessage():'',"\n"; }
var_dump(session_status());
try { session_destroy(); } catch (Exception $e) { echo $e->getMessage(), $e->getPrevious()? 'P:'.$e->getPrevious()->getMessage():'',"\n"; }
try { session_start(['name'=>'5']); } catch (Exception $e) { echo $e->getMessage(), $e->getPrevious()? 'P:'.$e->getPrevious()->getMessage():'',"\n"; }
var_dump(session_status());
try { session_regenerate_id(); } catch (Exception $e) { echo $e->getMessage(),"\n"; }
try { session_set_cookie_params(['x'=>1,'y'=>2,'path'=>'/q']); } catch (Exception $e) { echo $e->getMessage(),$e->getPrevious()? 'P:'.$e->getPrevious()->getMessage():'',"\n"; }
var_dump(session_get_cookie_params()['path']);
--EXPECT--
EH: session_start(): open(/nonexistent/sess_a2, O_RDWR) failed: No such file or directory (2)
ErrorExceptionsession_start(): open(/nonexistent/sess_a2, O_RDWR) failed: No such file or directory (2)
int(1)
EH: session_encode(): Skipping numeric key 5
ErrorExceptionsession_encode(): Skipping numeric key 5
EH: ini_set(): Session ini settings cannot be changed when a session is active
ini_set(): Session ini settings cannot be changed when a session is active
EH: session_name(): Session name cannot be changed when a session is active
session_name(): Session name cannot be changed when a session is active
EH: session_decode(): Skipping numeric key 5
session_decode(): Skipping numeric key 5
int(1)
EH: session_destroy(): Trying to destroy uninitialized session
session_destroy(): Trying to destroy uninitialized session
EH: session_start(): session.name "5" cannot be numeric or empty
session_start(): session.name "5" cannot be numeric or empty
int(2)
EH: session_set_cookie_params(): Session cookie parameters cannot be changed when a session is active
session_set_cookie_params(): Session cookie parameters cannot be changed when a session is active
string(1) "/"
