--TEST--
convert.* filters: state between pieces, errors, options
--FILE--
<?php
mt_srand(11);
function pick($a) { return $a[mt_rand(0, count($a) - 1)]; }
$chars = ['=', 'A', 'b', '1', "\r", "\n", ' ', "\t", '=', 'z', '=3D', '=0a', '=1b', "=\r\n", "= \r\n", "=\n", 'XY', "\xc3"];
$b64 = ['Y', 'W', 'J', 'j', '=', '==', ' ', "\n", '!', 'YWJj', 'YQ=='];
for ($i = 0; $i < 120; $i++) {
    $kind = pick(['convert.quoted-printable-decode', 'convert.base64-decode', 'convert.quoted-printable-encode', 'convert.base64-encode']);
    $params = pick([null, null, ['line-break-chars' => "\r\n"], ['line-break-chars' => "\n", 'line-length' => 10], ['line-length' => 8], ['binary' => true], ['force-encode-first' => true, 'line-length' => 12], ['force-encode-first' => true], ['binary' => true, 'line-length' => 7, 'line-break-chars' => 'ab']]);
    $f = fopen('php://memory', 'w+');
    $r = $params === null ? stream_filter_append($f, $kind, 2) : stream_filter_append($f, $kind, 2, $params);
    echo "$i $kind ", json_encode($params), ' ';
    if (!$r) continue;
    $src = strpos($kind, 'base64-d') ? $b64 : $chars;
    for ($j = mt_rand(1, 3); $j > 0; $j--) {
        $s = ''; for ($k = mt_rand(0, 6); $k > 0; $k--) $s .= pick($src);
        echo json_encode($s, JSON_INVALID_UTF8_SUBSTITUTE), ' '; 
        error_clear_last(); $w = @fwrite($f, $s); echo json_encode($w), error_get_last() ? '!' : '', ' ';
    }
    error_clear_last(); $x = @stream_filter_remove($r); echo json_encode($x), error_get_last() ? '!' . error_get_last()['message'] : '', ' ';
    rewind($f); echo bin2hex(stream_get_contents($f)), "\n";
}
--EXPECT--
0 convert.base64-decode {"force-encode-first":true,"line-length":12} "Y!YJ" 4 true 6182
1 convert.base64-decode {"binary":true} "!YQ====!Yj" false! "YQ==" false! true 
2 convert.quoted-printable-decode {"line-length":8} " \t" 2 "=\r\nb\ufffdA" 6 "" 0 true 200962c341
3 convert.quoted-printable-decode {"line-length":8} "1\r== \r\n" false! "\t" 1 true 
4 convert.quoted-printable-decode {"binary":true} "" 0 "\ufffd= \r\n\t" false! true 
5 convert.base64-encode {"binary":true,"line-length":7,"line-break-chars":"ab"} "" 0 "=0a=\nXYb=\ufffd" 10 "A\n=0a\t\rA" 8 true 5054426861625051705961625757493961627730454b616250544268616243513142
6 convert.base64-encode {"line-length":8} "\r=\n" 3 true 4454304b
7 convert.base64-decode {"force-encode-first":true} "j!\nYQ====" 9 " YYWJjJ YQ==" false! true 8d84
8 convert.quoted-printable-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "" 0 "= \r\nXY\r=1bA" false! true 
9 convert.base64-decode {"force-encode-first":true} "YQ====j" false! "===YWJj!W" false! true 
10 convert.quoted-printable-decode null "\tXYz= \r\n" false! " " 1 "=3D1=\r\n" false! true 
11 convert.base64-decode {"line-break-chars":"\n","line-length":10} "==YWJj!" false! true 
12 convert.base64-decode {"line-break-chars":"\r\n"} "!YQ==" 5 "YQ===YWJjYWJj" false! true 61
13 convert.base64-encode null "XY\tb\n" 5 true 57466b4a59676f3d
14 convert.base64-encode {"force-encode-first":true} "z=0a" 4 "= \r\n\r\t" 6 true 656a30775954306744516f4e43513d3d
15 convert.base64-encode null " \n=" 3 true 49416f39
16 convert.base64-decode {"line-break-chars":"\r\n"} "==" false! " ! WY==" false! true 
17 convert.base64-encode null "b=0a" 4 "1=1b =z\n" 8 "=\t" 2 true 596a3077595445394d57496750586f4b50516b3d
18 convert.base64-encode null "=\nXY" 4 true 5051705957513d3d
19 convert.quoted-printable-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "= \r\n\n" false! true 
20 convert.base64-encode {"force-encode-first":true} "=\r\n" 3 "\ufffdb=1b" 5 true 5051304b773249394d57493d
21 convert.base64-encode null "=0a" 3 "" 0 "=\r\n==" 5 true 505442685051304b5054303d
22 convert.base64-encode {"force-encode-first":true,"line-length":12} "\ufffd=3D\tzXY" 8 "XY=\r" 4 true 777a307a52416c3657466c590d0a5754304e
23 convert.base64-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "j J=" 4 true 8c
24 convert.quoted-printable-encode {"binary":true,"line-length":7,"line-break-chars":"ab"} "z=\n\t" 4 "" 0 true 7a3d33443d61623d30413d3039
25 convert.base64-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "==!=\nYQ== " false! "Y" false! "\n====" false! true 
26 convert.base64-encode {"binary":true,"line-length":7,"line-break-chars":"ab"} "" 0 "=3D=\r\n=3DXY=0aA" 15 "" 0 true 50544e4561625051304b616250544e45616257466b3961624d474642
27 convert.quoted-printable-encode {"force-encode-first":true} "AbA= \r\n" 7 "XY\ufffd=\n XY" 8 true 3d34313d36323d34313d3344203d30443d30413d35383d35393d43333d33443d3041203d35383d3539
28 convert.base64-decode null " YQ==== j" false! "\nJ !!!" false! "YQ==" false! true 
29 convert.base64-decode {"line-break-chars":"\r\n"} "" 0 "W" 1 "" 0 true 
30 convert.quoted-printable-decode {"force-encode-first":true} "=\r\n== \r\nXY=3D\r" false! "\ufffd" false! " =\n" false! true 
31 convert.quoted-printable-encode null "AA\n=A\r" 6 true 41413d30413d3344413d3044
32 convert.base64-encode {"line-break-chars":"\n","line-length":10} "\ufffdXY=1b\ufffd" 7 "" 0 true 7731685a505446690a77773d3d
33 convert.quoted-printable-encode {"binary":true} "" 0 true 
34 convert.base64-encode {"line-break-chars":"\n","line-length":10} "=A=1b\ufffd" 6 true 505545394d574c44
35 convert.quoted-printable-encode {"line-length":8} "A" 1 true 41
36 convert.quoted-printable-decode {"line-break-chars":"\r\n"} "=3D\rXY\ufffd" 7 "\ufffdb" 2 "=\n=" false! true 3d0d5859c3c362
37 convert.base64-decode {"line-length":8} "===\nJj" false! true 
38 convert.base64-encode {"line-break-chars":"\n","line-length":10} " =3D\ufffd " 6 "z\n=" 3 "=\n=0a" 5 true 4944307a524d4d670a65676f3950516f390a4d47453d
39 convert.quoted-printable-decode {"line-break-chars":"\n","line-length":10} "= \r\n=\n=3D\t" false! true 
40 convert.quoted-printable-encode null "" 0 "" 0 true 
41 convert.quoted-printable-encode {"line-length":8} "XY" 2 "XYb=1b" 6 true 58595859623d0d0a3d33443162
42 convert.base64-encode null "\t= \r\n" 5 true 4354306744516f3d
43 convert.quoted-printable-encode {"binary":true} "= \r\nXYbXY" 9 true 3d33443d32303d30443d30415859625859
44 convert.quoted-printable-encode null "\r=\n= \r\n=0a=\r\n" 13 true 3d30443d33443d30413d3344203d30443d30413d334430613d33443d30443d3041
45 convert.base64-encode {"line-break-chars":"\n","line-length":10} "" 0 "==\nXY=" 6 "\ufffd\r\r=0a=3DA" 10 true 5054304b57466b390a7777304e505442680a50544e4551513d3d
46 convert.quoted-printable-decode {"line-break-chars":"\r\n"} "=\r\n\r=A  " false! true 
47 convert.base64-decode {"line-break-chars":"\n","line-length":10} "=" false! true 
48 convert.base64-decode {"force-encode-first":true} "=" false! true 
49 convert.quoted-printable-encode {"force-encode-first":true,"line-length":12} "=\r\nAA=" 6 true 3d33440d0a3d3431413d3344
50 convert.quoted-printable-encode {"line-length":8} "XY1=1b" 6 true 5859313d3344313d0d0a62
51 convert.base64-decode null "YQ==\nWYQ====" false! true 
52 convert.quoted-printable-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "=\n" false! "" 0 true 
53 convert.quoted-printable-encode {"force-encode-first":true} "=1b\tA==3D" 9 "=\nXYbA" 6 true 3d33443d33313d3632093d34313d33443d33443d33333d34343d33443d30413d35383d35393d36323d3431
54 convert.base64-decode null "YWJj" 4 true 616263
55 convert.base64-encode null "= \r\nXY A=" 9 true 5053414e436c685a49454539
56 convert.base64-encode {"line-break-chars":"\n","line-length":10} " =\r=0az\ufffd" 8 "XY=0a" 5 "XY\r\r" 4 true 4944304e505442680a65734e59575430770a5956685a4451303d
57 convert.base64-encode {"binary":true,"line-length":7,"line-break-chars":"ab"} "\rb" 2 "\n==\r\nA" 6 true 4457494b61625054304e6162436b453d
58 convert.quoted-printable-encode {"force-encode-first":true} "XY=\n" 4 "=\r\n=" 4 "=" 1 true 3d35383d35393d33443d30413d33443d30443d30413d33443d3344
59 convert.quoted-printable-encode {"force-encode-first":true,"line-length":12} "\t b=1b= \r\n" 10 "\n" 1 true 0920623d334431623d33443d0d0a3d32300d0a3d3041
60 convert.quoted-printable-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "" 0 true 
61 convert.quoted-printable-encode {"line-break-chars":"\r\n"} "=1b1" 4 "=b=" 3 true 3d33443162313d3344623d3344
62 convert.base64-decode {"line-break-chars":"\r\n"} "W=\n==\n==" false! true 
63 convert.base64-encode {"line-break-chars":"\n","line-length":10} "" 0 "=" 1 true 50513d3d
64 convert.base64-decode null "YYQ==YWJjYWJj " false! "WYJ" false! "J" false! true 
65 convert.quoted-printable-decode {"line-break-chars":"\r\n"} "=0a=\n1" false! "1\r" false! true 
66 convert.base64-encode null "\t" 1 "\r\n =\r\n" 6 "bz== \r\n b" 9 true 4351304b4944304e436d4a365054306744516f6759673d3d
67 convert.quoted-printable-decode {"line-break-chars":"\r\n"} "A=3D\ufffdb" 6 true 413dc362
68 convert.quoted-printable-encode null "\r" 1 true 3d3044
69 convert.base64-decode {"line-length":8} "JYWJj WY" 8 "\n" 1 "=jJWJJ" false! true 2585898d66
70 convert.quoted-printable-decode {"force-encode-first":true,"line-length":12} "=\nXY= \r\n" false! true 
71 convert.quoted-printable-decode null "==\r\n=" false! "= \r\n1z" false! "A=\n\n" false! true 
72 convert.base64-decode {"binary":true} "!" 1 "=YQ==" false! true 
73 convert.quoted-printable-encode null "=3D=3D\ufffd= \r\n1" 12 "" 0 true 3d334433443d334433443d43333d3344203d30443d304131
74 convert.quoted-printable-encode {"force-encode-first":true,"line-length":12} "=3D=\n= \r\n" 9 "\r b1" 4 true 3d334433443d33443d30413d0d0a3d33443d32300d0a3d3044206231
75 convert.base64-decode {"line-break-chars":"\n","line-length":10} "!YWJj==" false! "Wj\n" false! true 
76 convert.quoted-printable-encode null "b=\r\n" 4 "1=\r\n\t" 5 true 623d33443d30443d3041313d33443d30443d304109
77 convert.base64-encode {"line-break-chars":"\n","line-length":10} "b" 1 true 59673d3d
78 convert.base64-encode null "=\n=0az\r=3D=\r\n" 13 "=\r\n" 3 true 50516f394d4746364454307a5244304e436a304e43673d3d
79 convert.quoted-printable-decode {"line-break-chars":"\r\n"} "=\r\nAXY=XY" false! true 
80 convert.quoted-printable-encode {"line-length":8} "=1b1=\r\n1A=0a" 12 true 3d33443162313d0d0a3d33440d0a31413d33443061
81 convert.quoted-printable-decode null "" 0 true 
82 convert.quoted-printable-decode {"force-encode-first":true,"line-length":12} "=\nAb= \r\n1" false! "\ufffd\r=0a=" false! true 
83 convert.quoted-printable-decode {"binary":true} "" 0 true 
84 convert.base64-decode {"line-break-chars":"\n","line-length":10} "YQ==YQ==WW!j" false! true 
85 convert.base64-decode {"binary":true} "YWJj\n" 5 "==!j\n" false! true 616263
86 convert.base64-decode {"line-break-chars":"\n","line-length":10} "WYQ==WjYWJj=" false! "J!= " false! "====!!J=" false! true 
87 convert.base64-decode {"line-break-chars":"\n","line-length":10} "" 0 "J" 1 "" 0 true 
88 convert.quoted-printable-encode {"line-break-chars":"\n","line-length":10} "====0a" 6 true 3d33443d33443d33443d0a3d33443061
89 convert.base64-decode {"binary":true} "YjYWJj" 6 true 62361626
90 convert.base64-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "YWJjW ===!" false! true 
91 convert.base64-decode {"force-encode-first":true,"line-length":12} "===\nYWJjW" false! "W" false! "====J" false! true 
92 convert.quoted-printable-encode {"binary":true} " =\r\n" 4 "\r=1bXY" 6 "\n\r" 2 true 3d32303d33443d30443d30413d30443d3344316258593d30413d3044
93 convert.base64-encode {"binary":true} "= " 2 "=1bXY1bb\r" 9 true 505341394d574a59575446695967303d
94 convert.quoted-printable-encode {"line-length":8} "" 0 "=1b==\r\n" 7 true 3d334431623d0d0a3d33443d33440d0a
95 convert.quoted-printable-encode {"line-break-chars":"\n","line-length":10} "XY=1b" 5 "\ufffdb" 2 "" 0 true 58593d334431623d0a3d433362
96 convert.base64-decode {"line-break-chars":"\n","line-length":10} "" 0 "==YjYY" false! true 
97 convert.base64-decode {"binary":true} "Y YYQ==" false! "YWJj YY=j" false! true 
98 convert.quoted-printable-encode {"line-break-chars":"\r\n"} "=\r\n\r" 4 "=3D\r= \r\n==\r\n" 12 "A==1b" 5 true 3d33443d30443d30413d30443d334433443d30443d3344203d30443d30413d33443d33443d30443d3041413d33443d33443162
99 convert.quoted-printable-decode {"force-encode-first":true,"line-length":12} "\ufffd=1b=" 5 true c33b
100 convert.base64-decode {"force-encode-first":true,"line-length":12} "J j" 3 "" 0 true 26
101 convert.base64-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "" 0 "" 0 "YWJjWY" 6 true 61626359
102 convert.base64-decode null "" 0 "!" 1 true 
103 convert.quoted-printable-decode {"line-break-chars":"\n","line-length":10} "= \r\n=\r\n" false! "\t\t\r\ufffd= \r\nb" false! true 
104 convert.quoted-printable-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "z1" 2 "=0a1" 4 true 7a312a31
105 convert.base64-decode {"line-break-chars":"\n","line-length":10} "= YQ==" false! " !J " false! "==JYW" false! true 
106 convert.quoted-printable-decode {"binary":true,"line-length":7,"line-break-chars":"ab"} "=0a=0a=A" 8 "=3D=0ab" false! true 2a2a
107 convert.base64-encode {"binary":true,"line-length":7,"line-break-chars":"ab"} "b" 1 "\t==\r\n" 5 "1" 1 true 59676b3961625051304b61624d513d3d
108 convert.base64-encode {"line-length":8} "==1b==" 6 "z\t=\r" 4 true 50543078596a30390d0a65676b3944513d3d
109 convert.base64-decode {"line-break-chars":"\n","line-length":10} "=YQ==YQ==" false! "jYQ==!YQ====" false! true 
110 convert.quoted-printable-decode {"line-break-chars":"\r\n"} "AA=1b=\r\n" 8 "=" 1 true 41413b
111 convert.base64-decode {"binary":true} "W" 1 true 
112 convert.quoted-printable-decode {"force-encode-first":true,"line-length":12} "=0a\ufffdA1=0a" 9 true 2ac341312a
113 convert.quoted-printable-encode {"line-break-chars":"\n","line-length":10} "=\r\n" 3 true 3d33443d30440a
114 convert.base64-decode {"line-break-chars":"\r\n"} "J\nYQ==YQ==J " false! true 
115 convert.base64-decode {"force-encode-first":true,"line-length":12} "YWJj==! J" false! "YQ== WY" false! true 
116 convert.base64-decode {"line-break-chars":"\r\n"} "YWJjYWJj" 8 "" 0 "YWJjJYWJj=" false! true 616263616263
117 convert.quoted-printable-decode null "A= \r\n=\r\n" false! true 
118 convert.quoted-printable-decode null "\t" 1 " " 1 true 0920
119 convert.quoted-printable-decode null "=3D\r" 4 true 3d0d
