--TEST--
What system() and passthru() give, and when it is printed
--FILE--
<?php
foreach (['printf "a\nb  \n\n"', 'printf abc', 'printf "a\n\n"', 'true', 'printf "\n"', 'printf "  \n "', 'exit 3'] as $command) {
    var_dump(system($command, $status), $status);
}
echo "before ";
system("echo hi; sleep 0.05; echo ho");
echo "after\n";
ob_start();
var_dump(passthru("echo passed; exit 4", $status), $status);
var_dump(strtoupper(ob_get_clean()));
var_dump(shell_exec("true"), shell_exec("printf 0"));
$lines = ["first"];
var_dump(exec('printf "a \n\nb"', $lines), $lines);
?>
--EXPECT--
a
b  

string(0) ""
int(0)
abcstring(3) "abc"
int(0)
a

string(0) ""
int(0)
string(0) ""
int(0)

string(0) ""
int(0)
  
 string(0) ""
int(0)
string(0) ""
int(3)
before hi
ho
after
string(19) "PASSED
NULL
INT(4)
"
NULL
string(1) "0"
string(1) "b"
array(4) {
  [0]=>
  string(5) "first"
  [1]=>
  string(1) "a"
  [2]=>
  string(0) ""
  [3]=>
  string(1) "b"
}
