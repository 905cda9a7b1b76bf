--TEST--
The deprecated mhash functions
--FILE--
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
for ($i = -1; $i <= mhash_count() + 1; $i++) {
    $name = mhash_get_hash_name($i);
    echo $i, ' ', json_encode($name), ' ', json_encode(mhash_get_block_size($i));
    if ($name !== false) {
        echo ' ', constant("MHASH_$name") === $i ? bin2hex(mhash($i, 'data')) : 'no';
    }
    echo "\n";
}
echo bin2hex(mhash(MHASH_MD5, 'data', 'key')), ' ', bin2hex(mhash_keygen_s2k(MHASH_SHA1, 'password', 'salt', 50)), "\n";
foreach ([fn() => mhash(4, ''), fn() => mhash(MHASH_CRC32, '', 'k'), fn() => mhash_keygen_s2k(MHASH_MD5, '', '', 0)] as $f) {
    try {
        $f();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
error_reporting(E_ALL);
mhash_count();
--EXPECT--
-1 false false
0 "CRC32" 4 729ee6af
1 "MD5" 16 8d777f385d3dfec8815d20f7496026dc
2 "SHA1" 20 a17c9aaa61e80a1bf71d0d850af4e5baa9800bbd
3 "HAVAL256" 32 a80655cc9c5685e4589d8f295b87bd5c67a90ff3a235a51c823169f1246b5518
4 false false
5 "RIPEMD160" 20 cd43325b85172ca28e96785d0cb4832fd62cdf43
6 false false
7 "TIGER" 24 fb0546a00df098a80a696e23ca5e8c84f220e17ffbabfc47
8 "GOST" 32 ee2aac89479f7538654e3c597f9771d95f100e06394f9b86ccb25e2cc7014a1c
9 "CRC32B" 4 adf3f363
10 "HAVAL224" 28 3b81e831bc1e4f88877d6a5f9a1a03bb13d8e88edb4ab3edaef7561c
11 "HAVAL192" 24 5013eba566a71ea9926c64cfafbedd06d0ce2906dd677fdb
12 "HAVAL160" 20 82a37404095f4f556600dd9a89b87f6d94122584
13 "HAVAL128" 16 042636dba1586150f13670473360ca06
14 "TIGER128" 16 fb0546a00df098a80a696e23ca5e8c84
15 "TIGER160" 20 fb0546a00df098a80a696e23ca5e8c84f220e17f
16 "MD4" 16 539080ba278cf4cf4db2e4a32642ff30
17 "SHA256" 32 3a6eb0790f39ac87c94f3856b2dd2c5d110e6811602261a9a923d3bb23adc8b7
18 "ADLER32" 4 0400019b
19 "SHA224" 28 f4739673acc03c424343b452787ee23dd62999a8a9f14f4250995769
20 "SHA512" 64 77c7ce9a5d86bb386d443bb96390faa120633158699c8844c30b13ab0bf92760b7e4416aea397db91b4ac0e5dd56b8ef7e4b066162ab1fdc088319ce6defc876
21 "SHA384" 48 2039e0f0b92728499fb88e23ebc3cfd0554b28400b0ed7b753055c88b5865c3c2aa72c6a1a9ae0a755d87900a4a6ff41
22 "WHIRLPOOL" 64 8a60104ca31a58aba8c19c493a30dcbd4e9de2ea5450c4e71493e091652771ca70673228046fec78ca4290c700f54e438e82aab2099fd269e835a9cb7184c245
23 "RIPEMD128" 16 ac56f4cfdf3f3615458a2feaee76a55e
24 "RIPEMD256" 32 99a52f2d1865f37939e9fa16f8477353a9c72391d9668f16027444384da82fb5
25 "RIPEMD320" 40 14beb9d76dd7ee78720324a29dcb22d6918c2201be6b620873b84e7c154312bece82ffaf20199f94
26 false false
27 "SNEFRU256" 32 cea34893e94b19bd810f547c1b31c1f9fb64630c032fae5571fcce0a84289902
28 "MD2" 16 2eb9b7b30492034d392888f72ace81a1
29 "FNV132" 4 74cb23bd
30 "FNV1A32" 4 d872e2a5
31 "FNV164" 8 14dfb87eecce7a1d
32 "FNV1A64" 8 855b556730a34a05
33 "JOAAT" 4 5eb5e655
34 "CRC32C" 4 aed87dd1
35 "MURMUR3A" 4 3af4b6d3
36 "MURMUR3C" 16 954b580c6e47be216e47be216e47be21
37 "MURMUR3F" 16 69e518659a982afbec6dce919b530403
38 "XXH32" 4 21228a35
39 "XXH64" 8 b7119b48552d1da3
40 "XXH3" 8 e4b7943fd57d5d1e
41 "XXH128" 16 c044be4073bb71f1340036b3f23aa86d
42 false false
9d5c73ef85594d34ec4438b7c97e51d8 4e7fc1595f4b321502a3539766549c26fa413e35947b8b89fbcd7022a0606d1d53bda239e5ee554ed0db7a2863ef4957378c
mhash(): Argument #1 ($algo) must be a valid cryptographic hashing algorithm
mhash_keygen_s2k(): Argument #4 ($length) must be a greater than 0

Deprecated: Function mhash_count() is deprecated in {PWD}/mhash.php on line 20
