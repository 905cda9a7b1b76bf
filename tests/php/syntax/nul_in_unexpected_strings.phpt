--TEST--
Syntax errors show strings until their first NUL
--FILE--
<?php
foreach (["x\0y", "\0", str_repeat("a", 20) . "\0" . str_repeat("b", 20), str_repeat("a", 32) . "\0"] as $text) {
    try {
        eval("\$a \"$text\";");
    } catch (ParseError $error) {
        var_dump($error->getMessage());
    }
}
--EXPECT--
string(49) "syntax error, unexpected double-quoted string "x""
string(48) "syntax error, unexpected double-quoted string """
string(71) "syntax error, unexpected double-quoted string "aaaaaaaaaaaaaaaaaaaa...""
string(80) "syntax error, unexpected double-quoted string "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa""
