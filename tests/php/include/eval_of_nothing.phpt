--TEST--
eval() of an empty text is false
--FILE--
<?php var_dump(eval('')); var_dump(eval(' ')); $x = eval(""); var_dump($x); eval(''); var_dump(eval(null)); var_dump(eval(false));
--EXPECT--
bool(false)
NULL
bool(false)
bool(false)
bool(false)
