--TEST--
constant() takes off a leading backslash, in its messages, too
--FILE--
<?php
var_dump(constant("\\E_ALL"));
foreach (["\\", "\\abc", "abc\\", "\\A::b", "::"] as $name) {
    try {
        constant($name);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
int(32767)
Undefined constant ""
Undefined constant "abc"
Undefined constant "abc\"
Class "A" not found
Class "" not found
