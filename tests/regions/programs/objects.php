<?php
class P { public $x=1; public float $f=0.5; public int $n=0; private $a=[1,2,3,4]; public ?P $next=null; public $o;
 function run($n) { for($i=0;$i<$n;$i++){ $this->x += 2; $this->n++; $this->f = $this->f*0.5 + $i; $this->a[$i&3] = $this->x & 255; $this->a[1] += 1; $t = $this->a[$i&3]; $this->n -= $t & 1;}
   return [$this->x,$this->n,$this->f,$this->a,$t]; }
 function walk($n){ $s=0; $l=[]; for($k=0;$k<50;$k++){ $p=new P; $p->n=$k; $l[]=$p; } for($j=0;$j<$n;$j++){ foreach($l as $p){ $s+=$p->n; $p->x++; $p->f += 1.5; } } return [$s,$l[49]->x, $l[49]->f]; }
 function chain($n){ $h=null; for($k=0;$k<100;$k++){ $p=new P; $p->n=$k; $p->next=$h; $h=$p;} $s=0; for($j=0;$j<$n;$j++){ $q=$h; while($q !== null){ $s+=$q->n; $q=$q->next; } } return $s; }
}
$p=new P; var_dump($p->run(5000)); var_dump($p->walk(200)); var_dump($p->chain(60));
