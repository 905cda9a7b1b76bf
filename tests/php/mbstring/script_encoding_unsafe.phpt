--TEST--
zend.script_encoding: an encoding whose bytes the lexer would take for syntax
--EXTENSIONS--
mbstring
--INI--
zend.multibyte=1
zend.script_encoding=CP932
internal_encoding=CP932
--FILE--
<?php class 日本語テスト { const ソ = "表示"; public $能 = 1; function ソ機($予) { return $予 . __METHOD__ . __CLASS__; } } $o = new 日本語テスト; var_dump(bin2hex($o->ソ機("x")), bin2hex(日本語テスト::ソ), bin2hex(json_encode(array_map("bin2hex", array_keys((array)$o))))); ?>十ソ<?php echo bin2hex(<<<A
表$o->能
A); echo bin2hex(eval("return 'ソ';")), "\n"; echo __COMPILER_HALT_OFFSET__; __halt_compiler();表
--EXPECT--
string(62) "7893fa967b8cea8365835883673a3a835c8b4093fa967b8cea836583588367"
string(8) "955c8ea6"
string(16) "5b2239343563225d"
十ソ955c31835c
409
