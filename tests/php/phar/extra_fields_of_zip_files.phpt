--TEST--
Extra fields of a zip file's entries whose sizes do not add up make it a broken archive
--EXTENSIONS--
phar
--FILE--
<?php
function archive(string $extra): string {
    $name = 'a.txt';
    $fields = pack('v5V3v2', 20, 0, 0, 0, 33, crc32('x'), 1, 1, strlen($name), strlen($extra));
    $local = "PK\3\4" . $fields . $name . $extra . 'x';
    $central = "PK\1\2" . pack('v', 20) . $fields . pack('v3V2', 0, 0, 0, 0, 0) . $name . $extra;
    return $local . $central . "PK\5\6" . pack('v4V2v', 0, 0, 1, 1, strlen($central), strlen($local), 0);
}
$permissions = 'nu' . pack('vVvVvv', 14, 0, 0100640, 0, 0, 0);
foreach (['none' => '', 'other' => "ab\2\0xx", 'ours' => $permissions, 'both' => "ab\2\0xx$permissions",
        'too long' => "ab\x10\0xx", 'too short' => "ab\1\0xx", 'cut' => 'ab',
        'link' => 'nu' . pack('vVvVvv', 18, 0, 0100600, 0, 0, 0)] as $kind => $extra) {
    $path = __DIR__ . '/extra_fields_' . strlen($kind) . strlen($extra) . '.zip';
    file_put_contents($path, archive($extra));
    try {
        $archive = new PharData($path);
        printf("%s: %o\n", $kind, $archive['a.txt']->getPerms());
    } catch (UnexpectedValueException $e) {
        echo "$kind: ", $e->getMessage(), "\n";
    }
    unset($archive);
}
--CLEAN--
<?php
array_map('unlink', glob(__DIR__ . '/extra_fields_*.zip'));
--EXPECT--
none: 100666
other: 100666
ours: 100640
both: 100640
too long: phar error: Unable to process extra field header for file in central directory in zip-based phar "{PWD}/extra_fields_86.zip"
too short: phar error: Unable to process extra field header for file in central directory in zip-based phar "{PWD}/extra_fields_96.zip"
cut: phar error: Unable to process extra field header for file in central directory in zip-based phar "{PWD}/extra_fields_32.zip"
link: 100640
