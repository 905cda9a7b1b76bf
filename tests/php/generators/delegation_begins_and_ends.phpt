--TEST--
yield from: values, keys and what is sent go through chains that begin, end and are shared
--FILE--
<?php
class D { public $n; function __construct($n){$this->n=$n;} function __destruct(){echo "d{$this->n} ";} }
function in($n){ $d=new D($n); $x = yield "a$n"; echo "got:"; var_dump($x); yield "b$n"=>"v$n"; return "r$n"; }
function out(){ $r = yield from in(1); echo "[$r]"; $r2 = yield from [10,'k'=>20]; var_dump($r2); $r = yield from in(2); echo "[$r]"; return 'end'; }
$g=out(); foreach($g as $k=>$v) echo "$k=>$v\n"; var_dump($g->getReturn());
$g=out(); echo $g->current(); echo $g->send('S'); $g->next(); echo $g->key(), $g->current(),"\n"; $g->send('T'); $g->next(); echo $g->current(); $g->send('U'); unset($g); echo "\n";
function ex(){ try { yield 1; throw new Exception('x'); } finally { echo "fin "; } }
function o2(){ try { yield from ex(); } catch (Exception $e) { echo "caught ", $e->getMessage(), $e->getLine(), "\n"; yield 'after'; } }
foreach(o2() as $v) echo "$v\n";
function o3(){ yield from ex(); } try { foreach(o3() as $v) echo $v; } catch(Exception $e) { echo get_class($e), "\n", $e->getTraceAsString(), "\n"; }
function sh(){ $i=0; while($i<6) yield $i++; return 'shared'; } function a($s){ $r=yield from $s; echo "A$r "; } function b($s){ $r=yield from $s; echo "B$r "; }
$s=sh(); $x=a($s); $y=b($s); while($x->valid()||$y->valid()) { echo $x->current(), $y->current(),' '; $x->next(); $y->next(); } echo "\n";
function deep($n){ if($n==0){ yield 'bottom'; return 0; } $r = yield from deep($n-1); yield "l$n"; return $r+1; } $g=deep(50); $c=0; foreach($g as $k=>$v) $c+=strlen($v); echo $c,' ',$g->getReturn(),"\n";
function tr(){ debug_print_backtrace(); yield 1; debug_print_backtrace(); } function tr2(){ yield from tr(); yield from tr(); } foreach(tr2() as $v) echo "$v\n";
function it(){ yield from new ArrayIterator([1,2]); yield from (function(){ yield 3; return 4; })(); } foreach(it() as $k=>$v) echo "$k=>$v "; echo "\n";
function emp(){ $r = yield from []; var_dump($r); yield from (function(){ return; yield; })(); yield 'z'; yield from (function(){ return 7; yield; })(); } foreach(emp() as $v) echo $v,"\n";
$g=(function(){ yield from in(5); yield 9; })(); $g->current(); try { $g->throw(new LogicException('t')); } catch (LogicException $e) { echo $e->getMessage(), "\n"; } var_dump($g->valid());
function fc(){ try { yield from in(7); } finally { echo "F "; } } $g=fc(); $g->current(); unset($g); echo "\n";
function selfy(){ $g = yield; yield from $g; } $g=selfy(); $g->current(); try { $g->send($g); } catch (Error $e) { echo $e->getMessage(), "\n"; }
function many(){ for($i=0;$i<3;$i++) $t[]=yield from in("m$i"); return $t; } $g=many(); foreach($g as $v); var_dump($g->getReturn());
echo "end\n";
--EXPECT--
0=>a1
got:NULL
b1=>v1
d1 [r1]0=>10
k=>20
NULL
0=>a2
got:NULL
b2=>v2
d2 [r2]string(3) "end"
a1got:string(1) "S"
v1d1 [r1]010
NULL
a2got:string(1) "U"
d2 
1
fin caught x7
after
1fin Exception
#0 {PWD}/delegation_begins_and_ends.php(10): ex()
#1 {PWD}/delegation_begins_and_ends.php(10): o3()
#2 {main}
00 22 44 Bshared 5 Ashared 
147 50
#0 {PWD}/delegation_begins_and_ends.php(14): tr()
#1 {PWD}/delegation_begins_and_ends.php(14): tr2()
1
#0 {PWD}/delegation_begins_and_ends.php(14): tr()
#1 {PWD}/delegation_begins_and_ends.php(14): tr2()
#0 {PWD}/delegation_begins_and_ends.php(14): tr()
#1 {PWD}/delegation_begins_and_ends.php(14): tr2()
1
#0 {PWD}/delegation_begins_and_ends.php(14): tr()
#1 {PWD}/delegation_begins_and_ends.php(14): tr2()
0=>1 1=>2 0=>3 
NULL
z
d5 t
bool(false)
d7 F 
Impossible to yield from the Generator being currently run
got:NULL
dm0 got:NULL
dm1 got:NULL
dm2 array(3) {
  [0]=>
  string(3) "rm0"
  [1]=>
  string(3) "rm1"
  [2]=>
  string(3) "rm2"
}
end
