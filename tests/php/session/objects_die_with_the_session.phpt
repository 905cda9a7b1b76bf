--TEST--
When objects in a session are destroyed
--FILE--
<?php ob_start(); ini_set('session.gc_probability',0);session_save_path(__DIR__); session_id('a7');
class D { public $n; function __construct($n){$this->n=$n;} function __destruct(){ echo "D{$this->n} ", session_status(), "\n"; } }
session_start(); $_SESSION['d']=new D(1); $_SESSION=['e'=>new D(2)]; 
session_write_close(); session_start(); echo "started\n"; unset($_SESSION['e']); echo "unset\n"; $_SESSION['f']=new D(3); session_unset(); echo "sunset\n"; $_SESSION['g']=new D(4); session_destroy(); echo "destroyed\n"; unset($_SESSION); echo "end\n";
session_id('a7'); session_start(); $_SESSION['h']=new D(5);
--EXPECT--
D1 2
D2 2
started
D2 2
unset
D3 2
sunset
destroyed
D4 1
end
D5 2
