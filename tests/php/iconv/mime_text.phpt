--TEST--
Text of headers that cannot be converted
--EXTENSIONS--
iconv
--FILE--
<?php
foreach ([0, 1, 2, 3, 4, 5, 6, 7] as $m) foreach (["za\xc5\xbc\xc3\xb3", "A: x\xc5\xbc", "A: b\nB: \xff", "x\xff: y\nC: d"] as $s) { echo $m, ' ', bin2hex($s), ' '; error_clear_last(); echo json_encode(@iconv_mime_decode_headers($s, $m), JSON_INVALID_UTF8_SUBSTITUTE), error_get_last()['message'] ?? '', '|'; error_clear_last(); echo json_encode(@iconv_mime_decode($s, $m), JSON_INVALID_UTF8_SUBSTITUTE), error_get_last()['message'] ?? '', "\n"; }
--EXPECT--
0 7a61c5bcc3b3 falseiconv_mime_decode_headers(): Detected an illegal character in input string|falseiconv_mime_decode(): Detected an illegal character in input string
0 413a2078c5bc falseiconv_mime_decode_headers(): Detected an illegal character in input string|falseiconv_mime_decode(): Detected an illegal character in input string
0 413a20620a423a20ff {"A":"b","B":""}|"A: b"
0 78ff3a20790a433a2064 falseiconv_mime_decode_headers(): Detected an illegal character in input string|falseiconv_mime_decode(): Detected an illegal character in input string
1 7a61c5bcc3b3 []|"za"
1 413a2078c5bc {"A":"x"}|"A: x"
1 413a20620a423a20ff {"A":"b","B":""}|"A: b"
1 78ff3a20790a433a2064 {"x":"y","C":"d"}|"x: y"
2 7a61c5bcc3b3 []|"za"
2 413a2078c5bc {"A":"x"}|"A: x"
2 413a20620a423a20ff {"A":"b","B":""}|"A: b"
2 78ff3a20790a433a2064 {"x":"y","C":"d"}|"x: y"
3 7a61c5bcc3b3 []|"za"
3 413a2078c5bc {"A":"x"}|"A: x"
3 413a20620a423a20ff {"A":"b","B":""}|"A: b"
3 78ff3a20790a433a2064 {"x":"y","C":"d"}|"x: y"
4 7a61c5bcc3b3 falseiconv_mime_decode_headers(): Detected an illegal character in input string|falseiconv_mime_decode(): Detected an illegal character in input string
4 413a2078c5bc falseiconv_mime_decode_headers(): Detected an illegal character in input string|falseiconv_mime_decode(): Detected an illegal character in input string
4 413a20620a423a20ff {"A":"b","B":""}|"A: b"
4 78ff3a20790a433a2064 falseiconv_mime_decode_headers(): Detected an illegal character in input string|falseiconv_mime_decode(): Detected an illegal character in input string
5 7a61c5bcc3b3 []|"za"
5 413a2078c5bc {"A":"x"}|"A: x"
5 413a20620a423a20ff {"A":"b","B":""}|"A: b"
5 78ff3a20790a433a2064 {"x":"y","C":"d"}|"x: y"
6 7a61c5bcc3b3 []|"za"
6 413a2078c5bc {"A":"x"}|"A: x"
6 413a20620a423a20ff {"A":"b","B":""}|"A: b"
6 78ff3a20790a433a2064 {"x":"y","C":"d"}|"x: y"
7 7a61c5bcc3b3 []|"za"
7 413a2078c5bc {"A":"x"}|"A: x"
7 413a20620a423a20ff {"A":"b","B":""}|"A: b"
7 78ff3a20790a433a2064 {"x":"y","C":"d"}|"x: y"
