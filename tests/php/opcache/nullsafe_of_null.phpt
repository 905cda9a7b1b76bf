--TEST--
`?->` of what the optimizer knows to be null, in expressions, isset(), empty() and ??
--INI--
opcache.enable_cli=1
--FILE--
<?php
function test()
{
    $null = null;
    var_dump($null?->foo, isset($null?->foo), empty($null?->foo), $null?->foo ?? 'default', isset($null?->foo()->bar));
}
test();
--EXPECT--
NULL
bool(false)
bool(true)
string(7) "default"
bool(false)
