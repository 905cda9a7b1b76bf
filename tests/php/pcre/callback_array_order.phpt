--TEST--
preg_replace_callback_array() looks at a callback before its pattern
--FILE--
<?php
foreach ([[1], ["strlen"], ["/a/" => 5], ["/a/" => "strtoupper"]] as $patterns) {
    try {
        var_dump(preg_replace_callback_array($patterns, "a"));
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
preg_replace_callback_array(): Argument #1 ($pattern) must contain only valid callbacks
preg_replace_callback_array(): Argument #1 ($pattern) must contain only string patterns as keys
preg_replace_callback_array(): Argument #1 ($pattern) must contain only valid callbacks
strtoupper(): Argument #1 ($string) must be of type string, array given
