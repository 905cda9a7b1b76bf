--TEST--
hash_hmac, hash_pbkdf2, hash_hkdf with every cryptographic algorithm; seeds and secrets of the others
--FILE--
<?php
foreach (hash_hmac_algos() as $algo) {
    echo $algo, ' ', md5(hash_hmac($algo, 'data', 'key') . hash_hmac($algo, 'data', str_repeat('key', 100))), ' ',
        hash_pbkdf2($algo, 'password', 'salt', 3, 9), ' ', md5(hash_pbkdf2($algo, 'password', 'salt', 2, 150, true)), ' ',
        bin2hex(hash_hkdf($algo, 'key', 7)), ' ', md5(hash_hkdf($algo, 'key', 100, 'info', 'salt')), "\n";
}
foreach (['murmur3a', 'murmur3c', 'murmur3f', 'xxh32', 'xxh64', 'xxh3', 'xxh128'] as $algo) {
    foreach ([0, 5, -1, PHP_INT_MAX, '5'] as $seed) {
        echo hash($algo, 'seeded', options: ['seed' => $seed]), ' ';
    }
    echo "\n";
}
foreach (['xxh3', 'xxh128'] as $algo) {
    $all = '';
    foreach ([0, 1, 4, 9, 17, 33, 128, 129, 240, 241, 1500] as $size) {
        $all .= hash($algo, str_repeat('s', $size), options: ['secret' => str_repeat('0123456789', 14)]);
    }
    echo md5($all), "\n";
    foreach ([['secret' => 'short'], ['secret' => str_repeat('x', 200), 'seed' => 1], ['secret' => str_repeat('x', 300)]] as $options) {
        try {
            echo hash($algo, '', options: $options), "\n";
        } catch (Error $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
var_dump(hash_equals('abc', 'abc'), hash_equals('abc', 'abd'), hash_equals('abc', 'ab'));
foreach ([fn() => hash_pbkdf2('md5', '', '', 0), fn() => hash_pbkdf2('crc32', '', '', 1), fn() => hash_pbkdf2('md5', '', '', 1, -1),
          fn() => hash_hkdf('md5', ''), fn() => hash_hkdf('md5', 'k', -1), fn() => hash_hkdf('md5', 'k', 4081)] as $f) {
    try {
        $f();
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
md2 fd24df56cf4501b36d092c497c5333db 92ef1477a 9c47641c6eff6d971cea071484d1dced efa9b872598102 9c64724d0de1ad0a92dc0011e629af40
md4 1b2ac6f2015f57b2c9a4d34e6516c051 55451f6c9 83e01926cbdf03dc5733d3fa6f1998b7 371595dbaaf3df 76ffc016ed4c7c7d09a9a455c2b293c7
md5 4c9dd624eaae008b08cc2c537a8e3674 f6acd4bda 6ec9178bef5aa34f6a53c6b61ccb7d59 12ac1927b61e93 694fe48f609d3236215f32af8c310851
sha1 8cbee7f45828c7724b716afe184e239a 6b4e26125 fe774196479a1ba1533646af8317eaf7 1673780341338b efeed6dcebe1173dc6287f269d22bcc7
sha224 bb8787ad0ea70405ee7b4bb0a154c7e5 947cf079c 5adf5eacb6589dacdde4c73fff5335c6 262a9bd034d722 ebe1117c6b295165c8b6b5c4cc4a7fc9
sha256 e6c94499567ba3ec58854651ed83b077 ad35240ac 8aaf38f094d7172e9745f81eb29905d4 80c724c4a65d79 c73c135b4284f1d33206faa3342ae49a
sha384 0030981998e14b1771f131e857dd9c2c 1bfb451b6 fb5f5dc569ce49d26baf152288fcb5b3 a9e9565cf0d361 e7f2440398e6eb68f9573e836d54ef0f
sha512/224 5934a3adb23177653d50fa5d8de5e318 635aed8aa b975f6bac4ad80f33a13c3a7e62c4e41 eda8273d43e651 ea7bffb7cf70f7ea622dd830bc8e7738
sha512/256 b7c28c29897d02246d17fe5522f8e411 9fa42ea03 14030c57ce67b2d875759d9a60048e3a 01d92487330255 d3924d90d9eab8374d22faf06da8cda3
sha512 0a1d5378a46df5f44bfdd2579705389c b6b07cb2c f6c4ed15e89c7885745e98e84772b522 60ed0b819793ab 007c6ec9779c68a27ff2a1da07f2be2f
sha3-224 2145194abca8d6703f2c5d2cf203b2a9 78f53c723 fab5a1a60000b10adf79ff6bd2e81222 42f2fccdb70343 e6a3471a20daac31222c99668e5f2043
sha3-256 1cd3d05a20425af0a37f2dc7e42fa144 667706546 d6ff53fb5027df3c283893b9d763b339 e23424e9f98ec4 5c211fe095a94488d82cbfd7849abae8
sha3-384 9cdbf58ccbf31ae7457912af88b37148 3c7efe23b 388fe6f0b58d2c9cafa10046478965b9 e9e204a2cce1dd 4102567caabebd87fb1266e394aa7c1b
sha3-512 91c42c5cde2b5c9d1e34e683b18df150 cf022071b c1e2cc5f50468194fb872ee02db77b26 54ce8a9af3171d bbdf229b8d02a745380692ce1d331e3b
ripemd128 db031e2457eee19040dbf3384a2c5c1c aa8aad114 e0a3923ff8c71d205baf10a60ae2b64a 25093edfd314c4 116492b91c10e3d16d32c48e29c670ad
ripemd160 a9b0c86b342234829b6e35c35e3e7fff 9ca4d5096 0758522928acb6e3a70faff692ddecf7 058f67eeeb5e4a 5ae43de286b872dae70125403176d39b
ripemd256 fdf6415627ae64fe066a2a2e66d00289 470970412 c2eb2b73880727f7a2fc73480fa199d9 ff153b68b91321 04389c936835b1f4958c17781afeba38
ripemd320 bdc7b49756c3e5c0266c70f4514a7768 dac24ae3a 3c6198888475a8328d237c1dbcb1fa87 2961532f9955e1 0eadb8a3b4184c96ba9198239703b8b2
whirlpool 3e6611b31759d6e012f199fe931cffc6 044e8b754 84e89e91897324d1503ca65d106e2a09 9626ff598a9e06 e110ba6d488b44eaa6da636c3aa76777
tiger128,3 cec4966529e0f9165f2e256b32b58a47 04b04c89a 58d45c56d75ad09d4015458612e2ec75 a101047cdd4363 5556224fe1f18ea70c5137b3be1f5339
tiger160,3 3bd3999b91aeb5e290f3a390a954f3e0 bbebdc36e 459ee745b81c7f5c920ff879739d9260 1785b02585529d 30b826a01e9afcbe375e7f81c5b1f1bd
tiger192,3 5587c671175c961364628c5dddfe03bd 44b2bb76f cea78451a51dc7561aefdb6b49ae9646 2b6636655e84af 1df11911171c90a0bdda5afb7739a3bd
tiger128,4 9caabf216b6ca4d01a0b09d2c44ab804 fca32d026 9d21dc1a49f306b77eae5cf1f44da989 14dc45927af3d2 dfe5395b1167cfe0275d02d5ad92891b
tiger160,4 988af6eb407cfeabdb7e29ab630107e2 dad0a9cfc d65f9b459dec81e49ffd2ac6ad6dd078 fb90a36797ffd9 11a646d9a02d7d58bf6fc8ca6a23848e
tiger192,4 756339e6ab7c8441a2ec835e074ce72c 3c8e3a9d6 e1285717d721b4e39cfa913c990dcd9b b79f8d67123bcb 007fbdf3d6b097d9d8568de0319d7a74
snefru 2989602a6dcb41edd1d1f907f4d677ee dfd187f0e 86df7d30e1aecb4840c1fe253d194104 c7bf32a9c1ec1e a212ce73bdd0c54acd851b073fa2fbe1
snefru256 2989602a6dcb41edd1d1f907f4d677ee dfd187f0e 86df7d30e1aecb4840c1fe253d194104 c7bf32a9c1ec1e a212ce73bdd0c54acd851b073fa2fbe1
gost 78afb778c3d779547e64172fb81f0b11 7550b1532 7ccc12094527f39c2a0dadc7683529df 10a0e2c4ba722e 1d599c89f07540d85da1cb34438932ba
gost-crypto dd261c87b21c13e7a799c71acf19e05f d857a5839 0b291c774dc99e388832607dfbe59745 9c1a47f7f2f0bc a563db3d1ca04634d87e6d0efaf3f4e7
haval128,3 fc0b835e42cfc85c935f95ec82d842f0 ab5e88277 0dfbe7f1cbe6f6639edde7959af28e2e 4716a906185363 c97ad71bb5694d60db62a502db4af754
haval160,3 a92955858c9b5e5ae8706e67122b2a17 643dc6609 d955cc87778ced9c36f4419e34f55795 da10ceed3475c7 fa085e9c19f76a95019cdb7179922ee2
haval192,3 e5612aa8b5e2fdbbcb5b92a983e7c04c a4ab79f0d 765f8ed8349ddfd359c1c1f5e8bfeebf d6670912da2d0b 78b6f1bbae24eb5476ef2c9d29ae8a7c
haval224,3 18752bdc6f37fb6d4468e42b8b22d73a ba2f567a2 f814599a27075699af9e5934c385908d cddac09fe2d228 4807f6798b80a2ac7d9102c9e94f92cd
haval256,3 166cbb689fd60f6fa32247bd1c46ebe9 f02837142 1569c3c91ad4253c36038843dbc85a57 370d31d2ed5118 336e270eb884923dd1b5b4e45e1a0225
haval128,4 d83b83a43c8f5fdbc578379be11dd6e0 ceb7ea850 0d01dfb699e5a8f2612925c5908c81b1 da1d0263159372 4bdbdde87955bb93d976c86b62db59e8
haval160,4 bc18b28589e8a3326a8ed94bca0f8f35 b3977936e e005de0bef969530e4896818b58c5881 30768de4122d3b b3a0e3dd4c799d4f11932c9f202a5e50
haval192,4 c13b6ac6bd184f5c52ac019a4088908a b22afb65b 96888de451f09919646114dd18d4b133 fbbec6828292c9 6fa07c0f785522e683e8404f3944b1cf
haval224,4 f5209f8b7a6f489da6420a9046f1a1b6 8ce255af6 fb80228f5efa969770446f7fe4f763bb b3de978854a027 003c20d565e49665c2f14f577121b6b9
haval256,4 26c73efc9d406e80f52ee72aaee42d2c 01d5244ce c9d4090ba28e425d99078669461716e3 1491e6aaedd52b 5bd8c30f5e9d0ce9e292d05cd7e7147d
haval128,5 52e761fc035ca0fda388521b9dc37ea9 23953d131 ec087ad7dccd41ad44598029e59d51d9 55933468bbb510 8c3b4573b2fa0b6ab3494264906dab94
haval160,5 f2b665f9149cf8bd6184b0bab9e5c20a 5887eaae8 13cd83ccb5247428ec7d2554d946b659 a7b3a0495b8d11 2eae6b70dc7b7c0c9bb3e43698f9b027
haval192,5 2b6cea0b3f59b801d113d30dfa4c3ce7 2ce3c6645 eb34b9182352a569d30fd8febdbfff00 cac81582e7dcbf e9518637c6bd0b80df469556d52ad096
haval224,5 a7c5b84c1bdef2658808f5d9d3d52c61 fb23a799c a25989e09c8df9b36638d55244522484 ddd4d59d78985b c915d68cfb31b57ae1550b6c2fab9580
haval256,5 c380c167c3bf3f29f47ff332f01de335 a90419e88 2488b754143394d4edcedd1e6766e80c e37b41ec4c68cc 2dcea22a840f8726e73e6393bd8eabfa
fe52a24c 94709f64 36834a99 36834a99 fe52a24c 
6685cf245d11be91eea1c3d3eea1c3d3 8c40322d5bb5f92a3edff73e3edff73e a173b33d73b3cf94830670e0830670e0 a173b33d73b3cf94830670e0830670e0 6685cf245d11be91eea1c3d3eea1c3d3 
121d9ed7294b16f5791cae0c3044add4 9cf07c07bcc15178bb499a3cbd9d2fd1 7733edc90e2aff4cdd0bf3c691d5baf4 b5fb46881d61e91a5a9aa544b0438e90 121d9ed7294b16f5791cae0c3044add4 
178c7875 5227bce0 3db7cce7 3db7cce7 178c7875 
d9658e6acaadd6a8 236f9585ac598890 f2cf68b3514e86de 5bad3493c7b31fc5 d9658e6acaadd6a8 
d817dcee4f5d3f7e 8876def61aebb0c5 462d0b52da93a2a6 f69b92fb2a82cb3f d817dcee4f5d3f7e 
1ad11843e3a92c8389e44bc94afb75ea e79a9cf6a7ce704cf3e09201a009a9ea 08fc0a7bee7ee0d05045db9a1aa128f4 0704d18b40a64601abbeac6c10bc8465 1ad11843e3a92c8389e44bc94afb75ea 
ab2c96a2e61a78ebce0d019fd5673e53
xxh3: Secret length must be >= 136 bytes, 5 bytes passed
xxh3: Only one of seed or secret is to be passed for initialization

Warning: hash(): xxh3: Secret content exceeding 256 bytes discarded in {PWD}/keyed.php on line 21
0000000000000000
3057359953ccba5c12b516fd811c93e2
xxh128: Secret length must be >= 136 bytes, 5 bytes passed
xxh128: Only one of seed or secret is to be passed for initialization

Warning: hash(): xxh128: Secret content exceeding 256 bytes discarded in {PWD}/keyed.php on line 21
00000000000000000000000000000000
bool(true)
bool(false)
bool(false)
hash_pbkdf2(): Argument #4 ($iterations) must be greater than 0
hash_pbkdf2(): Argument #1 ($algo) must be a valid cryptographic hashing algorithm
hash_pbkdf2(): Argument #5 ($length) must be greater than or equal to 0
hash_hkdf(): Argument #2 ($key) cannot be empty
hash_hkdf(): Argument #3 ($length) must be greater than or equal to 0
hash_hkdf(): Argument #3 ($length) must be less than or equal to 4080
