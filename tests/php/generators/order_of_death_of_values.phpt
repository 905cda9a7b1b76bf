--TEST--
The last value, key and the result of a generator die in this order, after its variables
--FILE--
<?php
class C{function __construct(public$n=0){}function __destruct(){echo"~{$this->n}\n";}}
function f($k){ if ($k) $o1=new C(1);yield new C(2) => new C(3);yield new C(4) => new C(5); return new C(6);}
function g(){ yield new C(7) => new C(8);yield from f(1);}
echo "a\n";
$g=f(1);$g->next(); $g->next(); echo "sent\n"; unset($g);
$g=f(0);$g->next(); $g->next(); echo "sent\n"; unset($g);
echo "b\n";
$g=f(1);$g->next(); unset($g);
echo "c\n";
$g=g();$g->next(); $g->next(); unset($g);
echo "d\n";
$g=g();$g->next(); $g->next(); $g->next(); echo "--\n"; unset($g);
echo "e\n";
$g=f(1);$g->next(); $g->next(); 
echo "end\n";
--EXPECT--
a
~3
~2
~1
sent
~5
~4
~6
~3
~2
sent
~5
~4
~6
b
~3
~2
~1
~5
~4
c
~3
~2
~1
~5
~4
~8
~7
d
~3
~2
~1
~8
~4
~6
--
~5
~7
e
~3
~2
~1
end
~5
~4
~6
