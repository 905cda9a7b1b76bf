--TEST--
SplFileObject: comma-separated values, fscanf()
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
$t=new SplTempFileObject(); $t->fwrite("foo,bar,\"b,z\"\n\"multi\nline\",2\n\nlast,'q q',x\n"); $t->rewind();
while(!$t->eof()) { echo json_encode($t->fgetcsv()),$t->key(),' '; } echo "\n"; $t->rewind(); tr(fn()=>$t->fgetcsv(';')); tr(fn()=>$t->fgetcsv(';;')); tr(fn()=>$t->fgetcsv(',','')); tr(fn()=>$t->fgetcsv(',','"','ab')); tr(fn()=>$t->fgetcsv(',','"',''));
$t->setFlags(SplFileObject::READ_CSV|SplFileObject::SKIP_EMPTY|SplFileObject::READ_AHEAD|SplFileObject::DROP_NEW_LINE); foreach($t as $k=>$r) echo $k,json_encode($r),' '; echo "\n"; tr(fn()=>$t->setCsvControl(',',"'")); foreach($t as $k=>$r) echo $k,json_encode($r),' '; var_dump($t->getCsvControl(), $t->getFlags()); tr(fn()=>$t->setCsvControl('aa')); tr(fn()=>$t->setCsvControl('a','bb')); tr(fn()=>$t->setCsvControl('a','b','cc'));
$t=new SplTempFileObject(); tr(fn()=>$t->fputcsv(['a','b c','d"e',"f\ng",'',null,1.5,true,'é'])); tr(fn()=>$t->fputcsv(['a','b c'],';',"'")); tr(fn()=>$t->fputcsv(['a','b'],',','"','\\',"\r\n")); tr(fn()=>$t->fputcsv(['a'],'::')); tr(fn()=>$t->fputcsv(['a'],',','')); tr(fn()=>$t->fputcsv(['a'],',','"','xx')); $t->setCsvControl('|'); tr(fn()=>$t->fputcsv(['x','y|z'])); $t->rewind(); $t->fpassthru(); 
$t=new SplTempFileObject(); $t->fwrite("10 apples 3.5\nabc\n"); $t->rewind(); tr(fn()=>$t->fscanf("%d %s %f")); tr(function() use($t) { $r=$t->fscanf("%s",$x); return [$r,$x]; }); tr(fn()=>$t->fscanf("%s"));tr(fn()=>$t->fscanf("%s"));
--EXPECT--
["foo","bar","b,z"]0 ["multi\nline","2"]1 [null]2 ["last","'q q'","x"]3 
array(1) {
  [0]=>
  string(13) "foo,bar,"b,z""
}
ValueError:SplFileObject::fgetcsv(): Argument #1 ($separator) must be a single character
ValueError:SplFileObject::fgetcsv(): Argument #2 ($enclosure) must be a single character
ValueError:SplFileObject::fgetcsv(): Argument #3 ($escape) must be empty or a single character
array(2) {
  [0]=>
  string(10) "multi
line"
  [1]=>
  string(1) "2"
}
0["foo","bar","b,z"] 1["multi\nline","2"] 3["last","'q q'","x"] 
NULL
0["foo","bar","\"b","z\""] 1["\"multi"] 2["line\"","2"] 4["last","q q","x"] array(3) {
  [0]=>
  string(1) ","
  [1]=>
  string(1) "'"
  [2]=>
  string(1) "\"
}
int(15)
ValueError:SplFileObject::setCsvControl(): Argument #1 ($separator) must be a single character
ValueError:SplFileObject::setCsvControl(): Argument #2 ($enclosure) must be a single character
ValueError:SplFileObject::setCsvControl(): Argument #3 ($escape) must be empty or a single character
int(31)
int(8)
int(5)
ValueError:SplFileObject::fputcsv(): Argument #2 ($separator) must be a single character
ValueError:SplFileObject::fputcsv(): Argument #3 ($enclosure) must be a single character
ValueError:SplFileObject::fputcsv(): Argument #4 ($escape) must be empty or a single character
int(8)
a,"b c","d""e","f
g",,,1.5,1,é
a;'b c'
a,b
x|"y|z"
array(3) {
  [0]=>
  int(10)
  [1]=>
  string(6) "apples"
  [2]=>
  float(3.5)
}
array(2) {
  [0]=>
  int(1)
  [1]=>
  string(3) "abc"
}
RuntimeException:Cannot read from file php://temp
RuntimeException:Cannot read from file php://temp
