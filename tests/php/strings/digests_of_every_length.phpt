--TEST--
md5(), sha1(), crc32() and hash() of texts of every length
--FILE--
<?php
$texts = ['', 'a', 'abc', 'message digest', "\0", "\xff\xfe\0", 'The quick brown fox jumps over the lazy dog'];
foreach ($texts as $text) {
    echo md5($text), ' ', sha1($text), ' ', crc32($text), "\n";
    echo bin2hex(md5($text, true)), ' ', bin2hex(sha1($text, true)), ' ', md5($text, false), "\n";
}
// every length over the borders of blocks, and where another way is taken for long ones
$all = '';
$sum = 0;
for ($length = 0; $length < 1100; $length++) {
    $text = '';
    for ($i = 0; $i < $length; $i++) {
        $text .= chr(($i * 31 + $length * 7) & 255);
    }
    $same = md5($text) === hash('md5', $text) && sha1($text) === hash('sha1', $text)
        && md5($text, true) === hash('md5', $text, true) && sha1($text, true) === hash('sha1', $text, true)
        && crc32($text) === hexdec(hash('crc32b', $text));
    if (!$same) {
        echo "different at $length\n";
    }
    $all .= md5($text) . sha1($text);
    $sum += crc32($text);
}
echo md5($all), ' ', sha1($all), ' ', crc32($all), ' ', $sum, "\n";
echo md5(12345), ' ', sha1(1.5), ' ', crc32(true), ' ', md5('x', 0), "\n";
try {
    md5([]);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
foreach (['md5', 'sha1', 'crc32b', 'MD5', 'sha256', 'nope', '', 'crc32'] as $name) {
    foreach (['', 'abc', str_repeat('x', 200)] as $text) {
        try {
            echo hash($name, $text), ' ', bin2hex(hash($name, $text, true)), ' ', hash($name, $text, false, []), "\n";
        } catch (ValueError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
d41d8cd98f00b204e9800998ecf8427e da39a3ee5e6b4b0d3255bfef95601890afd80709 0
d41d8cd98f00b204e9800998ecf8427e da39a3ee5e6b4b0d3255bfef95601890afd80709 d41d8cd98f00b204e9800998ecf8427e
0cc175b9c0f1b6a831c399e269772661 86f7e437faa5a7fce15d1ddcb9eaeaea377667b8 3904355907
0cc175b9c0f1b6a831c399e269772661 86f7e437faa5a7fce15d1ddcb9eaeaea377667b8 0cc175b9c0f1b6a831c399e269772661
900150983cd24fb0d6963f7d28e17f72 a9993e364706816aba3e25717850c26c9cd0d89d 891568578
900150983cd24fb0d6963f7d28e17f72 a9993e364706816aba3e25717850c26c9cd0d89d 900150983cd24fb0d6963f7d28e17f72
f96b697d7cb7938d525a2f31aaf161d0 c12252ceda8be8994d5fa0290a47231c1d16aae3 538287487
f96b697d7cb7938d525a2f31aaf161d0 c12252ceda8be8994d5fa0290a47231c1d16aae3 f96b697d7cb7938d525a2f31aaf161d0
93b885adfe0da089cdf634904fd59f71 5ba93c9db0cff93f52b521d7420e43f6eda2784f 3523407757
93b885adfe0da089cdf634904fd59f71 5ba93c9db0cff93f52b521d7420e43f6eda2784f 93b885adfe0da089cdf634904fd59f71
266e75fcf28db213599bf0f3f46976a8 b11b4321218546dd157b6dd23f1e783339c4c5ee 3420856780
266e75fcf28db213599bf0f3f46976a8 b11b4321218546dd157b6dd23f1e783339c4c5ee 266e75fcf28db213599bf0f3f46976a8
9e107d9d372bb6826bd81d3542a419d6 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12 1095738169
9e107d9d372bb6826bd81d3542a419d6 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12 9e107d9d372bb6826bd81d3542a419d6
fc6f86a758f17d338e257609e4147ba6 dd587dbb60eeecaa119f7fb9f093a226fd8f19a1 1578647945 2296328288269
827ccb0eea8a706c4c34a16891f84e7b aa8f289ebe6d4db1b4a1038b8931ec8c2b5399fb 2212294583 9dd4e461268c8034f5c8564e155c67a6
md5(): Argument #1 ($string) must be of type string, array given
d41d8cd98f00b204e9800998ecf8427e d41d8cd98f00b204e9800998ecf8427e d41d8cd98f00b204e9800998ecf8427e
900150983cd24fb0d6963f7d28e17f72 900150983cd24fb0d6963f7d28e17f72 900150983cd24fb0d6963f7d28e17f72
30a83621ce5422fbdfdd539777458c78 30a83621ce5422fbdfdd539777458c78 30a83621ce5422fbdfdd539777458c78
da39a3ee5e6b4b0d3255bfef95601890afd80709 da39a3ee5e6b4b0d3255bfef95601890afd80709 da39a3ee5e6b4b0d3255bfef95601890afd80709
a9993e364706816aba3e25717850c26c9cd0d89d a9993e364706816aba3e25717850c26c9cd0d89d a9993e364706816aba3e25717850c26c9cd0d89d
94218caae9904e93a3d7bf578bf4791926fc5e82 94218caae9904e93a3d7bf578bf4791926fc5e82 94218caae9904e93a3d7bf578bf4791926fc5e82
00000000 00000000 00000000
352441c2 352441c2 352441c2
7ecb6ba6 7ecb6ba6 7ecb6ba6
d41d8cd98f00b204e9800998ecf8427e d41d8cd98f00b204e9800998ecf8427e d41d8cd98f00b204e9800998ecf8427e
900150983cd24fb0d6963f7d28e17f72 900150983cd24fb0d6963f7d28e17f72 900150983cd24fb0d6963f7d28e17f72
30a83621ce5422fbdfdd539777458c78 30a83621ce5422fbdfdd539777458c78 30a83621ce5422fbdfdd539777458c78
e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
aa20c23e3201834050679e1d88941b9a6fed0557c9a705cb2c315e2e63fd486d aa20c23e3201834050679e1d88941b9a6fed0557c9a705cb2c315e2e63fd486d aa20c23e3201834050679e1d88941b9a6fed0557c9a705cb2c315e2e63fd486d
hash(): Argument #1 ($algo) must be a valid hashing algorithm
hash(): Argument #1 ($algo) must be a valid hashing algorithm
hash(): Argument #1 ($algo) must be a valid hashing algorithm
hash(): Argument #1 ($algo) must be a valid hashing algorithm
hash(): Argument #1 ($algo) must be a valid hashing algorithm
hash(): Argument #1 ($algo) must be a valid hashing algorithm
00000000 00000000 00000000
73bb8c64 73bb8c64 73bb8c64
27f91841 27f91841 27f91841
