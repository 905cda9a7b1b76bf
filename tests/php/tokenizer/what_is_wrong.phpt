--TEST--
Without TOKEN_PARSE everything is tokens; with it, an error has the line and no file
--INI--
extension=tokenizer
--FILE--
<?php
$codes = [
    "<?php\n08; 0177777777777777777777787; 0_9; (real)1;", "<?php <<<A\n  b\n c\n  A . 1;", "<?php <<<'A'\n  b\n c\n \tA;",
    "<?php <<<A\nA . <<<B\n \$x\n\t B . 1;", '<?php "\u{zz} $x"; "\u{";', "<?php\n\nclass { }", "<?php foo(] ",
    "<?php __halt_compiler() abc /* d */ ef", "<?php __halt_compiler\n(\n)\n; abc", "<?php abstract abstract class A {}",
    "<?php /* abc", '<?php "abc', "<?php 'abc", '<?php class A { abstract abstract function f(); }',
];
foreach ($codes as $code) {
    foreach ([0, TOKEN_PARSE] as $flags) {
        try {
            foreach (token_get_all($code, $flags) as $token) {
                echo is_array($token) ? token_name($token[0]) . ":$token[2]:" . addcslashes($token[1], "\n\t") : $token, " ";
            }
        } catch (CompileError $e) {
            echo get_class($e), ": ", $e->getMessage(), " in '", $e->getFile(), "' on line ", $e->getLine();
        }
        echo "\n";
    }
}
--EXPECT--
T_OPEN_TAG:1:<?php\n T_LNUMBER:2:08 ; T_WHITESPACE:2:  T_DNUMBER:2:0177777777777777777777787 ; T_WHITESPACE:2:  T_LNUMBER:2:0_9 ; T_WHITESPACE:2:  T_DOUBLE_CAST:2:(real) T_LNUMBER:2:1 ; 
ParseError: Invalid numeric literal in '' on line 2
T_OPEN_TAG:1:<?php  T_START_HEREDOC:1:<<<A\n T_ENCAPSED_AND_WHITESPACE:2:  b\n c\n T_END_HEREDOC:4:  A T_WHITESPACE:4:  . T_WHITESPACE:4:  T_LNUMBER:4:1 ; 
ParseError: Invalid body indentation level (expecting an indentation level of at least 2) in '' on line 3
T_OPEN_TAG:1:<?php  T_START_HEREDOC:1:<<<'A'\n T_ENCAPSED_AND_WHITESPACE:2:  b\n c\n T_END_HEREDOC:4: \tA ; 
ParseError: Invalid indentation - tabs and spaces cannot be mixed in '' on line 2
T_OPEN_TAG:1:<?php  T_START_HEREDOC:1:<<<A\n T_END_HEREDOC:2:A T_WHITESPACE:2:  . T_WHITESPACE:2:  T_START_HEREDOC:2:<<<B\n T_ENCAPSED_AND_WHITESPACE:3:  T_VARIABLE:3:$x T_ENCAPSED_AND_WHITESPACE:3:\n T_END_HEREDOC:4:\t B T_WHITESPACE:4:  . T_WHITESPACE:4:  T_LNUMBER:4:1 ; 
ParseError: Invalid indentation - tabs and spaces cannot be mixed in '' on line 3
T_OPEN_TAG:1:<?php  " T_ENCAPSED_AND_WHITESPACE:1:\u{zz}  T_VARIABLE:1:$x " ; T_WHITESPACE:1:  T_CONSTANT_ENCAPSED_STRING:1:"\u{" ; 
ParseError: Invalid UTF-8 codepoint escape sequence in '' on line 1
T_OPEN_TAG:1:<?php\n T_WHITESPACE:2:\n T_CLASS:3:class T_WHITESPACE:3:  { T_WHITESPACE:3:  } 
ParseError: syntax error, unexpected token "{", expecting identifier in '' on line 3
T_OPEN_TAG:1:<?php  T_STRING:1:foo ( ] T_WHITESPACE:1:  
ParseError: Unclosed '(' does not match ']' in '' on line 1
T_OPEN_TAG:1:<?php  T_HALT_COMPILER:1:__halt_compiler ( ) T_WHITESPACE:1:  T_STRING:1:abc T_INLINE_HTML:1: /* d */ ef 
ParseError: syntax error, unexpected identifier "abc", expecting ";" in '' on line 1
T_OPEN_TAG:1:<?php  T_HALT_COMPILER:1:__halt_compiler T_WHITESPACE:1:\n ( T_WHITESPACE:2:\n ) T_WHITESPACE:3:\n ; T_INLINE_HTML:4: abc 
T_OPEN_TAG:1:<?php  T_HALT_COMPILER:1:__halt_compiler T_WHITESPACE:1:\n ( T_WHITESPACE:2:\n ) T_WHITESPACE:3:\n ; T_INLINE_HTML:4: abc 
T_OPEN_TAG:1:<?php  T_ABSTRACT:1:abstract T_WHITESPACE:1:  T_ABSTRACT:1:abstract T_WHITESPACE:1:  T_CLASS:1:class T_WHITESPACE:1:  T_STRING:1:A T_WHITESPACE:1:  { } 
CompileError: Multiple abstract modifiers are not allowed in '' on line 1
T_OPEN_TAG:1:<?php  T_COMMENT:1:/* abc 
ParseError: Unterminated comment starting line 1 in '' on line 1
T_OPEN_TAG:1:<?php  " T_ENCAPSED_AND_WHITESPACE:1:abc 
ParseError: syntax error, unexpected end of file, expecting variable or "${" or "{$" in '' on line 1
T_OPEN_TAG:1:<?php  T_ENCAPSED_AND_WHITESPACE:1:'abc 
ParseError: syntax error, unexpected string content "abc", expecting end of file in '' on line 1
T_OPEN_TAG:1:<?php  T_CLASS:1:class T_WHITESPACE:1:  T_STRING:1:A T_WHITESPACE:1:  { T_WHITESPACE:1:  T_ABSTRACT:1:abstract T_WHITESPACE:1:  T_ABSTRACT:1:abstract T_WHITESPACE:1:  T_FUNCTION:1:function T_WHITESPACE:1:  T_STRING:1:f ( ) ; T_WHITESPACE:1:  } 
CompileError: Multiple abstract modifiers are not allowed in '' on line 1
