--TEST--
Ini text in the three scanner modes
--FILE--
<?php
foreach(["\ntest==\n","a=test=\nb=2","a=b=c\nd=e","null=1","a=!1","a=1|2&3","a=(1|2)&6","a=on off","a='x' \"y\" z ; c","a[]=1\na[x]=2\na=3","[s]\na=1\n[t]\nb=2","a=\"x\${NOT_THERE}\"","a=x\$y","a","=1","a={","a=1\n;c\n#d=3\ne = f ; g","x[a b]=1","a=1.5","a=-3","a=007","a=1e3","a=\"1\"","a=E_ALL","a=null","a=abc\"def\"","a=  'q'  ","[a b]","k = a b  c  ; d","a=1 2","a=&","a=\\n","a.b-c=d","a=M_PI","a=~1", "a=5 | 2"] as $s) foreach([0,1,2] as $m) { echo json_encode($s)," $m "; var_dump(json_encode(parse_ini_string($s,true,$m))); }
--EXPECTF--
"\ntest==\n" 0 
Warning: syntax error, unexpected '=' in Unknown on line 2
 in %s on line 2
string(5) "false"
"\ntest==\n" 1 string(12) "{"test":"="}"
"\ntest==\n" 2 
Warning: syntax error, unexpected '=' in Unknown on line 2
 in %s on line 2
string(5) "false"
"a=test=\nb=2" 0 
Warning: syntax error, unexpected '=' in Unknown on line 1
 in %s on line 2
string(5) "false"
"a=test=\nb=2" 1 string(21) "{"a":"test=","b":"2"}"
"a=test=\nb=2" 2 
Warning: syntax error, unexpected '=' in Unknown on line 1
 in %s on line 2
string(5) "false"
"a=b=c\nd=e" 0 
Warning: syntax error, unexpected '=' in Unknown on line 1
 in %s on line 2
string(5) "false"
"a=b=c\nd=e" 1 string(19) "{"a":"b=c","d":"e"}"
"a=b=c\nd=e" 2 
Warning: syntax error, unexpected '=' in Unknown on line 1
 in %s on line 2
string(5) "false"
"null=1" 0 
Warning: syntax error, unexpected NULL_NULL in Unknown on line 1
 in %s on line 2
string(5) "false"
"null=1" 1 
Warning: syntax error, unexpected NULL_NULL in Unknown on line 1
 in %s on line 2
string(5) "false"
"null=1" 2 
Warning: syntax error, unexpected NULL_NULL in Unknown on line 1
 in %s on line 2
string(5) "false"
"a=!1" 0 string(9) "{"a":"0"}"
"a=!1" 1 string(10) "{"a":"!1"}"
"a=!1" 2 string(9) "{"a":"0"}"
"a=1|2&3" 0 string(9) "{"a":"3"}"
"a=1|2&3" 1 string(13) "{"a":"1|2&3"}"
"a=1|2&3" 2 string(9) "{"a":"3"}"
"a=(1|2)&6" 0 string(9) "{"a":"2"}"
"a=(1|2)&6" 1 string(15) "{"a":"(1|2)&6"}"
"a=(1|2)&6" 2 string(9) "{"a":"2"}"
"a=on off" 0 
Warning: syntax error, unexpected BOOL_FALSE in Unknown on line 1
 in %s on line 2
string(5) "false"
"a=on off" 1 string(14) "{"a":"on off"}"
"a=on off" 2 
Warning: syntax error, unexpected BOOL_FALSE in Unknown on line 1
 in %s on line 2
string(5) "false"
"a='x' \"y\" z ; c" 0 string(11) "{"a":"xyz"}"
"a='x' \"y\" z ; c" 1 string(19) "{"a":"'x' \"y\" z"}"
"a='x' \"y\" z ; c" 2 string(11) "{"a":"xyz"}"
"a[]=1\na[x]=2\na=3" 0 string(9) "{"a":"3"}"
"a[]=1\na[x]=2\na=3" 1 string(9) "{"a":"3"}"
"a[]=1\na[x]=2\na=3" 2 string(7) "{"a":3}"
"[s]\na=1\n[t]\nb=2" 0 string(29) "{"s":{"a":"1"},"t":{"b":"2"}}"
"[s]\na=1\n[t]\nb=2" 1 string(29) "{"s":{"a":"1"},"t":{"b":"2"}}"
"[s]\na=1\n[t]\nb=2" 2 string(25) "{"s":{"a":1},"t":{"b":2}}"
"a=\"x${NOT_THERE}\"" 0 string(9) "{"a":"x"}"
"a=\"x${NOT_THERE}\"" 1 string(21) "{"a":"x${NOT_THERE}"}"
"a=\"x${NOT_THERE}\"" 2 string(9) "{"a":"x"}"
"a=x$y" 0 string(11) "{"a":"x$y"}"
"a=x$y" 1 string(11) "{"a":"x$y"}"
"a=x$y" 2 string(11) "{"a":"x$y"}"
"a" 0 string(2) "[]"
"a" 1 string(2) "[]"
"a" 2 string(2) "[]"
"=1" 0 
Warning: syntax error, unexpected '=' in Unknown on line 1
 in %s on line 2
string(5) "false"
"=1" 1 
Warning: syntax error, unexpected '=' in Unknown on line 1
 in %s on line 2
string(5) "false"
"=1" 2 
Warning: syntax error, unexpected '=' in Unknown on line 1
 in %s on line 2
string(5) "false"
"a={" 0 string(9) "{"a":"{"}"
"a={" 1 string(9) "{"a":"{"}"
"a={" 2 string(9) "{"a":"{"}"
"a=1\n;c\n#d=3\ne = f ; g" 0 string(26) "{"a":"1","#d":"3","e":"f"}"
"a=1\n;c\n#d=3\ne = f ; g" 1 string(26) "{"a":"1","#d":"3","e":"f"}"
"a=1\n;c\n#d=3\ne = f ; g" 2 string(22) "{"a":1,"#d":3,"e":"f"}"
"x[a b]=1" 0 string(17) "{"x":{"a b":"1"}}"
"x[a b]=1" 1 string(17) "{"x":{"a b":"1"}}"
"x[a b]=1" 2 string(15) "{"x":{"a b":1}}"
"a=1.5" 0 string(11) "{"a":"1.5"}"
"a=1.5" 1 string(11) "{"a":"1.5"}"
"a=1.5" 2 string(9) "{"a":1.5}"
"a=-3" 0 string(10) "{"a":"-3"}"
"a=-3" 1 string(10) "{"a":"-3"}"
"a=-3" 2 string(8) "{"a":-3}"
"a=007" 0 string(11) "{"a":"007"}"
"a=007" 1 string(11) "{"a":"007"}"
"a=007" 2 string(7) "{"a":7}"
"a=1e3" 0 string(11) "{"a":"1e3"}"
"a=1e3" 1 string(11) "{"a":"1e3"}"
"a=1e3" 2 string(11) "{"a":"1e3"}"
"a=\"1\"" 0 string(9) "{"a":"1"}"
"a=\"1\"" 1 string(9) "{"a":"1"}"
"a=\"1\"" 2 string(9) "{"a":"1"}"
"a=E_ALL" 0 string(13) "{"a":"32767"}"
"a=E_ALL" 1 string(13) "{"a":"E_ALL"}"
"a=E_ALL" 2 string(13) "{"a":"32767"}"
"a=null" 0 string(8) "{"a":""}"
"a=null" 1 string(12) "{"a":"null"}"
"a=null" 2 string(10) "{"a":null}"
"a=abc\"def\"" 0 string(14) "{"a":"abcdef"}"
"a=abc\"def\"" 1 string(18) "{"a":"abc\"def\""}"
"a=abc\"def\"" 2 string(14) "{"a":"abcdef"}"
"a=  'q'  " 0 string(11) "{"a":"q  "}"
"a=  'q'  " 1 string(11) "{"a":"'q'"}"
"a=  'q'  " 2 string(11) "{"a":"q  "}"
"[a b]" 0 string(10) "{"a b":[]}"
"[a b]" 1 string(10) "{"a b":[]}"
"[a b]" 2 string(10) "{"a b":[]}"
"k = a b  c  ; d" 0 string(14) "{"k":"a b  c"}"
"k = a b  c  ; d" 1 string(14) "{"k":"a b  c"}"
"k = a b  c  ; d" 2 string(14) "{"k":"a b  c"}"
"a=1 2" 0 string(11) "{"a":"1 2"}"
"a=1 2" 1 string(11) "{"a":"1 2"}"
"a=1 2" 2 string(11) "{"a":"1 2"}"
"a=&" 0 
Warning: syntax error, unexpected '&' in Unknown on line 1
 in %s on line 2
string(5) "false"
"a=&" 1 string(9) "{"a":"&"}"
"a=&" 2 
Warning: syntax error, unexpected '&' in Unknown on line 1
 in %s on line 2
string(5) "false"
"a=\\n" 0 string(11) "{"a":"\\n"}"
"a=\\n" 1 string(11) "{"a":"\\n"}"
"a=\\n" 2 string(11) "{"a":"\\n"}"
"a.b-c=d" 0 string(13) "{"a.b-c":"d"}"
"a.b-c=d" 1 string(13) "{"a.b-c":"d"}"
"a.b-c=d" 2 string(13) "{"a.b-c":"d"}"
"a=M_PI" 0 string(23) "{"a":"3.1415926535898"}"
"a=M_PI" 1 string(12) "{"a":"M_PI"}"
"a=M_PI" 2 string(23) "{"a":"3.1415926535898"}"
"a=~1" 0 string(10) "{"a":"-2"}"
"a=~1" 1 string(10) "{"a":"~1"}"
"a=~1" 2 string(10) "{"a":"-2"}"
"a=5 | 2" 0 string(9) "{"a":"7"}"
"a=5 | 2" 1 string(13) "{"a":"5 | 2"}"
"a=5 | 2" 2 string(9) "{"a":"7"}"
