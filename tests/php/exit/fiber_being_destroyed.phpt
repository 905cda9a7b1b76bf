--TEST--
exit() in a fiber that is being destroyed ends the fiber only
--FILE--
<?php
$f = new Fiber(function () { try { Fiber::suspend(); } finally { echo "finally\n"; exit(3); } });
$f->start();
unset($f);
echo "after\n";
--EXPECT--
finally
after
--EXIT--
3
