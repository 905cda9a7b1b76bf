--TEST--
SplFileObject: seek() past the last row; fscanf() counts lines from the second one on
--FILE--
<?php
$name = __DIR__ . "/rows.tmp";
file_put_contents($name, "a,b\nc,d\n");
foreach ([SplFileObject::READ_CSV, SplFileObject::READ_CSV | SplFileObject::READ_AHEAD,
          SplFileObject::READ_CSV | SplFileObject::READ_AHEAD | SplFileObject::SKIP_EMPTY | SplFileObject::DROP_NEW_LINE] as $flags) {
    foreach ([1, 2, 10] as $line) {
        $file = new SplFileObject($name);
        $file->setFlags($flags);
        $file->seek($line);
        echo json_encode([$file->key(), $file->current(), $file->valid(), $file->eof()]), "\n";
    }
}
$file = new SplFileObject($name);
echo json_encode([$file->fscanf("%s"), $file->key(), $file->fscanf("%s"), $file->key()]), "\n";
unlink($name);
?>
--EXPECT--
[1,["c","d"],true,false]
[2,[null],false,true]
[2,false,false,true]
[1,["c","d"],true,false]
[2,[null],true,true]
[2,false,false,true]
[1,["c","d"],true,false]
[2,false,false,true]
[2,false,false,true]
[["a,b"],0,["c,d"],1]
