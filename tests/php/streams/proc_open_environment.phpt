--TEST--
proc_open(): variables of the environment by name and as whole definitions, empty ones left out
--FILE--
<?php
$variables = ['a=/x y', 'b=2', 'c' => 'h', 'd' => '', 5 => 'no value', 'e=f' => 'g', '' => 'h=i', 'n' => null,
              'z' => "a\0b", 't' => true, 'u' => 1.5, 9 => 'p=q=r'];
$process = proc_open('env | grep -vE "^(PWD|_|SHLVL)=" | sort', [1 => ['pipe', 'w']], $pipes, null, $variables);
echo stream_get_contents($pipes[1]);
proc_close($process);
var_dump($variables['c']);
--EXPECT--
a=/x y
b=2
c=h
e=f=g
h=i
p=q=r
t=1
u=1.5
z=a
string(1) "h"
