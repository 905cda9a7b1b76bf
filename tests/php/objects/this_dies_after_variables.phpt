--TEST--
$this of a frame that has a symbol table dies after its variables
--FILE--
<?php
class Counted { function __construct(public $n) {} function __destruct() { echo "~$this->n\n"; } }
class Holder { public $o; function __construct() { $this->o = new Counted("property"); }
    function run() { $local = new Counted("local"); return eval('return 1;'); } }
for ($i = 0; $i < 2; $i++) { $x = (new Holder)->run(); echo "--\n"; }
--EXPECT--
~local
~property
--
~local
~property
--
