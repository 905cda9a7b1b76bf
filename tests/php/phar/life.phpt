--TEST--
An archive: made, read, changed, signed, with metadata and a stub
--EXTENSIONS--
phar
bz2
--INI--
phar.readonly=0
phar.require_hash=0
--FILE--
<?php
$path = __DIR__ . '/life.phar';
$phar = new Phar($path, 0, 'life');
$phar['index.php'] = '<?php echo "index of ", basename(Phar::running()), "\n";';
$phar['lib/one.php'] = '<?php return 1;';
$phar->addFromString('lib/two.txt', str_repeat('two ', 100));
$phar->addEmptyDir('empty');
$phar->setMetadata(['version' => 1.5]);
$phar['index.php']->setMetadata((object)['main' => true]);
$phar['lib/two.txt']->compress(Phar::GZ);
$phar->setStub('<?php Phar::mapPhar("life"); echo "stub\n"; include "phar://life/index.php"; __HALT_COMPILER(); ignored');
unset($phar);

$phar = new Phar($path);
var_dump(count($phar), $phar->getAlias(), $phar->getVersion(), $phar->getMetadata(), $phar->hasMetadata());
var_dump($phar['index.php']->getMetadata(), $phar->getSignature()['hash_type'], $phar->getStub());
var_dump(isset($phar['lib']), isset($phar['none']), isset($phar['lib/one.php']));
foreach (new RecursiveIteratorIterator($phar, RecursiveIteratorIterator::SELF_FIRST) as $name => $file) {
    printf("%s %s %d %o %s\n", substr($name, strlen("phar://$path")), get_class($file), $file->getSize(),
        $file->getPerms(), var_export($file->isCompressed(), true));
}
var_dump($phar['lib/two.txt']->getCRC32(), strlen($phar['lib/two.txt']->getContent()));
var_dump($phar['lib/two.txt']->getCompressedSize() < 50, $phar['lib/two.txt']->isCompressed(Phar::BZ2));

foreach ([Phar::MD5, Phar::SHA1, Phar::SHA512, Phar::SHA256] as $kind) {
    $phar->setSignatureAlgorithm($kind);
    $signature = $phar->getSignature();
    echo $signature['hash_type'], ' ', strlen($signature['hash']), "\n";
}
unset($phar['lib/one.php']);
$phar->delete('empty');
$phar->copy('lib/two.txt', 'copy.txt');
var_dump($phar->delMetadata(), $phar->hasMetadata(), isset($phar['lib/one.php']), isset($phar['copy.txt']));
$phar->decompressFiles();
var_dump($phar['copy.txt']->isCompressed());
include $path;
var_dump(Phar::running());
?>
--CLEAN--
<?php unlink(__DIR__ . '/life.phar'); ?>
--EXPECT--
int(4)
string(4) "life"
string(5) "1.1.1"
array(1) {
  ["version"]=>
  float(1.5)
}
bool(true)
object(stdClass)#3 (1) {
  ["main"]=>
  bool(true)
}
string(7) "SHA-256"
string(100) "<?php Phar::mapPhar("life"); echo "stub\n"; include "phar://life/index.php"; __HALT_COMPILER(); ?>
"
bool(true)
bool(false)
bool(true)
/empty PharFileInfo 0 40777 false
/index.php PharFileInfo 56 100644 false
/lib PharFileInfo 0 40777 false
/lib/one.php PharFileInfo 15 100644 false
/lib/two.txt PharFileInfo 400 100644 true
int(4077109080)
int(400)
bool(true)
bool(false)
MD5 32
SHA-1 40
SHA-512 128
SHA-256 64
bool(true)
bool(false)
bool(false)
bool(true)
bool(false)
stub
index of life.phar
string(0) ""
