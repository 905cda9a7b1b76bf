--TEST--
Numbers of many thousand digits: arithmetic, texts, roots, factorials
--EXTENSIONS--
gmp
--FILE--
<?php
$a = gmp_pow(7, 9000);
$b = gmp_init(str_repeat("1234567890", 700));
foreach ([$a * $b, $b / $a, $a % $b, -$a / $b, -$a % $b, gmp_div_q(-$a, $b, GMP_ROUND_PLUSINF), gmp_mod(-$a, $b),
          gmp_powm($a, 1001, $b + 1), $a ** 3, $a << 5000, gmp_root($a, 5), gmp_root(-$a, 3), gmp_invert($a, $b + 1),
          gmp_gcdext($a, $b + 1)["s"], gmp_fact(3000), gmp_binomial(5000, 700), gmp_binomial(-20, 7)] as $number) {
    $text = gmp_strval($number);
    echo strlen($text), " ", substr($text, 0, 12), " ", crc32($text), "\n";
}
foreach ([3, 16, -16, 36, 62] as $base) {
    $text = gmp_strval($b, $base);
    echo $base, " ", strlen($text), " ", substr($text, 0, 12), " ", crc32($text), " ", gmp_init($text, abs($base)) == $b ? "=" : "!", "\n";
}
--EXPECT--
14605 941618766708 3159924690
1 0 4108050209
7000 103930188076 2791675809
608 -61779608395 3116548908
6999 195266009354 1009576318
608 -61779608395 3116548908
6999 195266009354 1009576318
6998 551832707726 3901704867
22818 443690760452 1992919891
9112 107730443619 3304160426
1522 150131569795 4024505048
2537 -19684303057 3294499658
6999 763163972168 258893229
7000 -47140391795 2247953344
9131 414935960343 3397692885
878 378524171924 4118039256
7 -657800 922691083
3 14670 112020222101 385999035 =
16 5813 592f9147921a 1600946128 =
-16 5813 592F9147921A 1817694511 =
36 4498 2i96jrrmo5xb 514960928 =
62 3905 dIPaeXC2XRUb 2532751664 =
