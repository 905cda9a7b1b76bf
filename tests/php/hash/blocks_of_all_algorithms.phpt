--TEST--
Hashes of texts of several lengths, whole and in pieces: a digest of them for each algorithm
--FILE--
<?php
const LENGTHS = [0, 1, 7, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 300, 1000];

function text(int $length): string
{
    $text = '';
    for ($i = 0; $i < $length; $i++) {
        $text .= chr($i * 37 + $length & 255);
    }
    return $text;
}

foreach (hash_algos() as $algorithm) {
    $hashes = '';
    foreach (LENGTHS as $length) {
        $text = text($length);
        $hash = hash($algorithm, $text);
        $context = hash_init($algorithm);
        hash_update($context, substr($text, 0, 5));
        hash_update($context, substr($text, 5));
        $in_pieces = hash_final($context);
        if ($in_pieces !== $hash) {
            echo "$algorithm of $length bytes differs in pieces: $hash, $in_pieces\n";
        }
        $hashes .= $hash;
    }
    echo $algorithm, ' ', md5($hashes), "\n";
}
?>
--EXPECT--
md2 7258f92845d75257ce52e58a9b9a1ac8
md4 65512e4c3cbb118bb1435a61a1515be3
md5 139174c24da4e62c1bb5e9e1ddb62fee
sha1 2dbe83ae8ba45f71b8715e1d68632faf
sha224 0dc02eaa5ffb784ca0065d6885da5b4e
sha256 2e859a33cae84a7da041a9c0965110b4
sha384 1b187e8980958fbbd7fc62baeff9970e
sha512/224 91416d38dab89ae702261c6409e11f6e
sha512/256 3ce4b0928bdece164d22f75ab1c1af7e
sha512 54857fe236b616fd0d20b5ef0209642c
sha3-224 8a56a9057b9e0dda92428a778ac19b29
sha3-256 93ac46a6e88cd52eaf27f633016a3372
sha3-384 04510e9ed2562cc20f45aa745ceb7157
sha3-512 ec0ed686a8a080315da1f0eb8a1d598b
ripemd128 c27251e1b811ade312f442f14eb15726
ripemd160 ba751dd37c55cd6691384645b7d69914
ripemd256 65312147cfa6d0a185a597e751ad60e4
ripemd320 9897b363a3669c50cc373f2b82c54369
whirlpool 51f9a19f2a03f7f93b946d46b9b3abc7
tiger128,3 df58ea1db0506c90e15b5bb6b22c7721
tiger160,3 89e7a3e36638ff6b222f32653ec5c2e1
tiger192,3 bb94da91022631874791c04be7fa9510
tiger128,4 a3556b64d03adf084d850d6fb11b10dd
tiger160,4 de2a12962d3767dea044eb81a2823f7f
tiger192,4 134328209f6f56af2afc1ddedfe7e53e
snefru 58ac70163d376c58ee2bf37c68467f30
snefru256 58ac70163d376c58ee2bf37c68467f30
gost 60755e35b9526086ac23ac76feeb8eac
gost-crypto c632ce1bb58f4a64105d6c6a1955434a
adler32 e95804f10322ef7faee84ae66db80784
crc32 ff043dd4cb856c15dabadc64565263b1
crc32b 6f7c919f5cc644f588908607b1966e5b
crc32c 52905308a229ca4a1349e0ee3f302e79
fnv132 d9226d7fff687393d8c4031931161e31
fnv1a32 5c7662734f7792614ad418bc03c0e39b
fnv164 248e879a6bc64b9d0540d647b1687fd3
fnv1a64 d9b7f7edd0e217fc10a733ca24c886de
joaat 62780265844ef0a595ab4f60bd655c58
murmur3a b24f870fa8c34ba1692b3c3c526e4d54
murmur3c 96b36456e08a7171a8812fcb1a090afa
murmur3f 14f2b4f36ea54b444bdf88d8929f14b8
xxh32 1579091098b42402a9b39adc5d3ef3a0
xxh64 2470d70b87b2353e7f953e2382ec5e58
xxh3 0b1a7499d109c3dc3a3b4be44c380436
xxh128 e73ad90d19e29018ce0148921226daeb
haval128,3 ef464c34a20dc23710382ea9303c25fc
haval160,3 fdd8c0dd0e42838e674e75a590cca361
haval192,3 2b62a2702714d79003ff2697ef6ca5c9
haval224,3 bb835d729b98d9290a36b07d0a906b0a
haval256,3 651d6be5f4685f3b758c68beb8c74d65
haval128,4 a0640bc00de9c17af88c0997085f0863
haval160,4 aae1285a20906ff5d52d7143f9d7a911
haval192,4 cb8f80b30ff7a29590a5cad11343bbb1
haval224,4 a393b2d765a20397af4890144d47a26e
haval256,4 6494692acefb69beaf3ab0016de6f034
haval128,5 9b7108e85efdf13714a262ebf3e4c949
haval160,5 0462e415666f38a42e56e06a52d67022
haval192,5 ec0e96f54729e2bfc917c3e519973ac8
haval224,5 2d83108ad51e28e1ec59a33783b3e963
haval256,5 c2196984fda59eeac925fbb29c7a733b
