--TEST--
An output callback that throws when the request ends loses all output
--FILE--
<?php
ob_start(function () { throw new Exception('x'); });
echo 'lost';
?>
--EXPECT--

--EXIT--
255
