--TEST--
parse_ini_string(): variables that are not finished, and names of blanks
--FILE--
<?php
foreach (["[\${ \t", "[\${", "[\${a", "[\${a}", "a = \${", "a = \${ ", "a = \${b", "a = \${ b}", "[\${ b}]", "[\${ }]\na=1", "a = \${}", "a = \${\n", "[\${\n"] as $text) {
    echo json_encode($text), " ";
    var_dump(parse_ini_string($text, true));
}
--EXPECT--
"[${ \t" 
Warning: syntax error, unexpected end of file, expecting '}' in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"[${" 
Warning: syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"[${a" 
Warning: syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"[${a}" 
Warning: syntax error, unexpected end of file, expecting ']' in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"a = ${" 
Warning: syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"a = ${ " 
Warning: syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"a = ${b" 
Warning: syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"a = ${ b}" array(1) {
  ["a"]=>
  string(0) ""
}
"[${ b}]" array(1) {
  [""]=>
  array(0) {
  }
}
"[${ }]\na=1" array(1) {
  [""]=>
  array(1) {
    ["a"]=>
    string(1) "1"
  }
}
"a = ${}" 
Warning: syntax error, unexpected '}', expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"a = ${\n" 
Warning: syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
"[${\n" 
Warning: syntax error, unexpected end of file, expecting TC_VARNAME in Unknown on line 1
 in {PWD}/unfinished_variables.php on line 4
bool(false)
