--TEST--
Token numbers, highlight_string() and php_strip_whitespace()
--EXTENSIONS--
tokenizer
--INI--
zvm.php=8.5
--FILE--
<?php
$s = "x <b>\n<?php\n// c\n/** d */\tif (\$a  & 1) { echo \"s\$b\", 'x'; echo __PROPERTY__, __LINE__; class A { private(set) int \$x; } \$z = 1 |> f(...); (void) f(); }\n?>\n e &";
highlight_string($s); echo "\n--\n"; highlight_string(''); echo "\n--\n"; highlight_string("<?php 1"); echo "\n--\n"; highlight_string("a\r\nb"); highlight_string("<?php\r\n\$a;\r\n");
foreach (token_get_all($s) as $t) echo is_array($t) ? $t[0] . token_name($t[0]) . json_encode($t[1]) : $t, ' ';
foreach (PhpToken::tokenize($s) as $t) echo $t->id, $t->getTokenName(), $t->isIgnorable() ? '!' : '', ' ';
try { foreach (token_get_all('<?php class A { private(set) int $x; public int $print { get => 1; } } 1 |> f(...); (void) f(); echo __PROPERTY__; ', TOKEN_PARSE) as $t) echo is_array($t) ? $t[0] . token_name($t[0]) : $t, ' '; } catch (ParseError $e) { echo $e->getMessage(); }
var_dump(T_PRIVATE_SET, T_READONLY, T_PROPERTY_C, T_NS_C, T_COMMENT, defined('T_PIPE') ? T_PIPE : 0, defined('T_VOID_CAST') ? T_VOID_CAST : 0, T_DOUBLE_COLON, T_PAAMAYIM_NEKUDOTAYIM, T_BAD_CHARACTER, token_name(500), token_name(327));
file_put_contents(__DIR__ . '/tokens_strip.tmp', $s); echo php_strip_whitespace(__DIR__ . '/tokens_strip.tmp'); unlink(__DIR__ . '/tokens_strip.tmp');
--EXPECT--
<pre><code style="color: #000000">x &lt;b&gt;
<span style="color: #0000BB">&lt;?php
</span><span style="color: #FF8000">// c
/** d */    </span><span style="color: #007700">if (</span><span style="color: #0000BB">$a  </span><span style="color: #007700">&amp; </span><span style="color: #0000BB">1</span><span style="color: #007700">) { echo </span><span style="color: #DD0000">"s</span><span style="color: #0000BB">$b</span><span style="color: #DD0000">"</span><span style="color: #007700">, </span><span style="color: #DD0000">'x'</span><span style="color: #007700">; echo </span><span style="color: #0000BB">__PROPERTY__</span><span style="color: #007700">, </span><span style="color: #0000BB">__LINE__</span><span style="color: #007700">; class </span><span style="color: #0000BB">A </span><span style="color: #007700">{ private(set) </span><span style="color: #0000BB">int $x</span><span style="color: #007700">; } </span><span style="color: #0000BB">$z </span><span style="color: #007700">= </span><span style="color: #0000BB">1 </span><span style="color: #007700">|&gt; </span><span style="color: #0000BB">f</span><span style="color: #007700">(...); (void) </span><span style="color: #0000BB">f</span><span style="color: #007700">(); }
</span><span style="color: #0000BB">?&gt;
</span> e &amp;</code></pre>
--
<pre><code style="color: #000000"></code></pre>
--
<pre><code style="color: #000000"><span style="color: #0000BB">&lt;?php 1</span></code></pre>
--
<pre><code style="color: #000000">a
b</code></pre><pre><code style="color: #000000"><span style="color: #0000BB">&lt;?php
$a</span><span style="color: #007700">;
</span></code></pre>267T_INLINE_HTML"x <b>\n" 394T_OPEN_TAG"<?php\n" 392T_COMMENT"\/\/ c" 397T_WHITESPACE"\n" 393T_DOC_COMMENT"\/** d *\/" 397T_WHITESPACE"\t" 287T_IF"if" 397T_WHITESPACE" " ( 266T_VARIABLE"$a" 397T_WHITESPACE"  " 410T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG"&" 397T_WHITESPACE" " 260T_LNUMBER"1" ) 397T_WHITESPACE" " { 397T_WHITESPACE" " 291T_ECHO"echo" 397T_WHITESPACE" " " 268T_ENCAPSED_AND_WHITESPACE"s" 266T_VARIABLE"$b" " , 397T_WHITESPACE" " 269T_CONSTANT_ENCAPSED_STRING"'x'" ; 397T_WHITESPACE" " 291T_ECHO"echo" 397T_WHITESPACE" " 353T_PROPERTY_C"__PROPERTY__" , 397T_WHITESPACE" " 346T_LINE"__LINE__" ; 397T_WHITESPACE" " 336T_CLASS"class" 397T_WHITESPACE" " 262T_STRING"A" 397T_WHITESPACE" " { 397T_WHITESPACE" " 327T_PRIVATE_SET"private(set)" 397T_WHITESPACE" " 262T_STRING"int" 397T_WHITESPACE" " 266T_VARIABLE"$x" ; 397T_WHITESPACE" " } 397T_WHITESPACE" " 266T_VARIABLE"$z" 397T_WHITESPACE" " = 397T_WHITESPACE" " 260T_LNUMBER"1" 397T_WHITESPACE" " 408T_PIPE"|>" 397T_WHITESPACE" " 262T_STRING"f" ( 404T_ELLIPSIS"..." ) ; 397T_WHITESPACE" " 388T_VOID_CAST"(void)" 397T_WHITESPACE" " 262T_STRING"f" ( ) ; 397T_WHITESPACE" " } 397T_WHITESPACE"\n" 396T_CLOSE_TAG"?>\n" 267T_INLINE_HTML" e &" 267T_INLINE_HTML 394T_OPEN_TAG! 392T_COMMENT! 397T_WHITESPACE! 393T_DOC_COMMENT! 397T_WHITESPACE! 287T_IF 397T_WHITESPACE! 40( 266T_VARIABLE 397T_WHITESPACE! 410T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG 397T_WHITESPACE! 260T_LNUMBER 41) 397T_WHITESPACE! 123{ 397T_WHITESPACE! 291T_ECHO 397T_WHITESPACE! 34" 268T_ENCAPSED_AND_WHITESPACE 266T_VARIABLE 34" 44, 397T_WHITESPACE! 269T_CONSTANT_ENCAPSED_STRING 59; 397T_WHITESPACE! 291T_ECHO 397T_WHITESPACE! 353T_PROPERTY_C 44, 397T_WHITESPACE! 346T_LINE 59; 397T_WHITESPACE! 336T_CLASS 397T_WHITESPACE! 262T_STRING 397T_WHITESPACE! 123{ 397T_WHITESPACE! 327T_PRIVATE_SET 397T_WHITESPACE! 262T_STRING 397T_WHITESPACE! 266T_VARIABLE 59; 397T_WHITESPACE! 125} 397T_WHITESPACE! 266T_VARIABLE 397T_WHITESPACE! 61= 397T_WHITESPACE! 260T_LNUMBER 397T_WHITESPACE! 408T_PIPE 397T_WHITESPACE! 262T_STRING 40( 404T_ELLIPSIS 41) 59; 397T_WHITESPACE! 388T_VOID_CAST 397T_WHITESPACE! 262T_STRING 40( 41) 59; 397T_WHITESPACE! 125} 397T_WHITESPACE! 396T_CLOSE_TAG 267T_INLINE_HTML 394T_OPEN_TAG 336T_CLASS 397T_WHITESPACE 262T_STRING 397T_WHITESPACE { 397T_WHITESPACE 327T_PRIVATE_SET 397T_WHITESPACE 262T_STRING 397T_WHITESPACE 266T_VARIABLE ; 397T_WHITESPACE 326T_PUBLIC 397T_WHITESPACE 262T_STRING 397T_WHITESPACE 266T_VARIABLE 397T_WHITESPACE { 397T_WHITESPACE 262T_STRING 397T_WHITESPACE 391T_DOUBLE_ARROW 397T_WHITESPACE 260T_LNUMBER ; 397T_WHITESPACE } 397T_WHITESPACE } 397T_WHITESPACE 260T_LNUMBER 397T_WHITESPACE 408T_PIPE 397T_WHITESPACE 262T_STRING ( 404T_ELLIPSIS ) ; 397T_WHITESPACE 388T_VOID_CAST 397T_WHITESPACE 262T_STRING ( ) ; 397T_WHITESPACE 291T_ECHO 397T_WHITESPACE 353T_PROPERTY_C ; 397T_WHITESPACE int(327)
int(330)
int(353)
int(354)
int(392)
int(408)
int(388)
int(402)
int(402)
int(411)
string(7) "UNKNOWN"
string(13) "T_PRIVATE_SET"
x <b>
<?php
 if ($a & 1) { echo "s$b", 'x'; echo __PROPERTY__, __LINE__; class A { private(set) int $x; } $z = 1 |> f(...); (void) f(); } ?>
 e &
