--TEST--
exit() in __toString() of an exception that is not caught: nothing is reported
--FILE--
<?php
class E extends Exception { function __toString(): string { echo "text\n"; exit(3); } }
throw new E('message');
--EXPECT--
text
--EXIT--
3
