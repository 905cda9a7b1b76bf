--TEST--
SplFileObject: lines and their numbers under all flags
--FILE--
<?php
try { unserialize('O:'.strlen($c).':"'.$c.'":0:{}'); } catch (Throwable $e) { echo $e->getMessage(),"\n"; }}
file_put_contents('lines.txt', "a\nb\n\nc\nd");
foreach ([0,1,2,4,6,7,8,14,15] as $fl) { echo "== $fl\n"; $f=new SplFileObject('lines.txt'); $f->setFlags($fl);
foreach ($f as $k=>$v) echo $k,json_encode($v)," "; echo "\n";
for($i=0;$i<8;$i++) {$f->seek($i); echo $f->key(),json_encode($f->current()),$f->key(),' ';} echo "\n";
$f->rewind(); for($i=0;$i<6;$i++) { try {echo json_encode($f->fgets()),$f->key(),json_encode($f->current()),$f->key(),$f->ftell(),' ';} catch (Exception $e) {echo $e->getMessage();}} echo "\n";
$f->rewind(); for($i=0;$i<6;$i++) {echo $f->key(),json_encode($f->current()),$f->key(),' '; $f->next();} echo "\n";
$f->rewind(); for($i=0;$i<6;$i++) {echo json_encode($f->fgetc()),$f->key(),' ';} echo json_encode($f->current()),"\n";
$f->rewind(); for($i=0;$i<6;$i++) {echo json_encode($f->fgetcsv()),$f->key(),' ';} echo json_encode($f->current()),"\n";
$f->seek(3); $f->fseek(0); echo $f->key(), json_encode($f->current()); $f->next(); echo $f->key(), json_encode($f->current()), json_encode($f->eof()),json_encode($f->valid()),"\n";
}
unlink("lines.txt");
--EXIT--
255
--EXPECT--

Parse error: Unmatched '}' in {PWD}/file_object_lines.php on line 2
