--TEST--
get_extension_funcs() knows the engine's functions as those of "zend" and of "core"
--FILE--
<?php
var_dump(get_extension_funcs('zEnd') === get_extension_funcs('core'), get_extension_funcs('zend engine'));
--EXPECT--
bool(true)
bool(false)
