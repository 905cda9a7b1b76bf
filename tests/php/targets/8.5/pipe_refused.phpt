--TEST--
What cannot stand right of a pipe
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['5 |> ;', '|> strlen(...);', '$x = 5 |> &$y;', '5 |> strlen;', '5 |> strlen(?);', '5 |> function($x) { return 1; };'] as $code) try { eval("return $code"); echo "fine\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
ParseError: syntax error, unexpected token ";"
ParseError: syntax error, unexpected token "|>", expecting ";"
ParseError: syntax error, unexpected token "&"
Error: Undefined constant "strlen"
ParseError: syntax error, unexpected token "?"
fine
