--TEST--
base64_encode() and base64_decode() of all lengths, all bytes, long texts and what is no base64
--FILE--
<?php
$all = implode('', array_map('chr', range(0, 255)));
for ($i = 0; $i < 20; $i++) { $t = substr($all, 250 - 12 * $i, $i); $e = base64_encode($t); echo $e, base64_decode($e) === $t && base64_decode($e, true) === $t ? "" : " lost", " "; }
echo "\n", base64_encode($all), "\n";
$long = str_repeat($all, 2000); echo md5(base64_encode($long)), " ", md5(base64_decode(base64_encode($long))) === md5($long) ? "same" : "lost", "\n";
foreach (["YQ==", "YQ", "YQ=", "YWI=", "YWI", "YWJj", "YW Jj", "YWJj\n", "Y!Q=", "====", "Y===", "YQ=a", "YWJjZA=", "A", "", "YWJ\xffYWJj", "//8=", "-_8="] as $t) echo json_encode([bin2hex(base64_decode($t)), is_string($x = base64_decode($t, true)) ? bin2hex($x) : $x]), " ";
--EXPECT--
7g== 4uM= 1tfY ysvMzQ== vr/AwcI= srO0tba3 pqeoqaqrrA== mpucnZ6foKE= jo+QkZKTlJWW goOEhYaHiImKiw== dnd4eXp7fH1+f4A= amtsbW5vcHFyc3R1 Xl9gYWJjZGVmZ2hpag== UlNUVVZXWFlaW1xdXl8= RkdISUpLTE1OT1BRUlNU Ojs8PT4/QEFCQ0RFRkdISQ== Li8wMTIzNDU2Nzg5Ojs8PT4= IiMkJSYnKCkqKywtLi8wMTIz FhcYGRobHB0eHyAhIiMkJSYnKA== 
AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/w==
fddf105dd198aa2451237181580cedb3 same
["61","61"] ["61","61"] ["61",false] ["6162","6162"] ["6162","6162"] ["616263","616263"] ["616263","616263"] ["616263","616263"] ["61",false] ["",false] ["",false] ["6106",false] ["61626364",false] ["",false] ["",""] ["6162585898",false] ["ffff","ffff"] ["",false]
