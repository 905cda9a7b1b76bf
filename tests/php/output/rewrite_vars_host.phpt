--TEST--
Without url_rewriter.hosts, forms that go to the server itself get the variables; the separator can be set
--INI--
arg_separator.output=&amp;
--FILE--
<?php
$_SERVER["HTTP_HOST"] = "Me:80";
output_add_rewrite_var("a", "1");
output_add_rewrite_var("b", "2");
ini_set("url_rewriter.tags", "a=href,form=");
?>
<form action="http://me/"> <form action="http://you/"> <a href="?x">
--EXPECT--
<form action="http://me/"><input type="hidden" name="a" value="1" /><input type="hidden" name="b" value="2" /> <form action="http://you/"> <a href="?x&amp;a=1&amp;b=2">
