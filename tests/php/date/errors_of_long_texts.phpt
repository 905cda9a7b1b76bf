--TEST--
A text that is no date has up to 1000 errors
--FILE--
<?php
foreach (["!", "zz ", "!zz "] as $piece) {
    $result = date_parse(str_repeat($piece, 5000) . "2020-01-02");
    $last = array_key_last($result["errors"]);
    echo json_encode($piece), " ", $result["error_count"], " ", count($result["errors"]), " $last ", $result["errors"][$last], " ", $result["year"], " ", json_encode($result["warnings"]), "\n";
}
foreach ([998, 999, 1000, 1001] as $count) {
    $result = date_parse(str_repeat("!", $count) . "2020-02-31 25:00:00");
    echo $count, " ", $result["error_count"], " ", array_key_last($result["errors"]), " ", $result["year"], " ", json_encode($result["hour"]), json_encode($result["warnings"]), "\n";
}
$words = ["quick ", "2020-01-02 ", "10:20:30 ", "+3 days ", "monday ", "UTC ", "Europe/Paris ", "\0", "zz", "12", "!", "-", "3141592653589793", "next week ", "@123 ", ",", "last day of ", "\n", "(", "5pm ", "ago "];
$number = 1;
for ($i = 0; $i < 100; $i++) {
    $text = '';
    for ($j = 0; $j < 100; $j++) {
        $number = ($number * 1103515245 + 12345) & 0x7fffffff;
        $text .= $words[($number >> 8) % count($words)];
    }
    echo md5(json_encode(date_parse($text))), "\n";
}
--EXPECT--
"!" 1000 1000 999 Unexpected character 2020 []
"zz " 1000 1000 3000 Double timezone specification 2020 {"3":"Double timezone specification"}
"!zz " 1000 1000 2000 Unexpected character 2020 {"5":"Double timezone specification"}
998 999 1009 2020 5{"1018":"The parsed date was invalid"}
999 1000 1010 2020 5{"1019":"The parsed date was invalid"}
1000 1000 999 2020 5{"1020":"The parsed date was invalid"}
1001 1000 999 2020 5{"1021":"The parsed date was invalid"}
6867a710b2354ed6a51b3105374b1b0c
4bfa2912e5cfa7cade8add1ffec8729d
654aa66f4ddb2a3f76bd5fed1bf0e17f
5dc03d532ed99d3d74d2e3106548f9b6
07561fb3a228c1e2a9ce779e57839e7f
ee5cb2ae1a95b59c3b2305ae176a2c27
054d25171d32a99c230b61b91383f480
08309dc6a855cb82ee7e822a4f510b14
7a955980c25f25bddf3292531dd1a9d4
899a12cb56c3e7ef9035afc1f13fff98
f468e4278c9c104a4741da308365f902
e09532257f4f35d2e0e0251befe8d0ed
32bb6bdb06cd254f37a1a9aecfb99f01
0b79c8333c0fc18c8e22e1b47ffd81ff
6e8100556885c8b34f345d18e8ac18e2
26cf814ff52a30d9eb8532238eb4bdee
8ab48f430ea3aa132a0c59736e4772ea
daa61b750488f6da8ebbb017d367eaf3
18958ab61cb42f9b3499c355ae29b4ce
e7e610fb54f8b1f39948c10b72d01bb4
8a439a8454993b632ecdcb317cd1588c
d4ca4d5adc29eff91e6fdfec298779b0
6827dc52e5dde830771c3ec95940a1ef
03ff6c4c2d29590cddfceb20ab6f6fbf
d2696e8aab6be42cc2a74ace9843ef7b
06add3a8201a7b950e8e181db2092824
9f8a127118beea5b2a33b2d678f1e2cf
31e617426df67a76e078fe1cb32ac9ce
0bf6c7b1becaedbacb1311c53cccc97f
43b2b8c200781a502b4b72035f5cbc3f
4808d9cf35cd2046812457395edeba5e
50607dd89787bb3a33221448caf0efad
26ae57484d510560d7639094a604091c
47159cb6d25656f7b413c8f0666b1e74
1d25fbf679096d01829ab8dfb7e68fe0
ae89e43cd75ad143e0c9e66140e82349
ab025ef20a740501c9193a65230feb0b
448612e585d503af1d3717600ece1179
40dc818ada059003808817e2d26ac0c3
ffa0e51fa80b5862b7df764890aab47e
25c5d9130bc662edb58be292f973872d
4c5abb6941a3aa41389632d414a90ba8
6f05a760842f71824056295ba98e3dbe
cfb1f81fd8dc9b94e143f7c2451c6981
1bf89f5cd1c3fb4a9d58f0e6f51e51c3
a7c696d94683e134c55b10ad6b993b32
4096fafa7d1438f41b6a4d1f00eae647
c134758899506aca58e99706ebdc6d54
7b76e05d5b3e7a1810f7cb27bed4efc1
770c0705c1e689ccf4f7edb1236683bb
6a635cab70b79a4b29128ff0963f7952
d0c1c41b62b3d01d70afd44da00330f4
492b5a81b007b87a6f980df6b638464d
62ae3fa08381ae30bca7ee4256c1a24c
d9ed74d021bc8c690354ed5c146b5714
0161fca40a47925d4b4da1de4c8de57f
ab862a8ba7d63544f0fb0c0b5bfb48a2
345c7228a042cf09f3b4e6740c33d19b
d172bfe2c50fbac99e20ad308445afa1
5f9d471a2039a9a706c39bc86a419db9
20cf995bdeeffe349403c4bae353ef43
81ac564a4f6ac075c3f7f2518bd44f74
4dfe28430ff862a1f478b9252e84e36c
d6ec0001fee86974dc1c0d1945e7f2d7
4a84b1a3b1c6f9cc5e63210b529243a0
270596c3f1b68c56220a5c874fbb5f6f
cbc981aac287a41ef452f1396892e6d2
46de4329a2f5233ce25548b8681eb7c8
6a1590d6d333ee8b8f9c6d3c35c9cad3
c50d75466b079694d9f10c792c6de9d0
8104c464811a7014b881e414f6ab5f8e
435adeb759259bcbb7a41410dfc6c4ad
bdfe0b1c6c5629f1e1abe5c67c20f7a3
9665fcffc32c036d061faf8cb921846e
1e035a5db2016e2e4d65eef5b22cda6f
4beb52fe94136a1cd6b9137f41916abd
dda605f3da1f930b02a4c749ae8464ac
86ba85e95dc8b3436b59fc77c8359438
9186ffce1285247a622a795c3a5a22dc
2744865261ce202b4a3401c0e5238817
d4d9ff30684809440cd307e8f2fe11d6
ad36743e3125b3cbbeebb4d8f06caa4e
4f21523887697f7bd9a4d1388a231001
e88573c09f3faa4e45eb1c7c555b72ca
5fc815451a39ff4372f182e3acfa62e7
75cab94b1058ab715f3607be99305b5a
353250ea548061e11f421753a4ffc6a0
b6e96a26a232405b77fa64b612ad86c7
59c433456db21e6427ca60ff59aefe2c
ad32b7031e92425beb9f5f3bf99b4ee2
0d4cb696cd23311e7d688c3f6bfe726a
a1f647c1da01ca9b4c243d081b75ecc5
f5fca4c54cd15d47afa5b1ed4c08aec6
51a15d745308032c2b9dbe193cf0a771
db2f1acca6346c536879b92b0e6cc8af
298040eeff275b012537197eab34cac4
2694ffe92d3374cbe2d71617d40fd9e8
fa9d10804ee778181dbe593567451b62
dd46213760051536fe541d0a5c4df5ae
d194c25ec3d4f51e68957b6d641dacdc
