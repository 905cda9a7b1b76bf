--TEST--
Loops over the properties of objects that change
--FILE--
<?php
class P { public $a = 1; protected $b = 2; private $c = 3; public $d; public int $u;
    function inside() { foreach ($this as $k => $v) { echo "$k=", var_export($v, true), " "; } echo "\n"; } }
class Q extends P { private $c = 'own'; public $e = 5; function mine() { foreach ($this as $k => $v) echo "$k=", var_export($v, true), " "; echo "\n"; } }
function show($o) { foreach ($o as $k => $v) echo "$k=", json_encode($v), " "; echo "\n"; foreach ($o as $v) echo json_encode($v), " "; echo "\n"; }
for ($i = 0; $i < 3; $i++) {
    $p = new P; show($p); $p->inside(); $q = new Q; show($q); $q->inside(); $q->mine();
    $p->u = 9; unset($p->a); @$p->dyn = 'late'; show($p); $p->a = 'back'; show($p); $p->inside();
    $s = (object) ['x' => 1, 'y' => [2], '0' => 'zero', '' => 'empty']; show($s); show(new stdClass); show((object) [5, 6]);
}
$s = (object) ['x' => 1, 'y' => 2, 'z' => 3];
foreach ($s as $k => $v) { echo "$k=$v "; if ($k == 'x') { unset($s->y); $s->w = 4; } if ($k == 'w') $s->last = 5; } echo "\n";
foreach ($s as $k => $v) { $s->$k = $v * 10; echo "$k=$v "; } show($s);
$p = new P; foreach ($p as $k => $v) { echo "$k "; if ($k == 'a') { $p->d = 'changed'; $p->u = 7; unset($p->a); $p->a = 1; } } echo "\n";
$r = new P; $ref = &$r->a; foreach ($r as $k => $v) { $ref++; echo "$k=$v "; } echo "\n";
foreach ($r as $k => &$w) { $w = $k; } unset($w); show($r);
$scope = Closure::bind(function ($o) { foreach ($o as $k => $v) echo "$k "; echo "\n"; }, null, P::class);
$plain = Closure::bind(function ($o) { foreach ($o as $k => $v) echo "$k "; echo "\n"; }, null, null);
$both = function ($o) { foreach ($o as $k => $v) echo "$k "; echo "\n"; };
$scope(new P); $plain(new P); foreach ([P::class, null, Q::class, P::class] as $c) Closure::bind($both, null, $c)(new Q);
foreach ((array) new P as $k => $v) echo strlen($k), " "; echo "\n";
enum E: string { case A = 'a'; } foreach (E::A as $k => $v) echo "$k=$v "; echo "\n";
foreach (new P as $k => $v) { foreach (new P as $k2 => $v2) { if ($k2 == 'd') break; echo "$k.$k2 "; } } echo "\n";
class Dies { public $n; public $m = 0; function __construct($n) { $this->n = $n; } function __destruct() { echo "~", is_string($this->n) ? $this->n : "outer", " "; } }
foreach (new Dies(new Dies('inner')) as $k => $v) { echo "$k "; } echo "end\n"; unset($v);
function g() { foreach ((object) ['a' => 1, 'b' => 2] as $k => $v) { yield $k => $v; } } foreach (g() as $k => $v) echo "$k=$v "; echo "\n";
foreach (new Dies('thrown') as $v) { try { throw new Exception('x'); } catch (Exception $e) { echo "caught "; } } echo "\n"; $v = null;
--EXPECT--
a=1 d=null 
1 null 
a=1 b=2 c=3 d=NULL 
a=1 d=null e=5 
1 null 5 
a=1 b=2 c=3 d=NULL e=5 
a=1 b=2 d=NULL c='own' e=5 
d=null u=9 dyn="late" 
null 9 "late" 
a="back" d=null u=9 dyn="late" 
"back" null 9 "late" 
a='back' b=2 c=3 d=NULL u=9 dyn='late' 
x=1 y=[2] 0="zero" ="empty" 
1 [2] "zero" "empty" 


0=5 1=6 
5 6 
a=1 d=null 
1 null 
a=1 b=2 c=3 d=NULL 
a=1 d=null e=5 
1 null 5 
a=1 b=2 c=3 d=NULL e=5 
a=1 b=2 d=NULL c='own' e=5 
d=null u=9 dyn="late" 
null 9 "late" 
a="back" d=null u=9 dyn="late" 
"back" null 9 "late" 
a='back' b=2 c=3 d=NULL u=9 dyn='late' 
x=1 y=[2] 0="zero" ="empty" 
1 [2] "zero" "empty" 


0=5 1=6 
5 6 
a=1 d=null 
1 null 
a=1 b=2 c=3 d=NULL 
a=1 d=null e=5 
1 null 5 
a=1 b=2 c=3 d=NULL e=5 
a=1 b=2 d=NULL c='own' e=5 
d=null u=9 dyn="late" 
null 9 "late" 
a="back" d=null u=9 dyn="late" 
"back" null 9 "late" 
a='back' b=2 c=3 d=NULL u=9 dyn='late' 
x=1 y=[2] 0="zero" ="empty" 
1 [2] "zero" "empty" 


0=5 1=6 
5 6 
x=1 z=3 w=4 last=5 
x=1 z=3 w=4 last=5 x=10 z=30 w=40 last=50 
10 30 40 50 
a d u 
a=1 d= 
a="a" d="d" 
"a" "d" 
a b c d 
a d 
a b c d e 
a d e 
a b d c e 
a b c d e 
1 4 4 1 
name=A value=a 
a.a d.a 
n m ~outer ~inner end
a=1 b=2 
caught caught ~thrown
