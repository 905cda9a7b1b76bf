--TEST--
Heaps whose compare() is a class's: order, what it throws, changes meanwhile
--FILE--
<?php
class UH extends SplHeap{public $t=0;protected function compare($a,$b):int{if($b[0]===$this->t&&$this->t)throw new Exception('cmp');return $b[0]<=>$a[0];}}
$h=new UH;foreach([5,2,8,1,2] as $i=>$v)var_dump($h->insert([$v,$i]));
echo json_encode($h->top()),count($h),$h->count(),"\n";
while($h->valid()){echo json_encode($h->extract());}echo "\n";
foreach([5,2,8,1,9] as $i=>$v)$h->insert([$v,$i]);
$h->t=9;try{$h->extract();}catch(Exception $e){echo $e->getMessage(),$h->isCorrupted()?'C':'','-',count($h),"\n";}
try{$h->insert([3,3]);}catch(Exception $e){echo get_class($e),$e->getMessage(),"\n";}
$h->recoverFromCorruption();$h->t=0;while(!$h->isEmpty())echo json_encode($h->extract());echo "\n";
$h->t=4;foreach([3,7] as $v)$h->insert([$v,0]);try{$h->insert([4,0]);$h->insert([4,1]);$h->insert([4,2]);}catch(Exception $e){echo $e->getMessage(),count($h),"\n";echo $e->getTraceAsString(),"\n";}
class PQ extends SplPriorityQueue{private $n=PHP_INT_MAX;function compare($a,$b):int{return $a[0]<=>$b[0]?:$a[1]<=>$b[1];}function insert($v,$p){return parent::insert($v,[$p,$this->n--]);}}
$q=new PQ;foreach(['a'=>1,'b'=>3,'c'=>3,'d'=>2] as $k=>$p)$q->insert($k,$p);
$q->setExtractFlags(SplPriorityQueue::EXTR_BOTH);echo json_encode($q->extract()['data']);$q->setExtractFlags(SplPriorityQueue::EXTR_DATA);
while($q->valid())echo $q->extract();echo "\n";
class Bad extends SplMinHeap{function compare($a,$b):int{$this->insert(1);return 0;}}
$b=new Bad;$b->insert(1);try{$b->insert(2);}catch(Exception $e){echo get_class($e),': ',$e->getMessage(),"\n";}
class F extends SplMaxHeap{function compare($a,$b):int{return (string)($a-$b);}}
$f=new F;foreach([3,1,2] as $x)$f->insert($x);foreach($f as $k=>$v)echo "$k=>$v ";echo "\n";
class Dd{function __construct(public $n){}function __destruct(){echo "d{$this->n} ";}}
class DH extends SplHeap{function compare($a,$b):int{return $b->n<=>$a->n;}}
try{(new UH)->extract();}catch(RuntimeException $e){echo $e->getMessage(),"\n";}
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
[1,3]55
[1,3][2,4][2,1][5,0][8,2]
[2,1][3,3][5,0][8,2][9,4]
cmp3
#0 [internal function]: UH->compare(Array, Array)
#1 {PWD}/heaps_asking_classes.php(10): SplHeap->insert(Array)
#2 {main}
"b"cda
RuntimeException: Heap cannot be changed when it is already being modified.
2=>3 1=>2 0=>1 
Can't extract from an empty heap
