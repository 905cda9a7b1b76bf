--TEST--
SplFileObject: reading, writing, seeking, errors
--FILE--
<?php
function tr($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e),':',$e->getMessage(),"\n"; } }
$t=new SplTempFileObject(); tr(fn()=>$t->fwrite("hello world",5)); tr(fn()=>$t->fwrite("x",-1)); tr(fn()=>$t->fwrite("",3)); tr(fn()=>$t->ftell()); tr(fn()=>$t->fseek(1)); tr(fn()=>$t->fread(2)); tr(fn()=>$t->fread(0)); tr(fn()=>$t->fread(100)); tr(fn()=>$t->fread(1)); tr(fn()=>$t->eof()); tr(fn()=>$t->ftruncate(2)); tr(fn()=>$t->fstat()['size']); tr(fn()=>$t->fflush()); tr(fn()=>$t->flock(LOCK_SH)); tr(fn()=>$t->flock(99)); tr(fn()=>$t->fseek(0,SEEK_END)); tr(fn()=>$t->ftell()); tr(fn()=>$t->fseek(-100)); tr(fn()=>$t->fgets()); tr(fn()=>$t->seek(-1)); tr(fn()=>$t->setMaxLineLen(-1)); tr(fn()=>$t->getMaxLineLen()); tr(fn()=>$t->hasChildren()); tr(fn()=>$t->getChildren()); tr(fn()=>$t->getExtension()); tr(fn()=>$t->getPath()); tr(fn()=>$t->getFilename()); tr(fn()=>$t->getPathname()); tr(fn()=>$t->isFile()); tr(fn()=>$t->getRealPath()); tr(fn()=>$t->getSize());
$f=new SplFileObject('lines2.txt','w+'); $f->fwrite("line one is long\nshort\n"); $f->setMaxLineLen(6); $f->rewind(); foreach($f as $k=>$l) echo $k,json_encode($l),' '; echo "\n"; $f->setMaxLineLen(0); foreach($f as $k=>$l) echo $k,json_encode($l),' '; $f->rewind(); tr(fn()=>(string)$f); tr(fn()=>$f->current()); tr(fn()=>$f->getCurrentLine()); tr(fn()=>$f->fgetc()); tr(fn()=>$f->valid());
tr(fn()=>$f->ftruncate(3)); tr(fn()=>$f->flock(LOCK_EX,$w)); $f->rewind(); tr(fn()=>$f->fpassthru()); tr(fn()=>$f->getSize()); clearstatcache(); tr(fn()=>$f->isWritable()); tr(fn()=>$f->getType()); tr(fn()=>$f->getBasename('.txt')); tr(fn()=>$f->openFile()->fgets()); tr(fn()=>get_class($f->getFileInfo())); tr(fn()=>$f->getPathInfo()); $r=new SplFileObject('lines2.txt','r'); tr(fn()=>$r->fwrite('x')); $w=new SplFileObject('lines2.txt','a'); tr(fn()=>$w->fgets()); tr(fn()=>$w->fwrite("more\n")); tr(fn()=>$r->fread(100)); unset($f,$r,$w); unlink('lines2.txt');
class G extends SplFileObject { function getCurrentLine(): string { return 'over:'.parent::getCurrentLine(); } } file_put_contents('l3.txt',"a\nb\nc"); foreach (new G('l3.txt') as $k=>$v) echo $k,json_encode($v); class G2 extends SplFileObject { #[ReturnTypeWillChange] function getCurrentLine() { return 5; } } tr(function(){ foreach (new G2('l3.txt') as $v) echo $v; });
$f=new SplFileObject('l3.txt'); foreach(new LimitIterator($f,1,1) as $k=>$v) echo $k,json_encode($v); $i=$f->getIterator ?? 'none'; echo $i; tr(fn()=>iterator_to_array($f)); unlink('l3.txt'); tr(fn()=>unserialize('O:13:"SplFileObject":0:{}')); tr(fn()=>serialize($f)); tr(fn()=>clone $f); tr(fn()=>new SplFileObject('x','q')); tr(fn()=>new SplFileObject('php://memory','w+')); tr(fn()=>new SplFileObject('data:text/plain,abc')); tr(fn()=>(new SplFileObject('data:text/plain,abc'))->fgets()); tr(fn()=>new SplFileObject('foo://bar')); tr(fn()=>new SplTempFileObject('x')); tr(fn()=>new SplFileObject());
--EXPECT--
int(5)
int(0)
int(0)
int(5)
int(0)
string(2) "el"
ValueError:SplFileObject::fread(): Argument #1 ($length) must be greater than 0
string(2) "lo"
string(0) ""
bool(true)
bool(true)
int(2)
bool(true)
bool(false)
bool(false)
int(0)
int(2)
int(-1)
string(0) ""
ValueError:SplFileObject::seek(): Argument #1 ($line) must be greater than or equal to 0
ValueError:SplFileObject::setMaxLineLen(): Argument #1 ($maxLength) must be greater than or equal to 0
int(0)
bool(false)
NULL
string(0) ""
string(0) ""
string(10) "php://temp"
string(10) "php://temp"
bool(false)
bool(false)
RuntimeException:SplFileInfo::getSize(): stat failed for php://temp
0"line o" 1"ne is " 2"long\n" 3"short\n" 4"" 
0"line one is long\n" 1"short\n" 2"" string(17) "line one is long
"
string(17) "line one is long
"
string(6) "short
"
bool(false)
bool(false)
bool(true)
bool(true)
linint(3)
int(3)
bool(true)
string(4) "file"
string(6) "lines2"
string(3) "lin"
string(11) "SplFileInfo"
object(SplFileInfo)#4 (2) {
  ["pathName":"SplFileInfo":private]=>
  string(1) "."
  ["fileName":"SplFileInfo":private]=>
  string(1) "."
}

Notice: SplFileObject::fwrite(): Write of 1 bytes failed with errno=9 Bad file descriptor in {PWD}/file_object_operations.php on line 5
bool(false)

Notice: SplFileObject::fgets(): Read of 8192 bytes failed with errno=9 Bad file descriptor in {PWD}/file_object_operations.php on line 5
string(0) ""
int(5)
string(8) "linmore
"
2"over:a\n"5"over:b\n"8"over:c"TypeError:G2::getCurrentLine(): Return value must be of type string, int returned
1"b\n"nonearray(3) {
  [0]=>
  string(2) "a
"
  [1]=>
  string(2) "b
"
  [2]=>
  string(1) "c"
}
Exception:Unserialization of 'SplFileObject' is not allowed
Exception:Serialization of 'SplFileObject' is not allowed
Error:Trying to clone an uncloneable object of class SplFileObject
RuntimeException:SplFileObject::__construct(x): Failed to open stream: `q' is not a valid mode for fopen
object(SplFileObject)#3 (5) {
  ["pathName":"SplFileInfo":private]=>
  string(12) "php://memory"
  ["fileName":"SplFileInfo":private]=>
  string(6) "memory"
  ["openMode":"SplFileObject":private]=>
  string(2) "w+"
  ["delimiter":"SplFileObject":private]=>
  string(1) ","
  ["enclosure":"SplFileObject":private]=>
  string(1) """
}
object(SplFileObject)#3 (5) {
  ["pathName":"SplFileInfo":private]=>
  string(19) "data:text/plain,abc"
  ["fileName":"SplFileInfo":private]=>
  string(9) "plain,abc"
  ["openMode":"SplFileObject":private]=>
  string(1) "r"
  ["delimiter":"SplFileObject":private]=>
  string(1) ","
  ["enclosure":"SplFileObject":private]=>
  string(1) """
}
string(3) "abc"
RuntimeException:SplFileObject::__construct(): Unable to find the wrapper "foo" - did you forget to enable it when you configured PHP?
TypeError:SplTempFileObject::__construct(): Argument #1 ($maxMemory) must be of type int, string given
ArgumentCountError:SplFileObject::__construct() expects at least 1 argument, 0 given
