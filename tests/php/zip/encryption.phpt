--TEST--
Encrypted entries
--EXTENSIONS--
zip
--FILE--
<?php
$path = __DIR__ . "/encryption.zip";
$zip = new ZipArchive();
$zip->open($path, ZipArchive::CREATE);
$methods = [ZipArchive::EM_TRAD_PKWARE, ZipArchive::EM_AES_128, ZipArchive::EM_AES_192, ZipArchive::EM_AES_256];
foreach ($methods as $index => $method) {
    $zip->addFromString("entry$index", str_repeat("secret text ", 50 * $index));
    var_dump($index % 2 ? $zip->setEncryptionIndex($index, $method, "password") : $zip->setEncryptionName("entry$index", $method, "password"));
}
var_dump($zip->setEncryptionIndex(0, 99), $zip->getStatusString(), $zip->close(), $zip->open($path));
foreach ([null, "wrong", "password"] as $password) {
    if ($password !== null) {
        $zip->setPassword($password);
    }
    foreach ($methods as $index => $method) {
        $found = $zip->getFromIndex($index);
        echo json_encode([is_string($found) ? strlen($found) : $found, $zip->getStatusString(), $zip->statIndex($index)["encryption_method"], $zip->statIndex($index)["comp_size"]]), "\n";
        $zip->clearError();
    }
}
var_dump($zip->setEncryptionIndex(3, ZipArchive::EM_NONE), $zip->close());
var_dump(strlen(file_get_contents("zip://$path#entry3")), @file_get_contents("zip://$path#entry2"));
echo strlen(file_get_contents("zip://$path#entry2", false, stream_context_create(["zip" => ["password" => "password"]]))), "\n";
foreach ([ZipArchive::EM_NONE, 1, 2, 257, 258, 259, ZipArchive::EM_UNKNOWN] as $method) {
    echo $method, " ", var_export(ZipArchive::isEncryptionMethodSupported($method), true), "\n";
}
foreach ([-1, 0, 1, 8, 9, 12] as $method) {
    echo $method, " ", var_export(ZipArchive::isCompressionMethodSupported($method), true), "\n";
}
unlink($path);
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
string(31) "Encryption method not supported"
bool(true)
bool(true)
[0,"No error",1,12]
[false,"No password provided",257,41]
[false,"No password provided",258,49]
[false,"No password provided",259,56]
[0,"No error",1,12]
[false,"Wrong password provided",257,41]
[false,"Wrong password provided",258,49]
[false,"Wrong password provided",259,56]
[0,"No error",1,12]
[600,"No error",257,41]
[1200,"No error",258,49]
[1800,"No error",259,56]
bool(true)
bool(true)
int(1800)
bool(false)
1200
0 true
1 true
2 false
257 true
258 true
259 true
65535 false
-1 true
0 true
1 false
8 true
9 false
12 true
