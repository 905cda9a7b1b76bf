--TEST--
Flushing after every output, switched without an answer
--FILE--
<?php
var_dump(ob_implicit_flush(), ob_implicit_flush(false));
--EXPECT--
NULL
NULL
