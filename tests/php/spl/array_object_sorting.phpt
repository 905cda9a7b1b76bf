--TEST--
ArrayObject sorts in place and refuses writes meanwhile
--FILE--
<?php
var_dump(new ArrayObject([1])==new ArrayObject([1]), new ArrayObject([1])<new ArrayObject([2]), new ArrayObject([1])==new ArrayObject([1],1), new ArrayObject==new stdClass);
$s=new ArrayObject(['b'=>2,'a'=>10,'c'=>'img2','d'=>'img10']); $s->ksort(); echo json_encode($s); $s->uasort(fn($x,$y)=>strcmp($x,$y)); echo json_encode($s); $s->natsort(); echo json_encode($s); $s->uksort(fn($x,$y)=>-strcmp($x,$y)); echo json_encode($s),"\n";
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(false)
{"a":10,"b":2,"c":"img2","d":"img10"}{"a":10,"b":2,"d":"img10","c":"img2"}{"b":2,"a":10,"c":"img2","d":"img10"}{"d":"img10","c":"img2","b":2,"a":10}
