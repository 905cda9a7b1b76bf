--TEST--
SplFileObject as a string is its current line, which stays the current one
--FILE--
<?php
foreach ([0, SplFileObject::DROP_NEW_LINE, SplFileObject::READ_CSV, SplFileObject::READ_AHEAD | SplFileObject::SKIP_EMPTY | SplFileObject::DROP_NEW_LINE] as $flags) {
    $file = new SplTempFileObject;
    $file->fwrite("a,b\n\n1,2\nlast");
    $file->rewind();
    $file->setFlags($flags);
    echo json_encode([(string) $file, (string) $file, $file->key()]);
    $file->next();
    echo json_encode([(string) $file, $file->current(), $file->key(), $file->fgets(), (string) $file, $file->key()]), "\n";
}
$file = new SplTempFileObject;
$file->fgets();
try {
    echo $file;
} catch (RuntimeException $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
["a,b\n","a,b\n",0]["\n","\n",1,"1,2\n","1,2\n",2]
["a,b","a,b",0]["","",1,"1,2","1,2",2]
["a,b\n","a,b\n",0]["\n",[null],1,"1,2\n","1,2\n",2]
["a,b","a,b",0]["1,2","1,2",1,"last","last",2]
