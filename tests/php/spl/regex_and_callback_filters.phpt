--TEST--
RegexIterator and callback filters
--FILE--
<?php
foreach(new RegexIterator(new ArrayIterator(['apple','bob','avocado']),'/^a/') as $k=>$v) echo "$k$v "; 
foreach([0,1,2,3,4] as $m) { $r=new RegexIterator(new ArrayIterator(['a1b2','c','d4']),'/\d/',$m); $r->replacement='#'; echo json_encode(iterator_to_array($r)),"\n"; }
echo json_encode(iterator_to_array(new RegexIterator(new ArrayIterator(['a1'=>1,'b'=>2]),'/\d/',0,RegexIterator::USE_KEY|RegexIterator::INVERT_MATCH)));
echo implode(',',iterator_to_array(new CallbackFilterIterator(new ArrayIterator(range(1,6)), fn($v,$k,$it)=>$v%2==0 && $k>1)));
foreach (new RecursiveIteratorIterator(new RecursiveCallbackFilterIterator(new RecursiveArrayIterator([1,[2,3,[4]],5]), function($c,$k,$it){return $it->hasChildren()||$c>2;})) as $v) echo $v;
--EXPECT--
0apple 2avocado {"0":"a1b2","2":"d4"}
{"0":["1"],"2":["4"]}
{"0":[["1","2"]],"2":[["4"]]}
{"0":["a","b",""],"2":["d",""]}
{"0":"a#b#","2":"d#"}
{"b":2}4,6345
