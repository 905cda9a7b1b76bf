--TEST--
Seeded engines and mt_rand() give PHP's sequences
--FILE--
<?php
use Random\Engine\{Mt19937, PcgOneseq128XslRr64, Xoshiro256StarStar};
foreach ([new Mt19937(42), new Mt19937(-1, MT_RAND_PHP), new PcgOneseq128XslRr64(42), new PcgOneseq128XslRr64('0123456789abcdef'),
          new Xoshiro256StarStar(42), new Xoshiro256StarStar(str_repeat('abcdefgh', 4))] as $engine) {
    echo get_class($engine), ' ', bin2hex($engine->generate()), ' ', bin2hex($engine->generate());
    for ($i = 0; $i < 700; $i++) {
        $last = $engine->generate();
    }
    echo ' ', bin2hex($last), ' ', md5(serialize($engine)), "\n";
}
$pcg = new PcgOneseq128XslRr64(5);
$pcg->jump(1000);
echo bin2hex($pcg->generate()), ' ';
$pcg->jump(PHP_INT_MAX);
$pcg->jump(0);
echo bin2hex($pcg->generate()), "\n";
$xoshiro = new Xoshiro256StarStar(5);
$xoshiro->jump();
echo bin2hex($xoshiro->generate()), ' ';
$xoshiro->jumpLong();
echo bin2hex($xoshiro->generate()), "\n";
foreach ([MT_RAND_MT19937, MT_RAND_PHP] as $mode) {
    mt_srand(3, $mode);
    echo mt_rand(), ' ', mt_rand(1, 100), ' ', rand(1, 100), ' ', rand(100, 1), ' ', mt_rand(0, PHP_INT_MAX), ' ', rand(), "\n";
    $list = range(1, 8);
    shuffle($list);
    echo implode(',', $list), ' ', str_shuffle('abcdefgh'), ' ', json_encode(array_rand(['a' => 1, 'b' => 2, 'c' => 3, 'd' => 4], 2)), ' ', array_rand([7, 8, 9]), "\n";
}
--EXPECT--
Random\Engine\Mt19937 66dce15f b33deacb 5f264480 e33ee6eefea8ce80df06a7bdf628d602
Random\Engine\Mt19937 a369fe18 ceab05e2 aa0d20aa a40f2c4586fc58380fcf18df59d70a45
Random\Engine\PcgOneseq128XslRr64 5a70f57fe8727428 45b5d04eb090d1bb 6c11384d458f38ca 4fedece7e79243afe09d63cb6dc640db
Random\Engine\PcgOneseq128XslRr64 33ab451afc58b814 dfdcd56b749d20eb d72c98a72827bfe6 982b4149c0d955b21d5fd8d3632e540b
Random\Engine\Xoshiro256StarStar 16c72e0c2e0b7815 7e3a116d86d90461 2132f9696e75fedd df42048587236fa91c2e1af30f2087cc
Random\Engine\Xoshiro256StarStar ad8625bc52e97f16 ad8625bc52e97f16 a574090c16fc972b c86aad3f2e89aa9cdcfca143d3d89567
20df6b8e6dcacf71 a1a0ddb4a74da052
038cac77ef8f3c29 e9088c95b6136224
1182829493 49 38 68 2238117251720461240 1096993920
1,7,3,4,5,2,8,6 bfgaedhc ["b","d"] 1
969637571 93 71 17 2683122677480161280 260551140
5,6,8,3,7,2,4,1 bedcahgf ["a","b"] 0
