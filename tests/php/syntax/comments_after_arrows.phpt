--TEST--
Comments between an arrow and a name: the name may be a keyword, and #[ begins no attribute
--EXTENSIONS--
tokenizer
--FILE--
<?php
class C { public $class = 1; public $for = 2; public $x = 3; function list() { return 4; } function print() { return $this; } }
$o = new C;
echo $o-> /* c */ class, $o->// c
    for, $o-> # c
    list(), $o?->/** doc */ /* c */ for, $o-> #[A]
    x, "\n";
echo $o->#[x
    print()?->#
    print()->/**/{'x'}, " {$o->/* c */class}\n";
foreach (token_get_all('<?php $a-> #[x
 class /* y */') as $token) {
    echo is_array($token) ? token_name($token[0]) . ' ' . json_encode($token[1]) : $token, "\n";
}
$texts = ['$o-> #[A] class', '$o->/**/ 1;', '$o-> #[x', '$o-> /* x', "\$o->#[x\n'a';", '$o-> // ?> x', '$o-> # ' . "\n" . ')'];
foreach ($texts as $text) {
    foreach ([$text, $text . str_repeat(' ', 8000)] as $source) {  // long ones are read natively
        try {
            eval($source);
        } catch (ParseError $e) {
            echo $e->getMessage(), ' on ', $e->getLine(), "\n";
        }
    }
}
eval('echo $o-> /* c */ class, $o->#[' . "\n" . 'for, $o?-> // ' . "\n" . 'list(), "\n";' . str_repeat(' ', 8000));
--EXPECT--
12423
3 1
T_OPEN_TAG "<?php "
T_VARIABLE "$a"
T_OBJECT_OPERATOR "->"
T_WHITESPACE " "
T_COMMENT "#[x"
T_WHITESPACE "\n "
T_STRING "class"
T_WHITESPACE " "
T_COMMENT "\/* y *\/"
syntax error, unexpected end of file, expecting identifier or variable or "{" or "$" on 1
syntax error, unexpected end of file, expecting identifier or variable or "{" or "$" on 1
syntax error, unexpected integer "1", expecting identifier or variable or "{" or "$" on 1
syntax error, unexpected integer "1", expecting identifier or variable or "{" or "$" on 1
syntax error, unexpected end of file, expecting identifier or variable or "{" or "$" on 1
syntax error, unexpected end of file, expecting identifier or variable or "{" or "$" on 1
Unterminated comment starting line 1 on 1
Unterminated comment starting line 1 on 1
syntax error, unexpected single-quoted string "a", expecting identifier or variable or "{" or "$" on 2
syntax error, unexpected single-quoted string "a", expecting identifier or variable or "{" or "$" on 2
syntax error, unexpected token ";", expecting identifier or variable or "{" or "$" on 1
syntax error, unexpected token ";", expecting identifier or variable or "{" or "$" on 1
Unmatched ')' on 2
Unmatched ')' on 2
124
