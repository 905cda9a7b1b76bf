--TEST--
parse_ini_string(): what is wrong with a text, and what only looks so
--FILE--
<?php
foreach (["true", "true\n", "a=1\noff", "null=1", "[a\nb=1", "a[x\n]=1", "a[x] y=1", "a[x]\nb=1", "a=!", "a=1|\nb=2", "a=~",
          "a=(1", "a=((1)", "a=(\nb", "a='x", "a=\${", "a=\${x", "a=\${}", "a=\"\${x\"", "a=\${x|y}", "a=b\0c", "[s\0t]\nx=1"] as $text) {
    $values = @parse_ini_string($text, true);
    echo json_encode($text), " ", json_encode($values), " ", $values === false ? error_get_last()["message"] : "\n";
}
var_dump(intval("0o17", 0), intval("0o17", 8), intval("0b11", 0));
?>
--EXPECT--
"true" [] 
"true\n" false syntax error, unexpected BOOL_TRUE in Unknown on line 1
"a=1\noff" {"a":"1"} 
"null=1" false syntax error, unexpected NULL_NULL in Unknown on line 1
"[a\nb=1" false syntax error, unexpected end of file, expecting ']' in Unknown on line 1
"a[x\n]=1" false syntax error, unexpected end of file, expecting ']' in Unknown on line 1
"a[x] y=1" false syntax error, unexpected TC_LABEL, expecting '=' in Unknown on line 1
"a[x]\nb=1" false syntax error, unexpected END_OF_LINE, expecting '=' in Unknown on line 2
"a=!" false syntax error, unexpected END_OF_LINE in Unknown on line 1
"a=1|\nb=2" false syntax error, unexpected END_OF_LINE in Unknown on line 2
"a=~" false syntax error, unexpected END_OF_LINE in Unknown on line 1
"a=(1" false syntax error, unexpected END_OF_LINE, expecting '^' or '|' or '&' or ')' in Unknown on line 1
"a=((1)" false syntax error, unexpected END_OF_LINE, expecting '^' or '|' or '&' or ')' in Unknown on line 1
"a=(\nb" false syntax error, unexpected END_OF_LINE in Unknown on line 2
"a='x" false syntax error, unexpected end of file in Unknown on line 1
"a=${" false syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
"a=${x" false syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
"a=${}" false syntax error, unexpected '}', expecting TC_VARNAME in Unknown on line 1
"a=\"${x\"" false syntax error, unexpected end of file, expecting '}' in Unknown on line 1
"a=${x|y}" false syntax error, unexpected end of file, expecting '}' in Unknown on line 1
"a=b\u0000c" {"a":"b"} 
"[s\u0000t]\nx=1" false syntax error, unexpected end of file, expecting ']' in Unknown on line 1
int(0)
int(0)
int(3)
