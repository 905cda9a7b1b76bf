--TEST--
output_add_rewrite_var(): which URLs and forms get the variables, and the buffer that adds them
--FILE--
<?php
ini_set("url_rewriter.tags", "a=href,area=href,FRAME=src,form=,x:y=z,ignored");
ini_set("url_rewriter.hosts", "php.net,www.php.net");
ini_set("session.trans_sid_hosts", "other.net");
ob_start();
var_dump(output_add_rewrite_var("<a b>", "\"v&amp;w\""), output_add_rewrite_var("second", ""));
print_r(ob_list_handlers());
print_r(ob_get_status());
?>

<a href=""> <a href="x?y#z"> <a href=x?y> <a class='c' HREF='x'> <a href="#here"> <a href="mailto:x">
<a href="//other.net"> <a href="http://Other.net:80/p"> <a href="http://php.net/"> <a href="http://u:p@other.net/">
<area href="x" href="y"/> <frame src="x"> <x:y z="x"> <b href="x"> <a href="x><i>" href="x"> < a href="x"> <a/href="x">
<form> <form action="x"> <form action="http://php.net/"> <form action="http://PHP.net/"> <form> <form action=ftp://x>
<?php
output_reset_rewrite_vars();
echo '<a href="x">', "\n";
output_add_rewrite_var("n", "v");
echo '<a hr';
ob_flush();
echo 'ef="x">', "\n";
echo '<a href="x"> <form>';
ob_end_flush();
output_add_rewrite_var("late", "v");
echo "\n", '<a href="x">', implode(ob_list_handlers()), "\n";
--EXPECT--
bool(true)
bool(true)
Array
(
    [0] => default output handler
    [1] => URL-Rewriter
)
Array
(
    [name] => URL-Rewriter
    [type] => 0
    [flags] => 112
    [level] => 1
    [chunk_size] => 0
    [buffer_size] => 16384
    [buffer_used] => 90
)

<a href="?n=v"> <a href="x?y&n=v#z"> <a href=x?y&n=v> <a class='c' HREF='x?n=v'> <a href="#here"> <a href="mailto:x">
<a href="//other.net/?n=v"> <a href="http://Other.net:80/p?n=v"> <a href="http://php.net/"> <a href="http://up:@other.net/?n=v">
<area href="x?n=v" href="y?n=v"/> <frame src="x?n=v"> <x:y z="x?n=v"> <b href="x"> <a href="x><i>" href="x"> < a href="x"> <a/href="x">
<form><input type="hidden" name="n" value="v" /> <form action="x"><input type="hidden" name="n" value="v" /> <form action="http://php.net/"><input type="hidden" name="n" value="v" /> <form action="http://PHP.net/"> <form> <form action=ftp://x>
<a href="x?n=v">
<a href="x">
<a href="x?n=v"> <form>
<a href="x">default output handler
