--TEST--
Token numbers, highlight_string() and php_strip_whitespace()
--EXTENSIONS--
tokenizer
--INI--
zvm.php=8.4
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
/** d */    </span><span style="color: #007700">if (</span><span style="color: #0000BB">$a  </span><span style="color: #007700">&amp; </span><span style="color: #0000BB">1</span><span style="color: #007700">) { echo </span><span style="color: #DD0000">"s</span><span style="color: #0000BB">$b</span><span style="color: #DD0000">"</span><span style="color: #007700">, </span><span style="color: #DD0000">'x'</span><span style="color: #007700">; echo </span><span style="color: #0000BB">__PROPERTY__</span><span style="color: #007700">, </span><span style="color: #0000BB">__LINE__</span><span style="color: #007700">; class </span><span style="color: #0000BB">A </span><span style="color: #007700">{ private(set) </span><span style="color: #0000BB">int $x</span><span style="color: #007700">; } </span><span style="color: #0000BB">$z </span><span style="color: #007700">= </span><span style="color: #0000BB">1 </span><span style="color: #007700">|&gt; </span><span style="color: #0000BB">f</span><span style="color: #007700">(...); (</span><span style="color: #0000BB">void</span><span style="color: #007700">) </span><span style="color: #0000BB">f</span><span style="color: #007700">(); }
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
</span></code></pre>267T_INLINE_HTML"x <b>\n" 393T_OPEN_TAG"<?php\n" 391T_COMMENT"\/\/ c" 396T_WHITESPACE"\n" 392T_DOC_COMMENT"\/** d *\/" 396T_WHITESPACE"\t" 287T_IF"if" 396T_WHITESPACE" " ( 266T_VARIABLE"$a" 396T_WHITESPACE"  " 408T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG"&" 396T_WHITESPACE" " 260T_LNUMBER"1" ) 396T_WHITESPACE" " { 396T_WHITESPACE" " 291T_ECHO"echo" 396T_WHITESPACE" " " 268T_ENCAPSED_AND_WHITESPACE"s" 266T_VARIABLE"$b" " , 396T_WHITESPACE" " 269T_CONSTANT_ENCAPSED_STRING"'x'" ; 396T_WHITESPACE" " 291T_ECHO"echo" 396T_WHITESPACE" " 353T_PROPERTY_C"__PROPERTY__" , 396T_WHITESPACE" " 346T_LINE"__LINE__" ; 396T_WHITESPACE" " 336T_CLASS"class" 396T_WHITESPACE" " 262T_STRING"A" 396T_WHITESPACE" " { 396T_WHITESPACE" " 327T_PRIVATE_SET"private(set)" 396T_WHITESPACE" " 262T_STRING"int" 396T_WHITESPACE" " 266T_VARIABLE"$x" ; 396T_WHITESPACE" " } 396T_WHITESPACE" " 266T_VARIABLE"$z" 396T_WHITESPACE" " = 396T_WHITESPACE" " 260T_LNUMBER"1" 396T_WHITESPACE" " | > 396T_WHITESPACE" " 262T_STRING"f" ( 403T_ELLIPSIS"..." ) ; 396T_WHITESPACE" " ( 262T_STRING"void" ) 396T_WHITESPACE" " 262T_STRING"f" ( ) ; 396T_WHITESPACE" " } 396T_WHITESPACE"\n" 395T_CLOSE_TAG"?>\n" 267T_INLINE_HTML" e &" 267T_INLINE_HTML 393T_OPEN_TAG! 391T_COMMENT! 396T_WHITESPACE! 392T_DOC_COMMENT! 396T_WHITESPACE! 287T_IF 396T_WHITESPACE! 40( 266T_VARIABLE 396T_WHITESPACE! 408T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG 396T_WHITESPACE! 260T_LNUMBER 41) 396T_WHITESPACE! 123{ 396T_WHITESPACE! 291T_ECHO 396T_WHITESPACE! 34" 268T_ENCAPSED_AND_WHITESPACE 266T_VARIABLE 34" 44, 396T_WHITESPACE! 269T_CONSTANT_ENCAPSED_STRING 59; 396T_WHITESPACE! 291T_ECHO 396T_WHITESPACE! 353T_PROPERTY_C 44, 396T_WHITESPACE! 346T_LINE 59; 396T_WHITESPACE! 336T_CLASS 396T_WHITESPACE! 262T_STRING 396T_WHITESPACE! 123{ 396T_WHITESPACE! 327T_PRIVATE_SET 396T_WHITESPACE! 262T_STRING 396T_WHITESPACE! 266T_VARIABLE 59; 396T_WHITESPACE! 125} 396T_WHITESPACE! 266T_VARIABLE 396T_WHITESPACE! 61= 396T_WHITESPACE! 260T_LNUMBER 396T_WHITESPACE! 124| 62> 396T_WHITESPACE! 262T_STRING 40( 403T_ELLIPSIS 41) 59; 396T_WHITESPACE! 40( 262T_STRING 41) 396T_WHITESPACE! 262T_STRING 40( 41) 59; 396T_WHITESPACE! 125} 396T_WHITESPACE! 395T_CLOSE_TAG 267T_INLINE_HTML syntax error, unexpected token ">"int(327)
int(330)
int(353)
int(354)
int(391)
int(0)
int(0)
int(401)
int(401)
int(409)
string(7) "UNKNOWN"
string(13) "T_PRIVATE_SET"
x <b>
<?php
 if ($a & 1) { echo "s$b", 'x'; echo __PROPERTY__, __LINE__; class A { private(set) int $x; } $z = 1 |> f(...); (void) f(); } ?>
 e &
