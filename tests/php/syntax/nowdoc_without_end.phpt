--TEST--
A nowdoc without end is indented as its last line
--EXTENSIONS--
tokenizer
--FILE--
<?php
foreach (["a\n b", "  a\n b\n", "  a\n b\nE x", "a\n  ", " a\n\n  b", "  a\n\t b", "\ta\n b", " a\n b\r\n  c", "x", "", "a\n  E"] as $body) {
    foreach (["E", "'E'"] as $label) {
        try {
            eval("\$x = <<<$label\n$body");
        } catch (ParseError $e) {
            echo $e->getMessage(), " on line ", $e->getLine(), "\n";
        }
    }
    echo count(token_get_all("<?php <<<'E'\n$body")), "\n";
}
--EXPECT--
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 3
Invalid body indentation level (expecting an indentation level of at least 1) on line 2
3
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 4
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 4
3
syntax error, unexpected identifier "x" on line 4
syntax error, unexpected identifier "x" on line 4
6
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 3
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 3
3
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 4
Invalid body indentation level (expecting an indentation level of at least 2) on line 2
3
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 3
Invalid indentation - tabs and spaces cannot be mixed on line 2
3
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 3
Invalid indentation - tabs and spaces cannot be mixed on line 2
3
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 4
Invalid body indentation level (expecting an indentation level of at least 2) on line 2
3
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 2
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 2
3
syntax error, unexpected end of file on line 2
syntax error, unexpected end of file on line 2
2
syntax error, unexpected end of file, expecting variable or heredoc end or "${" or "{$" on line 3
Invalid body indentation level (expecting an indentation level of at least 2) on line 2
3
