--TEST--
The internal pointer of hashes: moved past both ends, appended behind, copied, with elements removed
--FILE--
<?php
$a=['x'=>1,'y'=>2,5=>3]; 
while (($k=key($a))!==null) { echo $k,'=',current($a),' '; next($a); } var_dump(current($a), next($a), prev($a), key($a));
$a['new']=9; var_dump(key($a)); reset($a); var_dump(current($a)); end($a); var_dump(key($a)); prev($a); var_dump(key($a)); $b=$a; var_dump(key($b)); next($b); var_dump(key($b), key($a));
unset($a[5]); var_dump(key($a)); prev($a); var_dump(key($a)); unset($a['y']); var_dump(key($a)); prev($a); prev($a); var_dump(key($a)); 
for($i=0;$i<5;$i++) $a["k$i"]=$i; reset($a); while(next($a)!==false) { if (key($a)==='k2') unset($a['k3']); echo key($a),' '; } echo "\n"; $a[]=1; var_dump(key($a));
$e=[]; var_dump(next($e),end($e),reset($e),key($e),prev($e)); $e['a']=1; var_dump(key($e)); next($e); var_dump(key($e)); $e['b']=2; var_dump(key($e));
function f(array $q){ next($q); return key($q); } $z=['p'=>1,'q'=>2,'r'=>3]; next($z); var_dump(f($z), key($z)); 
$z=['p'=>1,'q'=>2,'r'=>3]; end($z); foreach($z as $k=>&$v) { $v++; echo key($z); next($z); } unset($v); var_dump(key($z)); sort($z); var_dump(key($z)); 
$h=[3=>'a',1=>'b',2=>'c']; end($h); array_pop($h); var_dump(current($h)); next($h); array_shift($h); var_dump(current($h), key($h)); prev($h); var_dump(key($h));
$s=0; for($i=0;$i<1000;$i++){ $m=["k$i"=>1,'b'=>2,'c'=>3]; next($m); if($i&1) unset($m['b']); else next($m); $m[]=4; $s+=current($m); while(next($m)); $m['t']=7; $s+=(int)current($m);} var_dump($s);
$l=[1,2,3]; next($l); next($l); next($l); var_dump(key($l)); $l[]=4; var_dump(current($l)); $l['x']=5; next($l); var_dump(key($l));
--EXPECT--
x=1 y=2 5=3 bool(false)
bool(false)
bool(false)
NULL
string(3) "new"
int(1)
string(3) "new"
int(5)
int(5)
string(3) "new"
int(5)
string(3) "new"
string(1) "y"
string(3) "new"
NULL
new k0 k1 k2 k4 
int(6)
bool(false)
bool(false)
bool(false)
NULL
bool(false)
string(1) "a"
NULL
string(1) "b"
string(1) "r"
string(1) "q"
rNULL
int(0)
string(1) "a"
string(1) "b"
int(0)
NULL
int(10000)
NULL
int(4)
string(1) "x"
