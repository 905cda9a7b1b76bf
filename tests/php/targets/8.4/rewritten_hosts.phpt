--TEST--
output_add_rewrite_var() changes URLs of url_rewriter.hosts
--INI--
zvm.php=8.4
--FILE--
<?php
ini_set("url_rewriter.tags", "a=href,form=");
ini_set("url_rewriter.hosts", "php.net,other.net");
ini_set("session.trans_sid_hosts", "session.net");
output_add_rewrite_var("n", "v");
?>
<a href="http://u:p@other.net/"> <a href="http://u@php.net:80/x?y#z"> <a href="//php.net"> <a href="http://session.net">
<a href="https://PHP.net?q"> <form action="http://php.net/"> <form action="http://session.net/"> <form action="x">
--EXPECT--
Deprecated: ini_set(): Usage of session.trans_sid_hosts INI setting is deprecated in {PWD}/rewritten_hosts.php on line 4
<a href="http://up:@other.net/?n=v"> <a href="http://u@php.net:80/x?y&n=v#z"> <a href="//php.net/?n=v"> <a href="http://session.net">
<a href="https://PHP.net?q&n=v"> <form action="http://php.net/"><input type="hidden" name="n" value="v" /> <form action="http://session.net/"> <form action="x"><input type="hidden" name="n" value="v" />
