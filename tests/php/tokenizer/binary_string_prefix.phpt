--TEST--
The token b" of an interpolated string has the id of its quote
--EXTENSIONS--
tokenizer
--FILE--
<?php
foreach (['<?php $a = b"x$y";', "<?php b'z'; B\"q\";", "<?php b<<<E\nE\n;", "<?php b\"x\$y"] as $code) {
    foreach (PhpToken::tokenize($code) as $token) {
        echo $token->getTokenName(), ' ', $token->id < 256 ? $token->id : '', ' ', $token->text, '|';
    }
    echo "\n";
}
--EXPECT--
T_OPEN_TAG  <?php |T_VARIABLE  $a|T_WHITESPACE   |= 61 =|T_WHITESPACE   |" 34 b"|T_ENCAPSED_AND_WHITESPACE  x|T_VARIABLE  $y|" 34 "|; 59 ;|
T_OPEN_TAG  <?php |T_CONSTANT_ENCAPSED_STRING  b'z'|; 59 ;|T_WHITESPACE   |T_CONSTANT_ENCAPSED_STRING  B"q"|; 59 ;|
T_OPEN_TAG  <?php |T_START_HEREDOC  b<<<E
|T_END_HEREDOC  E|T_WHITESPACE  
|; 59 ;|
T_OPEN_TAG  <?php |" 34 b"|T_ENCAPSED_AND_WHITESPACE  x|T_VARIABLE  $y|
