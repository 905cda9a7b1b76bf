--TEST--
parse_str(): names with brackets that do not close, blanks, dots, NULs and text behind brackets
--FILE--
<?php
foreach (["[a=1","[a]=1","[=1","a[b=1","a[b.c d[e=1","a[b][c=1","a[b][c.d[ e=1","a[ ]=1","a[ b]=1","a[\t]=1","a[b]c=1","a[b]c[d]=1"," [a]=1","a b[c.d]=1","a.[b=1&a[]=2&a[]=3","a[%00b]=1","a%00b=1","a[b%00c=1","a[b]%00[c]=1","]=1","a]=1","a[[b]]=1","a[b[c]]=1","a[0]=x&a=y","a=y&a[0]=x","x=1;y=2","a=b=c","=x","&&a","a[b c.d]=5","%5Ba=1","+a=1","a+b=1","a.b[c.d[e=1","a[]b=1","a[]b[=1","a[ ","a[b]["] as $s) { parse_str($s,$r); echo $s," ",json_encode($r),"\n"; }
parse_str("a.b\0c[d]=1&e=2", $r);
echo json_encode($r), "\n";
?>
--EXPECT--
[a=1 []
[a]=1 []
[=1 []
a[b=1 {"a_b":"1"}
a[b.c d[e=1 {"a_b_c_d_e":"1"}
a[b][c=1 {"a":{"b":"1"}}
a[b][c.d[ e=1 {"a":{"b":"1"}}
a[ ]=1 {"a":["1"]}
a[ b]=1 {"a":{" b":"1"}}
a[	]=1 {"a":["1"]}
a[b]c=1 {"a":{"b":"1"}}
a[b]c[d]=1 {"a":{"b":"1"}}
 [a]=1 []
a b[c.d]=1 {"a_b":{"c.d":"1"}}
a.[b=1&a[]=2&a[]=3 {"a__b":"1","a":["2","3"]}
a[%00b]=1 {"a_":"1"}
a%00b=1 {"a":"1"}
a[b%00c=1 {"a_b":"1"}
a[b]%00[c]=1 {"a":{"b":"1"}}
]=1 {"]":"1"}
a]=1 {"a]":"1"}
a[[b]]=1 {"a":{"[b":"1"}}
a[b[c]]=1 {"a":{"b[c":"1"}}
a[0]=x&a=y {"a":"y"}
a=y&a[0]=x {"a":["x"]}
x=1;y=2 {"x":"1;y=2"}
a=b=c {"a":"b=c"}
=x []
&&a {"a":""}
a[b c.d]=5 {"a":{"b c.d":"5"}}
%5Ba=1 []
+a=1 {"a":"1"}
a+b=1 {"a_b":"1"}
a.b[c.d[e=1 {"a_b_c_d_e":"1"}
a[]b=1 {"a":["1"]}
a[]b[=1 {"a":["1"]}
a[  {"a__":""}
a[b][ {"a":{"b":""}}
{"a_b":""}
