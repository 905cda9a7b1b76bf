--TEST--
Archives in the formats of tar and zip, and compressed as a whole
--EXTENSIONS--
phar
bz2
--INI--
phar.readonly=0
phar.require_hash=0
--FILE--
<?php
$base = __DIR__ . '/formats';
$phar = new Phar("$base.phar");
$phar['a.php'] = '<?php echo "a of ", basename(Phar::running(false)), "\n";';
$phar['long/' . str_repeat('n', 90) . '/' . str_repeat('f', 60)] = 'long name';
$phar['a.php']->setMetadata(['k' => 'v']);
$phar->setMetadata('of the archive');
$phar->setStub('<?php include "phar://" . __FILE__ . "/a.php"; __HALT_COMPILER();');
$made = [];
foreach ([[Phar::TAR, Phar::NONE], [Phar::TAR, Phar::GZ], [Phar::TAR, Phar::BZ2], [Phar::ZIP, null], [Phar::PHAR, Phar::GZ]] as [$format, $compression]) {
    $other = $phar->convertToExecutable($format, $compression);
    $made[] = $name = $other->getPath();
    echo basename($name), ' ', count($other), ' ', var_export($other->isCompressed(), true), ' ',
        json_encode($other->getMetadata()), ' ', json_encode($other['a.php']->getMetadata()), ' ',
        $other->getSignature()['hash_type'], "\n";
    var_dump($other->isFileFormat($format), $other->getAlias());
    unset($other);
}
foreach ([Phar::TAR, Phar::ZIP] as $format) {
    $data = $phar->convertToData($format);
    $made[] = $name = $data->getPath();
    echo get_class($data), ' ', basename($name), ' ', count($data), ' ', json_encode($data->getMetadata()), "\n";
    $data['added'] = 'later';
    try {
        $data->setStub('<?php __HALT_COMPILER();');
    } catch (Exception $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
    try {
        $data->setAlias('x');
    } catch (Exception $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
    unset($data);
    $data = new PharData($name);
    $names = [];
    foreach (new RecursiveIteratorIterator($data) as $file) {
        $names[] = $file->getFilename();
    }
    sort($names);
    echo implode(' ', array_map(fn ($n) => substr($n, 0, 10), $names)), "\n";
}
unset($data, $file);
foreach ($made as $name) {
    if (str_contains($name, '.phar.tar') || str_contains($name, '.phar.zip')) {
        include $name;
    }
}
try {
    $phar->convertToExecutable(Phar::ZIP, Phar::GZ);
} catch (Exception $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
try {
    $phar->convertToExecutable(Phar::TAR);
} catch (Exception $e) {
    echo get_class($e), ': ', str_replace(__DIR__, '', $e->getMessage()), "\n";
}
$new = $phar->compress(Phar::BZ2, '.phar.packed');
echo basename($new->getPath()), "\n";
$made[] = $new->getPath();
?>
--CLEAN--
<?php array_map('unlink', glob(__DIR__ . '/formats.{phar,tar,zip}*', GLOB_BRACE)); ?>
--EXPECT--
formats.phar.tar 5 false "of the archive" {"k":"v"} SHA-256
bool(true)
NULL
formats.phar.tar.gz 5 4096 "of the archive" {"k":"v"} SHA-256
bool(true)
NULL
formats.phar.tar.bz2 5 8192 "of the archive" {"k":"v"} SHA-256
bool(true)
NULL
formats.phar.zip 3 false "of the archive" {"k":"v"} SHA-256
bool(true)
NULL
formats.phar.gz 2 4096 "of the archive" {"k":"v"} SHA-256
bool(true)
NULL
PharData formats.tar 4 "of the archive"
UnexpectedValueException: A Phar stub cannot be set in a plain tar archive
UnexpectedValueException: A Phar alias cannot be set in a plain tar archive
a.php added ffffffffff
PharData formats.zip 2 "of the archive"
UnexpectedValueException: A Phar stub cannot be set in a plain zip archive
UnexpectedValueException: A Phar alias cannot be set in a plain zip archive
a.php added ffffffffff
BadMethodCallException: Cannot compress entire archive with gzip, zip archives do not support whole-archive compression
BadMethodCallException: Unable to add newly converted phar "/formats.phar.tar" to the list of phars, a phar with that name already exists
formats.phar.packed
