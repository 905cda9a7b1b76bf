--TEST--
Hashes of data of many sizes, at once and in pieces
--FILE--
<?php
$text = str_repeat("The quick brown fox jumps over the lazy dog.\0\xff\x80\x7f", 3000);
foreach (['crc32', 'crc32c', 'fnv132', 'fnv1a32', 'fnv164', 'fnv1a64', 'joaat', 'md4', 'tiger192,3', 'tiger160,4', 'snefru', 'whirlpool'] as $name) {
    $digests = '';
    foreach ([0, 1, 31, 32, 33, 55, 56, 63, 64, 65, 127, 128, 1000, 65536, 140000] as $size) {
        $digests .= hash($name, substr($text, 0, $size));
    }
    $context = hash_init($name);
    foreach ([5, 64, 1, 200, 63, 128, 70000] as $size) {
        hash_update($context, substr($text, $size, $size));
    }
    echo $name, ' ', md5($digests), ' ', hash_final(hash_copy($context)), ' ', hash($name, "abc"), "\n";
}
?>
--EXPECT--
crc32 2a40c8e0c1068fb19d8248e631c1fe12 1714187f 73bb8c64
crc32c afaf9383da7f080c3ec57b357057762f 5bd6d052 364b3fb7
fnv132 d9660a561368a6ed901e95a18040c5d7 b82eb7a1 439c2f4b
fnv1a32 7aef1049f315acca02c6d368438a43e4 21d58ecd 1a47e90b
fnv164 139f99b36e3245c65e58f12d8762222c 51bca049b7cdd801 d8dcca186bafadcb
fnv1a64 e3e11d3d2eeb79da9dea7293da0f0e2a 5d464e3c1f76642d e71fa2190541574b
joaat c17e8999266e33536116b6071d1547bb 16d4f386 ed131f5b
md4 1861bed47952591dd7acf9974ac79156 c1daecf5c5223f07378efa7b23a7b183 a448017aaf21d8525fc10ae87aa6729d
tiger192,3 8d7b968230384bd79ad55dea6bbdc6c8 fa062f272d50ceb7e3be18cbcb93213379cc95f5838a9559 2aab1484e8c158f2bfb8c5ff41b57a525129131c957b5f93
tiger160,4 ed76afc884fd8f73947138bf5b5e2d77 769d6efc3a158cea033cac40d33a2bdc31bf2684 538883c8fc5f28250299018e66bdf4fdb5ef7b65
snefru b55bc143dc136b3f83dcb26ad07528aa 2f0af77c0b61e449f28fe4edae2ed9684081f44af21d41cfaa3d9e95c22a951c 7d033205647a2af3dc8339f6cb25643c33ebc622d32979c4b612b02c4903031b
whirlpool 628d65777d3189b8eaadf322caaa094d 5cce970780d275f367e57ecea2a3bc285c8b49c47159c205cad947846f8cb4c7725edddd28d27bb8dd00b2e7adfa62349f1fb7aa5f1135a9bfaed12349565264 4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5
