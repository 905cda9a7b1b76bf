--TEST--
exit in a save handler
--FILE--
<?php ob_start(); ini_set('session.gc_probability',0);
$y=fn()=>true;
session_set_save_handler($y,function(){echo "close\n";return true;},fn()=>'',function(){echo "write\n"; exit("bye\n");},$y,$y);
session_start(); $_SESSION['a']=1;
register_shutdown_function(function(){echo "sd\n"; var_dump(session_status());});
session_write_close();
echo "never";
--EXPECT--
write
bye
sd
int(1)
