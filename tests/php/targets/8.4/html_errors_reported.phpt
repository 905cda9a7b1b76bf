--TEST--
HTML5: the errors that parsing reports
--INI--
zvm.php=8.4
--FILE--
<?php
libxml_use_internal_errors(true); foreach (['<p', '<p a="1"b>', '</p/>', '<!doctype html><table>x', "<!doctype html>\0", '<!doctype html><a <b>', '<!doctype html>&foo;&#0;'] as $h) { Dom\HTMLDocument::createFromString($h); foreach (libxml_get_errors() as $e) echo $e->level, ' ', $e->code, ' ', trim($e->message), " $e->line:$e->column\n"; libxml_clear_errors(); echo "-\n"; }
--EXPECT--
-
2 1 tokenizer error missing-whitespace-between-attributes in Entity, line: 1, column: 9 1:9
2 1 tree error unexpected-token-in-initial-mode in Entity, line: 1, column: 2 1:2
-
2 1 tokenizer error end-tag-with-trailing-solidus in Entity, line: 1, column: 4 1:4
2 1 tree error unexpected-token-in-initial-mode in Entity, line: 1, column: 3 1:3
2 1 tree error unexpected-closed-token-in-before-html-mode in Entity, line: 1, column: 3 1:3
-
-
2 1 tokenizer error unexpected-null-character in Entity, line: 1, column: 16 1:16
-
2 1 tokenizer error unexpected-character-in-attribute-name in Entity, line: 1, column: 19 1:19
-
2 1 tokenizer error unknown-named-character-reference in Entity, line: 1, column: 20 1:20
2 1 tokenizer error null-character-reference in Entity, line: 1, column: 22 1:22
-
