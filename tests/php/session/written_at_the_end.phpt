--TEST--
The session is written after shutdown functions, destructors and output buffers
--INI--
session.save_path={PWD}
--FILE--
<?php
ob_start(function ($data) { $_SESSION['buffer'] = 1; return $data; });
session_id('theend');
session_start();
class Last {
    public $name = 'last';
    function __sleep() { echo "sleep\n"; return ['name']; }
    function __destruct() { echo "destruct\n"; $_SESSION['destructor'] = 1; }
}
$last = $_SESSION['object'] = new Last;
$_SESSION[0] = 'number';
register_shutdown_function(function () {
    $_SESSION['shutdown'] = 1;
    echo "shutdown\n";
});
echo "end\n";
exit(3);
--CLEAN--
<?php
unlink(__DIR__ . '/sess_theend');
--EXPECT--
end
shutdown
destruct
sleep

Warning: PHP Request Shutdown: Skipping numeric key 0 in Unknown on line 0
--EXIT--
3
