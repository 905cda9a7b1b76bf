--TEST--
stream_get_line() looks for the ending within the length
--FILE--
<?php
mt_srand(5);
foreach (range(1, 60) as $i) {
    $s = ''; for ($k = mt_rand(0, 12); $k > 0; $k--) $s .= ['a', 'b', '|', '||', "\n", 'abc'][mt_rand(0, 5)];
    $f = mt_rand(0, 1) ? fopen('data:,' . rawurlencode($s), 'r') : fopen('php://memory', 'w+');
    if (stream_get_meta_data($f)['stream_type'] == 'MEMORY') { fwrite($f, $s); rewind($f); }
    echo json_encode($s), ' ';
    for ($k = 0; $k < 8; $k++) { $n = mt_rand(0, 4); $d = ['|', '||', "\n", "x", "bc"][mt_rand(0, 4)]; echo $n, json_encode($d), '=', json_encode(stream_get_line($f, $n, $d)), '@', ftell($f), feof($f) ? 'E' : '', ' '; }
    echo "\n";
}
--EXPECT--
"a" 0"||"="a"@1E 0"\n"=false@1E 3"x"=false@1E 4"bc"=false@1E 0"||"=false@1E 2"x"=false@1E 3"x"=false@1E 0"\n"=false@1E 
"||||a|||bb||abc" 4"bc"="||||"@4 0"bc"="a|||bb||a"@15 0"|"=false@15E 2"bc"=false@15E 0"bc"=false@15E 1"x"=false@15E 4"\n"=false@15E 0"\n"=false@15E 
"|\n\n" 2"||"="|\n"@2 4"bc"="\n"@3E 1"\n"=false@3E 2"||"=false@3E 4"||"=false@3E 2"bc"=false@3E 0"|"=false@3E 3"bc"=false@3E 
"a||\n\nbb|||||" 4"bc"="a||\n"@4 4"x"="\nbb|"@8 0"x"="||||"@12E 4"\n"=false@12E 4"bc"=false@12E 2"bc"=false@12E 0"\n"=false@12E 2"bc"=false@12E 
"a|||abcabca||\nb" 1"\n"="a"@1 3"||"=""@3 4"|"=""@4 1"||"="a"@5 4"x"="bcab"@9 1"bc"="c"@10 1"|"="a"@11 4"\n"="||"@14 
"|a|bab||b||" 0"|"=""@1 0"||"="a|bab"@8 3"x"="b||"@11E 4"x"=false@11E 1"bc"=false@11E 4"|"=false@11E 3"\n"=false@11E 0"||"=false@11E 
"\n||aabc" 4"x"="\n||a"@4 0"|"="abc"@7E 1"||"=false@7E 1"\n"=false@7E 3"bc"=false@7E 4"x"=false@7E 4"x"=false@7E 0"|"=false@7E 
"a\nb||\n\n" 4"||"="a\nb|"@4 3"x"="|\n\n"@7 4"bc"=false@7E 0"|"=false@7E 0"x"=false@7E 3"||"=false@7E 2"bc"=false@7E 3"x"=false@7E 
"a|aa||abc|b" 1"x"="a"@1 4"||"="|aa|"@5 1"||"="|"@6 3"\n"="abc"@9 4"\n"="|b"@11E 3"bc"=false@11E 4"||"=false@11E 2"\n"=false@11E 
"abca|\nabcb" 3"|"="abc"@3 4"||"="a|\na"@7 3"||"="bcb"@10E 2"||"=false@10E 3"x"=false@10E 2"\n"=false@10E 0"\n"=false@10E 3"||"=false@10E 
"\n\n" 4"||"="\n\n"@2E 3"bc"=false@2E 3"|"=false@2E 4"\n"=false@2E 4"||"=false@2E 4"bc"=false@2E 0"||"=false@2E 0"||"=false@2E 
"b" 2"x"="b"@1E 3"\n"=false@1E 3"|"=false@1E 1"\n"=false@1E 1"bc"=false@1E 0"x"=false@1E 1"bc"=false@1E 2"bc"=false@1E 
"\nabcaaabc" 2"|"="\na"@2 0"x"="bcaaabc"@9E 3"\n"=false@9E 1"\n"=false@9E 3"||"=false@9E 3"|"=false@9E 1"bc"=false@9E 2"\n"=false@9E 
"\n\n||||a||aabc||abc" 1"||"="\n"@1 3"\n"=""@2 3"|"=""@3 3"x"="|||"@6 4"bc"="a||a"@10 0"x"="abc||abc"@18E 0"||"=false@18E 2"|"=false@18E 
"a|aabca|a\n|||" 3"x"="a|a"@3 2"||"="ab"@5 0"\n"="ca|a"@10 2"||"=""@12 1"|"=""@13E 1"||"=false@13E 3"\n"=false@13E 2"|"=false@13E 
"abc\n\nabc||babc\n" 3"x"="abc"@3 4"bc"="\n\nab"@7 2"bc"="c|"@9 2"bc"="|b"@11 0"x"="abc\n"@15E 2"x"=false@15E 2"|"=false@15E 4"bc"=false@15E 
"bb||\n\naabc|\n\n" 1"x"="b"@1 2"x"="b|"@3 4"|"=""@4 3"\n"=""@5 1"x"="\n"@6 3"bc"="aab"@9 2"||"="c|"@11 2"\n"=""@12 
"|||babc" 4"||"=""@2 1"x"="|"@3 1"bc"="b"@4 0"bc"="a"@7 4"\n"=false@7E 3"|"=false@7E 4"||"=false@7E 4"\n"=false@7E 
"b|abcabcaabc" 3"x"="b|a"@3 1"|"="b"@4 4"bc"="ca"@8 2"\n"="aa"@10 0"\n"="bc"@12E 1"\n"=false@12E 3"x"=false@12E 0"x"=false@12E 
"a||||b" 2"\n"="a|"@2 1"x"="|"@3 4"|"=""@4 2"bc"="|b"@6 4"x"=false@6E 1"||"=false@6E 2"|"=false@6E 3"|"=false@6E 
"abcba\n\n||abc||\n" 0"\n"="abcba"@6 3"||"="\n"@9 1"|"="a"@10 0"bc"=""@12 1"bc"="|"@13 0"|"=""@14 0"\n"=""@15E 3"bc"=false@15E 
"\n\n" 2"||"="\n\n"@2 4"x"=false@2E 0"||"=false@2E 3"||"=false@2E 4"x"=false@2E 1"|"=false@2E 3"x"=false@2E 2"\n"=false@2E 
"abcbabc|abc||\n|||\n|abc" 0"bc"="a"@3 1"||"="b"@4 2"x"="ab"@6 3"bc"="c|a"@9 1"bc"="b"@10 0"||"="c"@13 2"|"="\n"@15 1"||"="|"@16 
"baabca\na\n|a" 1"\n"="b"@1 4"x"="aabc"@5 1"\n"="a"@6 1"x"="\n"@7 0"bc"="a\n|a"@11E 0"|"=false@11E 4"\n"=false@11E 3"x"=false@11E 
"baaabcab\n|abcabc\nb" 1"\n"="b"@1 3"|"="aaa"@4 3"\n"="bca"@7 3"\n"="b"@9 4"\n"="|abc"@13 3"bc"="a"@16 2"x"="\nb"@18 3"||"=false@18E 
"bb|||abca" 4"x"="bb||"@4 4"||"="|abc"@8 2"||"="a"@9E 3"|"=false@9E 3"|"=false@9E 0"|"=false@9E 2"\n"=false@9E 2"x"=false@9E 
"abc" 4"x"="abc"@3E 0"bc"=false@3E 4"\n"=false@3E 2"bc"=false@3E 4"\n"=false@3E 0"|"=false@3E 2"bc"=false@3E 2"|"=false@3E 
"||||abc||ba|\n" 2"||"=""@2 1"|"=""@3 4"bc"="|a"@7 2"|"=""@8 1"|"=""@9 4"x"="ba|\n"@13E 0"x"=false@13E 0"x"=false@13E 
"|abc||abc\na" 4"|"=""@1 1"|"="a"@2 0"||"="bc"@6 4"bc"="a"@9 2"\n"=""@10 1"|"="a"@11E 0"\n"=false@11E 0"||"=false@11E 
"" 3"||"=false@0E 4"\n"=false@0E 3"x"=false@0E 0"\n"=false@0E 3"|"=false@0E 0"||"=false@0E 0"bc"=false@0E 3"x"=false@0E 
"abcbabcaa\na" 0"x"="abcbabcaa\na"@11E 0"||"=false@11E 3"bc"=false@11E 1"x"=false@11E 3"||"=false@11E 2"bc"=false@11E 0"|"=false@11E 0"x"=false@11E 
"babc\nabcabcabcbb\n" 0"||"="babc\nabcabcabcbb\n"@17E 2"|"=false@17E 4"bc"=false@17E 0"x"=false@17E 4"||"=false@17E 0"||"=false@17E 0"|"=false@17E 2"\n"=false@17E 
"\nb" 2"||"="\nb"@2E 3"\n"=false@2E 2"x"=false@2E 4"\n"=false@2E 1"\n"=false@2E 3"||"=false@2E 0"\n"=false@2E 4"|"=false@2E 
"\nbabc|\n||b||" 3"||"="\nba"@3 3"||"="bc|"@6 1"\n"=""@7 1"||"="|"@8 3"x"="|b|"@11 2"||"="|"@12E 4"|"=false@12E 1"|"=false@12E 
"aabcaabc" 4"|"="aabc"@4 0"|"="aabc"@8E 1"\n"=false@8E 3"||"=false@8E 0"\n"=false@8E 2"|"=false@8E 2"|"=false@8E 4"x"=false@8E 
"|bb\nb||||\n\nabca\n" 1"|"=""@1 1"\n"="b"@2 1"x"="b"@3 0"x"="\nb||||\n\nabca\n"@16E 3"x"=false@16E 4"bc"=false@16E 4"x"=false@16E 1"||"=false@16E 
"|||||abc" 0"||"=""@2 1"x"="|"@3 3"bc"="||a"@6 1"|"="b"@7 3"\n"="c"@8E 0"x"=false@8E 0"x"=false@8E 3"\n"=false@8E 
"" 1"|"=false@0E 0"bc"=false@0E 2"|"=false@0E 3"||"=false@0E 4"||"=false@0E 2"\n"=false@0E 1"bc"=false@0E 0"bc"=false@0E 
"abcaaab" 2"|"="ab"@2 1"||"="c"@3 1"\n"="a"@4 2"x"="aa"@6 0"|"="b"@7E 0"bc"=false@7E 1"|"=false@7E 4"bc"=false@7E 
"||aa|||||a\nabcabc||" 3"|"=""@1 4"bc"="|aa|"@5 2"bc"="||"@7 1"bc"="|"@8 3"x"="|a\n"@11 4"\n"="abca"@15 3"\n"="bc|"@18 3"|"=""@19E 
"||b\nbb||\n||" 2"|"=""@1 2"||"="|b"@3 1"bc"="\n"@4 1"bc"="b"@5 4"x"="b||\n"@9 2"||"=""@11 4"||"=false@11E 0"x"=false@11E 
"" 3"\n"=false@0E 4"||"=false@0E 1"\n"=false@0E 2"|"=false@0E 1"|"=false@0E 0"|"=false@0E 4"||"=false@0E 2"||"=false@0E 
"\naa" 0"\n"=""@1 3"||"="aa"@3E 4"||"=false@3E 3"bc"=false@3E 4"\n"=false@3E 0"\n"=false@3E 1"||"=false@3E 0"|"=false@3E 
"a\n" 1"||"="a"@1 3"x"="\n"@2E 3"x"=false@2E 2"\n"=false@2E 0"x"=false@2E 3"bc"=false@2E 2"bc"=false@2E 2"bc"=false@2E 
"ba||\n|abc|\nabcb||" 3"\n"="ba|"@3 4"||"="|\n|a"@7 4"bc"=""@9 2"||"="|\n"@11 2"|"="ab"@13 1"|"="c"@14 0"bc"="b||"@17E 1"bc"=false@17E 
"bab" 4"|"="bab"@3E 2"|"=false@3E 3"|"=false@3E 3"bc"=false@3E 4"|"=false@3E 2"||"=false@3E 4"|"=false@3E 1"bc"=false@3E 
"abcabc|||||\naa\nba||" 3"||"="abc"@3 2"bc"="ab"@5 2"bc"="c|"@7 4"bc"="||||"@11 1"x"="\n"@12 1"|"="a"@13 4"||"="a\nba"@17 3"bc"="||"@19E 
"abbabcbabc" 2"||"="ab"@2 1"|"="b"@3 2"|"="ab"@5 3"|"="cba"@8 2"\n"="bc"@10E 2"bc"=false@10E 0"\n"=false@10E 4"x"=false@10E 
"|||\nabc" 3"|"=""@1 1"bc"="|"@2 0"x"="|\nabc"@7E 2"|"=false@7E 1"|"=false@7E 2"x"=false@7E 2"||"=false@7E 1"\n"=false@7E 
"||||b||" 1"|"=""@1 3"|"=""@2 1"\n"="|"@3 3"bc"="|b|"@6 4"||"="|"@7E 3"\n"=false@7E 0"||"=false@7E 3"|"=false@7E 
"\naabca||" 4"\n"=""@1 2"\n"="aa"@3 0"bc"=""@5 0"x"="a||"@8E 3"||"=false@8E 0"|"=false@8E 2"\n"=false@8E 2"\n"=false@8E 
"|||a||babcb||" 4"bc"="|||a"@4 1"\n"="|"@5 4"\n"="|bab"@9 4"\n"="cb||"@13 4"||"=false@13E 4"x"=false@13E 1"bc"=false@13E 2"\n"=false@13E 
"|bbaba||\n||" 0"x"="|bbaba||\n||"@11E 0"bc"=false@11E 4"x"=false@11E 1"||"=false@11E 2"x"=false@11E 3"\n"=false@11E 2"x"=false@11E 4"bc"=false@11E 
"||abc\nabca\nb\n\n\nabcabc" 2"|"=""@1 2"|"=""@2 3"||"="abc"@5 4"bc"="\na"@9 4"|"="a\nb\n"@13 3"|"="\n\na"@16 0"||"="bcabc"@21E 0"bc"=false@21E 
"||\nabcb|||\n|abc" 2"|"=""@1 0"\n"="|"@3 2"|"="ab"@5 0"|"="cb"@8 0"x"="||\n|abc"@15E 2"\n"=false@15E 3"bc"=false@15E 0"||"=false@15E 
"\na" 2"x"="\na"@2E 3"||"=false@2E 4"bc"=false@2E 2"\n"=false@2E 0"||"=false@2E 0"x"=false@2E 1"||"=false@2E 2"x"=false@2E 
"|" 3"x"="|"@1E 1"||"=false@1E 1"\n"=false@1E 2"||"=false@1E 0"x"=false@1E 4"bc"=false@1E 4"bc"=false@1E 1"bc"=false@1E 
"|babcabc|a\nabc" 1"\n"="|"@1 4"\n"="babc"@5 4"bc"="a"@8 4"x"="|a\na"@12 2"x"="bc"@14E 3"x"=false@14E 1"bc"=false@14E 2"bc"=false@14E 
"abc|\n||" 3"x"="abc"@3 0"x"="|\n||"@7E 0"x"=false@7E 0"||"=false@7E 4"bc"=false@7E 4"bc"=false@7E 1"\n"=false@7E 1"||"=false@7E 
"a" 1"||"="a"@1E 4"bc"=false@1E 1"x"=false@1E 4"||"=false@1E 2"|"=false@1E 3"bc"=false@1E 0"\n"=false@1E 3"\n"=false@1E
