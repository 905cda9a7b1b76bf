--TEST--
Archives that are damaged or cut off
--EXTENSIONS--
phar
bz2
--INI--
phar.readonly=0
phar.require_hash=0
--FILE--
<?php
$good = __DIR__ . '/damaged_good.phar';
$phar = new Phar($good);
$phar['file'] = str_repeat('contents ', 50);
$phar['file']->compress(Phar::GZ);
$phar->setStub('<?php __HALT_COMPILER();');
unset($phar);
$data = file_get_contents($good);
$start = strpos($data, "?>\r\n") + 4;
$number = 0;
function attempt($what, $bytes, $class = 'Phar', $extension = 'phar')
{
    $path = __DIR__ . '/damaged_' . ++$GLOBALS['number'] . ".$extension";
    file_put_contents($path, $bytes);
    echo "$what: ";
    try {
        $phar = new $class($path);
        foreach (new RecursiveIteratorIterator($phar) as $file) {
            echo strlen($file->getContent()), ' ';
        }
        echo "read\n";
    } catch (Exception $e) {
        echo get_class($e), ': ', str_replace(__DIR__, '', $e->getMessage()), "\n";
    }
}
foreach ([0, 5, 30, $start - 1, $start, $start + 2, $start + 10, $start + 30, strlen($data) - 60, strlen($data) - 10] as $size) {
    attempt("$size bytes", substr($data, 0, $size));
}
attempt('a signature that is wrong', substr_replace($data, ~$data[-20], -20, 1));
attempt('a signature of no kind', substr_replace($data, "\x63", -8, 1));
attempt('no mark', substr($data, 0, -1) . 'X');
$bare = substr($data, 0, -40);
$bare = substr_replace($bare, pack('V', 0), $start + 10, 4);
attempt('no signature', $bare);
attempt('a large manifest', substr_replace($bare, pack('V', 0x7FFFFFFF), $start, 4));
attempt('a manifest of no entries', substr_replace($bare, pack('V', 0), $start + 4, 4));
attempt('a manifest of many entries', substr_replace($bare, pack('V', 0x00FFFFFF), $start + 4, 4));
attempt('an old version', substr_replace($bare, "\x09\x10", $start + 8, 2));
attempt('a long alias', substr_replace($bare, pack('V', 5000), $start + 14, 4));
attempt('long metadata', substr_replace($bare, pack('V', 5000), $start + 18, 4));
attempt('a name of no length', substr_replace($bare, pack('V', 0), $start + 22, 4));
attempt('a long name', substr_replace($bare, pack('V', 5000), $start + 22, 4));
attempt('a larger size', substr_replace($bare, pack('V', 0x10000000), $start + 30, 4));
attempt('a wrong checksum', substr_replace($bare, pack('V', 1), $start + 42, 4));
attempt('no compression', substr_replace($bare, pack('V', 0644), $start + 46, 4));
attempt('packed data cut off', substr($bare, 0, -10));
attempt('no tar', str_repeat('x', 600), 'PharData', 'tar');
attempt('no zip', "PK\3\4" . str_repeat('x', 600), 'PharData', 'zip');
attempt('no gzip', "\x1F\x8B\x08" . str_repeat('x', 600), 'PharData', 'tar.gz');
attempt('no bzip2', 'BZh' . str_repeat('x', 600), 'PharData', 'tar.bz2');
?>
--CLEAN--
<?php array_map('unlink', glob(__DIR__ . '/damaged_*')); ?>
--EXPECT--
0 bytes: UnexpectedValueException: internal corruption of phar "/damaged_1.phar" (truncated entry)
5 bytes: UnexpectedValueException: internal corruption of phar "/damaged_2.phar" (truncated entry)
30 bytes: UnexpectedValueException: internal corruption of phar "/damaged_3.phar" (truncated manifest at manifest length)
28 bytes: UnexpectedValueException: internal corruption of phar "/damaged_4.phar" (truncated manifest at stub end)
29 bytes: UnexpectedValueException: internal corruption of phar "/damaged_5.phar" (truncated manifest at manifest length)
31 bytes: UnexpectedValueException: internal corruption of phar "/damaged_6.phar" (truncated manifest at manifest length)
39 bytes: UnexpectedValueException: internal corruption of phar "/damaged_7.phar" (truncated manifest header)
59 bytes: UnexpectedValueException: internal corruption of phar "/damaged_8.phar" (truncated manifest header)
79 bytes: UnexpectedValueException: internal corruption of phar "/damaged_9.phar" (truncated manifest header)
129 bytes: UnexpectedValueException: phar "/damaged_10.phar" has a broken signature
a signature that is wrong: UnexpectedValueException: phar "/damaged_11.phar" SHA256 signature could not be verified: broken signature
a signature of no kind: UnexpectedValueException: phar "/damaged_12.phar" has a broken or unsupported signature
no mark: UnexpectedValueException: phar "/damaged_13.phar" has a broken signature
no signature: 450 read
a large manifest: UnexpectedValueException: manifest cannot be larger than 100 MB in phar "/damaged_15.phar"
a manifest of no entries: UnexpectedValueException: in phar "/damaged_16.phar", manifest claims to have zero entries.  Phars must have at least 1 entry
a manifest of many entries: UnexpectedValueException: internal corruption of phar "/damaged_17.phar" (too many manifest entries for size of manifest)
an old version: UnexpectedValueException: phar "/damaged_18.phar" is API version 0.9.1, and cannot be processed
a long alias: UnexpectedValueException: internal corruption of phar "/damaged_19.phar" (buffer overrun)
long metadata: UnexpectedValueException: internal corruption of phar "/damaged_20.phar" (trying to read past buffer end)
a name of no length: UnexpectedValueException: zero-length filename encountered in phar "/damaged_21.phar"
a long name: UnexpectedValueException: internal corruption of phar "/damaged_22.phar" (truncated manifest entry)
a larger size: BadMethodCallException: phar error: Cannot retrieve contents, "file" in phar "/damaged_23.phar": phar error: internal corruption of phar "/damaged_23.phar" (actual filesize mismatch on file "file")
a wrong checksum: BadMethodCallException: phar error: Cannot retrieve contents, "file" in phar "/damaged_24.phar": phar error: internal corruption of phar "/damaged_24.phar" (crc32 mismatch on file "file")
no compression: UnexpectedValueException: internal corruption of phar "/damaged_25.phar" (compressed and uncompressed size does not match for uncompressed entry)
packed data cut off: BadMethodCallException: phar error: Cannot retrieve contents, "file" in phar "/damaged_26.phar": phar error: internal corruption of phar "/damaged_26.phar" (actual filesize mismatch on file "file")
no tar: UnexpectedValueException: phar error: "/damaged_27.tar" is a corrupted tar file (invalid entry size)
no zip: UnexpectedValueException: phar error: end of central directory not found in zip-based phar "/damaged_28.zip"
no gzip: 
Notice: PharData::__construct(): zlib: data error in {PWD}/damaged.php on line 17
UnexpectedValueException: unable to decompress gzipped phar archive "/damaged_29.tar.gz" to temporary file
no bzip2: 
Notice: PharData::__construct(): bzip2 decompression failed in {PWD}/damaged.php on line 17
UnexpectedValueException: unable to decompress bzipped phar archive "/damaged_30.tar.bz2" to temporary file
