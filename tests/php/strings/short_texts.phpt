--TEST--
Functions of short texts: padding, replacing, wrapping, splitting, finding, at the edges
--FILE--
<?php
function shown(mixed ...$values): void
{
    foreach ($values as $value) {
        echo is_string($value) ? '"' . addcslashes($value, "\0..\37\177..\377") . '"' : str_replace('\/', '/', (string) json_encode($value)), ' ';
    }
    echo "\n";
}

$texts = ['', 'a', 'Hello World', "  two words\t", "line\nnext\r\nlast\n\rend\r", "gr\xfc\xdfe \xe9t\xe9", 'aaaa', "nul\0byte", '1.5', ' 12 ', '12abc', "O'Re\"il\\ly", str_repeat('long text ', 4)];
foreach ($texts as $text) {
    shown(str_pad($text, 8), str_pad($text, 8, '-=', STR_PAD_LEFT), str_pad($text, 9, 'xyz', STR_PAD_BOTH), str_pad($text, -1), str_pad($text, 14, "\xe9", STR_PAD_LEFT));
    shown(ucwords($text), nl2br($text), addslashes($text), trim($text), trim($text, 'ae '), ltrim($text, 'Hl'), rtrim($text, "d\t\n"), trim($text, 'a..e'));
    shown(str_replace('a', 'bb', $text), str_replace('l', '', $text), str_replace(['a', 'b'], ['b', 'c'], $text), str_replace(['e', 'o', 'x'], ['3'], $text));
    shown(str_replace(['l', 'o'], '.', $text), str_replace("\xfc", 'u', $text), str_replace('', 'x', $text), str_replace([], [], $text), str_replace(['1', 2], [3, '4'], $text));
    shown(strtr($text, 'ae', 'xy'), strtr($text, 'abc', 'x'), strtr($text, ['a' => 'aa', 'Hello' => 'Bye', 'He' => 'no']), strtr($text, []), strtr($text, ['l' => '', "\xdf" => 'ss']), strtr($text, [1 => 'one']));
    shown(substr_replace($text, 'X', 1), substr_replace($text, 'X', -2), substr_replace($text, '', 1, 2), substr_replace($text, 'X', 0, -1), substr_replace($text, 'X', 3, 0), substr_replace($text, 'X', -99, 99), substr_replace($text, 'X', 99));
    shown(explode(' ', $text), explode('l', $text, 2), explode('a', $text, -1), explode(',', $text, 0), explode('aa', $text, 1), explode("\n", $text));
    shown(strrpos($text, 'l'), strrpos($text, ''), strrpos($text, 'a', 1 <= strlen($text) ? 1 : 0), stripos($text, 'L'), strripos($text, 'O'), stripos($text, 'WORLD'), stripos($text, ''));
    shown(strstr($text, 'o'), strstr($text, 'o', true), strrchr($text, 'l'), strrchr($text, ''), strspn($text, 'Hela'), strcspn($text, 'o '), strspn($text, ''), strcspn($text, ''));
    shown(wordwrap($text, 5), wordwrap($text, 5, "\n", true), wordwrap($text, 4, '<br>', true), wordwrap($text, 3, '--'), wordwrap($text), wordwrap($text, 1, ' '));
    shown(levenshtein($text, 'Hallo'), levenshtein('x', $text), similar_text($text, 'World'), similar_text('aabb', $text), is_numeric($text), intval($text), floatval($text), strval($text), boolval($text));
    if ($text !== '') {
        shown(str_split($text, 3), str_split("$text "), str_split($text, 999));
    }
}
foreach ([fn() => explode('', 'x'), fn() => str_pad('x', 5, ''), fn() => wordwrap('x', 5, ''), fn() => wordwrap('x', 0, 'y', true), fn() => str_split('x', 0),
          fn() => strrpos('x', 'y', 5), fn() => str_pad('x', 5, 'y', 7), fn() => trim([]), fn() => str_replace('a', [], 'x'), fn() => strtr('a', 'b')] as $wrong) {
    try {
        $wrong();
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
shown(intval(5.9), intval('1e3'), intval(null), intval(true), intval([]), intval('0x1A', 16), floatval('1e3'), floatval('-.5'), floatval('.'), floatval(' 1.5'), floatval("1.5\n"), floatval('1.5abc'), floatval(7), strval(7), strval(1.5), strval(true), strval(null), boolval('0'), boolval('0.0'), boolval([]), boolval(0.0));
shown(is_numeric('1e5'), is_numeric('.5'), is_numeric('5.'), is_numeric('.'), is_numeric('+1'), is_numeric('- 1'), is_numeric('0x1A'), is_numeric(' 1'), is_numeric('1 '), is_numeric("1\n"), is_numeric('1e'), is_numeric(''), is_numeric(null), is_numeric([]));
--EXPECT--
"        " "-=-=-=-=" "xyzxxyzxy" "" "\351\351\351\351\351\351\351\351\351\351\351\351\351\351" 
"" "" "" "" "" "" "" "" 
"" "" "" "" 
"" "" "" "" "" 
"" "" "" "" "" "" 
"X" "X" "" "X" "X" "X" "X" 
[""] [""] [] [""] [""] [""] 
false 0 false false false false 0 
false false false false 0 0 0 0 
"" "" "" "" "" "" 
5 1 0 0 false 0 0 "" false 
"a       " "-=-=-=-a" "xyzxaxyzx" "a" "\351\351\351\351\351\351\351\351\351\351\351\351\351a" 
"A" "a" "a" "a" "" "a" "a" "" 
"bb" "a" "c" "a" 
"a" "a" "a" "a" "a" 
"x" "x" "aa" "a" "a" "a" 
"aX" "X" "a" "Xa" "aX" "X" "aX" 
["a"] ["a"] [""] ["a"] ["a"] ["a"] 
false 1 false false false false 0 
false false false false 1 1 0 1 
"a" "a" "a" "a" "a" "a" 
4 1 0 1 false 0 0 "a" true 
["a"] ["a"," "] ["a"] 
"Hello World" "Hello World" "Hello World" "Hello World" "\351\351\351Hello World" 
"Hello World" "Hello World" "Hello World" "Hello World" "Hello World" "ello World" "Hello Worl" "Hello Worl" 
"Hello World" "Heo Word" "Hello World" "H3ll Wrld" 
"He... W.r.d" "Hello World" "Hello World" "Hello World" "Hello World" 
"Hyllo World" "Hello World" "Bye World" "Hello World" "Heo Word" "Hello World" 
"HX" "Hello WorX" "Hlo World" "Xd" "HelXlo World" "X" "Hello WorldX" 
["Hello","World"] ["He","lo World"] [] ["Hello World"] ["Hello World"] ["Hello World"] 
9 11 false 2 7 6 0 
"o World" "Hell" "ld" false 4 4 0 11 
"Hello\nWorld" "Hello\nWorld" "Hell<br>o<br>Worl<br>d" "Hello--World" "Hello World" "Hello World" 
7 11 5 0 false 0 0 "Hello World" true 
["Hel","lo ","Wor","ld"] ["H","e","l","l","o"," ","W","o","r","l","d"," "] ["Hello World"] 
"  two words\t" "  two words\t" "  two words\t" "  two words\t" "\351\351  two words\t" 
"  Two Words\t" "  two words\t" "  two words\t" "two words" "two words\t" "  two words\t" "  two words" "  two words\t" 
"  two words\t" "  two words\t" "  two words\t" "  tw wrds\t" 
"  tw. w.rds\t" "  two words\t" "  two words\t" "  two words\t" "  two words\t" 
"  two words\t" "  two words\t" "  two words\t" "  two words\t" "  two words\t" "  two words\t" 
" X" "  two wordX" " wo words\t" "X\t" "  tXwo words\t" "X" "  two words\tX" 
["","","two","words\t"] ["  two words\t"] [] ["  two words\t"] ["  two words\t"] ["  two words\t"] 
false 12 false false 7 false 0 
"o words\t" "  tw" false false 0 0 0 12 
"  two\nwords\t" "  two\nwords\n\t" " <br>two<br>word<br>s\t" " --two--words\t" "  two words\t" "  two words\t" 
11 12 3 0 false 0 0 "  two words\t" true 
["  t","wo ","wor","ds\t"] [" "," ","t","w","o"," ","w","o","r","d","s","\t"," "] ["  two words\t"] 
"line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" 
"Line\nNext\r\nLast\n\rEnd\r" "line<br />\nnext<br />\r\nlast<br />\n\rend<br />\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend" "line\nnext\r\nlast\n\rend\r" "ine\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" 
"line\nnext\r\nlbbst\n\rend\r" "ine\nnext\r\nast\n\rend\r" "line\nnext\r\nlcst\n\rend\r" "lin3\nn3t\r\nlast\n\r3nd\r" 
".ine\nnext\r\n.ast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" 
"liny\nnyxt\r\nlxst\n\rynd\r" "line\nnext\r\nlxst\n\rend\r" "line\nnext\r\nlaast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "ine\nnext\r\nast\n\rend\r" "line\nnext\r\nlast\n\rend\r" 
"lX" "line\nnext\r\nlast\n\renX" "le\nnext\r\nlast\n\rend\r" "X\r" "linXe\nnext\r\nlast\n\rend\r" "X" "line\nnext\r\nlast\n\rend\rX" 
["line\nnext\r\nlast\n\rend\r"] ["","ine\nnext\r\nlast\n\rend\r"] ["line\nnext\r\nl"] ["line\nnext\r\nlast\n\rend\r"] ["line\nnext\r\nlast\n\rend\r"] ["line","next\r","last","\rend\r"] 
11 21 12 0 false false 0 
false false "last\n\rend\r" false 1 21 0 21 
"line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line<br>\nnex<br>t\r\nl<br>ast\n<br>\rend<br>\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" "line\nnext\r\nlast\n\rend\r" 
20 20 2 1 false 0 0 "line\nnext\r\nlast\n\rend\r" true 
["lin","e\nn","ext","\r\nl","ast","\n\re","nd\r"] ["l","i","n","e","\n","n","e","x","t","\r","\n","l","a","s","t","\n","\r","e","n","d","\r"," "] ["line\nnext\r\nlast\n\rend\r"] 
"gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "\351\351\351\351\351gr\374\337e \351t\351" 
"Gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" 
"gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\3373 \351t\351" 
"gr\374\337e \351t\351" "gru\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" 
"gr\374\337y \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" "gr\374sse \351t\351" "gr\374\337e \351t\351" 
"gX" "gr\374\337e \351X" "g\337e \351t\351" "X\351" "gr\374X\337e \351t\351" "X" "gr\374\337e \351t\351X" 
  []    
false 9 false false false false 0 
false false false false 0 5 0 9 
"gr\374\337e\n\351t\351" "gr\374\337e\n\351t\351" "gr\374\337<br>e<br>\351t\351" "gr\374\337e--\351t\351" "gr\374\337e \351t\351" "gr\374\337e \351t\351" 
9 9 1 0 false 0 0 "gr\374\337e \351t\351" true 
   
"aaaa    " "-=-=aaaa" "xyaaaaxyz" "aaaa" "\351\351\351\351\351\351\351\351\351\351aaaa" 
"Aaaa" "aaaa" "aaaa" "aaaa" "" "aaaa" "aaaa" "" 
"bbbbbbbb" "aaaa" "cccc" "aaaa" 
"aaaa" "aaaa" "aaaa" "aaaa" "aaaa" 
"xxxx" "xxxx" "aaaaaaaa" "aaaa" "aaaa" "aaaa" 
"aX" "aaX" "aa" "Xa" "aaaXa" "X" "aaaaX" 
["aaaa"] ["aaaa"] ["","","",""] ["aaaa"] ["aaaa"] ["aaaa"] 
false 4 3 false false false 0 
false false false false 4 4 0 4 
"aaaa" "aaaa" "aaaa" "aaaa" "aaaa" "aaaa" 
4 4 0 2 false 0 0 "aaaa" true 
["aaa","a"] ["a","a","a","a"," "] ["aaaa"] 
"nul\000byte" "nul\000byte" "nul\000bytex" "nul\000byte" "\351\351\351\351\351\351nul\000byte" 
"Nul\000byte" "nul\000byte" "nul\0byte" "nul\000byte" "nul\000byt" "nul\000byte" "nul\000byte" "nul\000byt" 
"nul\000byte" "nu\000byte" "nul\000cyte" "nul\000byt3" 
"nu.\000byte" "nul\000byte" "nul\000byte" "nul\000byte" "nul\000byte" 
"nul\000byty" "nul\000byte" "nul\000byte" "nul\000byte" "nu\000byte" "nul\000byte" 
"nX" "nul\000byX" "n\000byte" "Xe" "nulX\000byte" "X" "nul\000byteX" 
["nul\u0000byte"] ["nu","\u0000byte"] [] ["nul\u0000byte"] ["nul\u0000byte"] ["nul\u0000byte"] 
2 8 false 2 false false 0 
false false "l\000byte" "\000byte" 0 8 0 3 
"nul\000byte" "nul\000b\nyte" "nul\000<br>byte" "nul\000byte" "nul\000byte" "nul\000byte" 
7 8 1 1 false 0 0 "nul\000byte" true 
["nul","\u0000by","te"] ["n","u","l","\u0000","b","y","t","e"," "] ["nul\u0000byte"] 
"1.5     " "-=-=-1.5" "xyz1.5xyz" "1.5" "\351\351\351\351\351\351\351\351\351\351\3511.5" 
"1.5" "1.5" "1.5" "1.5" "1.5" "1.5" "1.5" "1.5" 
"1.5" "1.5" "1.5" "1.5" 
"1.5" "1.5" "1.5" "1.5" "3.5" 
"1.5" "1.5" "1.5" "1.5" "1.5" "one.5" 
"1X" "1X" "1" "X5" "1.5X" "X" "1.5X" 
["1.5"] ["1.5"] [] ["1.5"] ["1.5"] ["1.5"] 
false 3 false false false false 0 
false false false false 0 3 0 3 
"1.5" "1.5" "1.5" "1.5" "1.5" "1.5" 
5 3 0 0 true 1 1.5 "1.5" true 
["1.5"] ["1",".","5"," "] ["1.5"] 
" 12     " "-=-= 12 " "xy 12 xyz" " 12 " "\351\351\351\351\351\351\351\351\351\351 12 " 
" 12 " " 12 " " 12 " "12" "12" " 12 " " 12 " " 12 " 
" 12 " " 12 " " 12 " " 12 " 
" 12 " " 12 " " 12 " " 12 " " 34 " 
" 12 " " 12 " " 12 " " 12 " " 12 " " one2 " 
" X" " 1X" "  " "X " " 12X " "X" " 12 X" 
["","12",""] [" 12 "] [] [" 12 "] [" 12 "] [" 12 "] 
false 4 false false false false 0 
false false false false 0 0 0 4 
" 12 " " 12 " " 12 " " 12--" " 12 " " 12 " 
5 4 0 0 true 12 12 " 12 " true 
[" 12"," "] [" ","1","2"," "," "] [" 12 "] 
"12abc   " "-=-12abc" "xy12abcxy" "12abc" "\351\351\351\351\351\351\351\351\35112abc" 
"12abc" "12abc" "12abc" "12abc" "12abc" "12abc" "12abc" "12" 
"12bbbc" "12abc" "12ccc" "12abc" 
"12abc" "12abc" "12abc" "12abc" "34abc" 
"12xbc" "12xbc" "12aabc" "12abc" "12abc" "one2abc" 
"1X" "12aX" "1bc" "Xc" "12aXbc" "X" "12abcX" 
["12abc"] ["12abc"] ["12"] ["12abc"] ["12abc"] ["12abc"] 
false 5 2 false false false 0 
false false false false 0 5 0 5 
"12abc" "12abc" "12ab<br>c" "12abc" "12abc" "12abc" 
5 5 0 2 false 12 12 "12abc" true 
["12a","bc"] ["1","2","a","b","c"," "] ["12abc"] 
"O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" "\351\351\351\351O'Re"il\ly" 
"O'Re"il\ly" "O'Re"il\ly" "O\'Re\"il\\ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" 
"O'Re"il\ly" "O'Re"i\y" "O'Re"il\ly" "O'R3"il\ly" 
"O'Re"i.\.y" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" 
"O'Ry"il\ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"i\y" "O'Re"il\ly" 
"OX" "O'Re"il\X" "Oe"il\ly" "Xy" "O'RXe"il\ly" "X" "O'Re"il\lyX" 
["O'Re\"il\\ly"] ["O'Re\"i","\\ly"] [] ["O'Re\"il\\ly"] ["O'Re\"il\\ly"] ["O'Re\"il\\ly"] 
8 10 false 6 0 false 0 
false false "ly" false 0 10 0 10 
"O'Re"il\ly" "O'Re"\nil\ly" "O'Re<br>"il\<br>ly" "O'Re"il\ly" "O'Re"il\ly" "O'Re"il\ly" 
8 10 1 0 false 0 0 "O'Re"il\ly" true 
["O'R","e\"i","l\\l","y"] ["O","'","R","e","\"","i","l","\\","l","y"," "] ["O'Re\"il\\ly"] 
"long text long text long text long text " "long text long text long text long text " "long text long text long text long text " "long text long text long text long text " "long text long text long text long text " 
"Long Text Long Text Long Text Long Text " "long text long text long text long text " "long text long text long text long text " "long text long text long text long text" "long text long text long text long text" "ong text long text long text long text " "long text long text long text long text " "long text long text long text long text " 
"long text long text long text long text " "ong text ong text ong text ong text " "long text long text long text long text " "lng t3t lng t3t lng t3t lng t3t " 
"..ng text ..ng text ..ng text ..ng text " "long text long text long text long text " "long text long text long text long text " "long text long text long text long text " "long text long text long text long text " 
"long tyxt long tyxt long tyxt long tyxt " "long text long text long text long text " "long text long text long text long text " "long text long text long text long text " "ong text ong text ong text ong text " "long text long text long text long text " 
"lX" "long text long text long text long texX" "lg text long text long text long text " "X " "lonXg text long text long text long text " "X" "long text long text long text long text X" 
["long","text","long","text","long","text","long","text",""] ["","ong text long text long text long text "] [] ["long text long text long text long text "] ["long text long text long text long text "] ["long text long text long text long text "] 
30 40 false 0 31 false 0 
"ong text long text long text long text " "l" "long text " false 1 1 0 40 
"long\ntext\nlong\ntext\nlong\ntext\nlong\ntext " "long\ntext\nlong\ntext\nlong\ntext\nlong\ntext " "long<br>text<br>long<br>text<br>long<br>text<br>long<br>text<br>" "long--text--long--text--long--text--long--text--" "long text long text long text long text " "long text long text long text long text " 
37 39 1 0 false 0 0 "long text long text long text long text " true 
["lon","g t","ext"," lo","ng ","tex","t l","ong"," te","xt ","lon","g t","ext"," "] ["l","o","n","g"," ","t","e","x","t"," ","l","o","n","g"," ","t","e","x","t"," ","l","o","n","g"," ","t","e","x","t"," ","l","o","n","g"," ","t","e","x","t"," "," "] ["long text long text long text long text "] 
explode(): Argument #1 ($separator) cannot be empty
str_pad(): Argument #3 ($pad_string) must be a non-empty string
wordwrap(): Argument #3 ($break) cannot be empty
wordwrap(): Argument #4 ($cut_long_words) cannot be true when argument #2 ($width) is 0
str_split(): Argument #2 ($length) must be greater than 0
strrpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
str_pad(): Argument #4 ($pad_type) must be STR_PAD_LEFT, STR_PAD_RIGHT, or STR_PAD_BOTH
trim(): Argument #1 ($string) must be of type string, array given
str_replace(): Argument #2 ($replace) must be of type string when argument #1 ($search) is a string
strtr(): Argument #2 ($from) must be of type array, string given
5 1000 0 1 0 26 1000 -0.5 0 1.5 1.5 1.5 7 "7" "1.5" "1" "" false true false false 
true true true false true false false true true true false false false false
