--TEST--
session.use_trans_sid writes the id into URLs and forms
--FILE--
<?php
session_save_path(__DIR__);
ini_set('session.use_cookies', 0);
ini_set('session.use_only_cookies', 0);
ini_set('session.use_trans_sid', 1);
session_id('transsid');
ob_start();
session_start();
$_SESSION['a'] = 1;
?>
<a href="page.php">1</a> <a href="page.php?x=1#mark">2</a> <a href="http://example.org/">3</a> <a href="#mark">4</a>
<area href='/x'><frame src=frame.html><img src="i.png"><a name=x href=''>5</a>
<form action="go.php"><form><form action="http://example.org/go"><fieldset>
<?php
echo SID, ' ', htmlspecialchars(SID), "\n";
print_r(ob_list_handlers());
output_add_rewrite_var('own', 'value');
?>
<a href="page.php">6</a><form action="go.php">
<?php
print_r(ob_list_handlers());
session_destroy();
ini_set('session.trans_sid_tags', 'img=src');
ini_set('session.trans_sid_hosts', 'example.org');
session_name('OTHER');
session_id('other');
ob_end_flush();
?>
--EXPECT--
<a href="page.php">1</a> <a href="page.php?x=1#mark">2</a> <a href="http://example.org/">3</a> <a href="#mark">4</a>
<area href='/x'><frame src=frame.html><img src="i.png?PHPSESSID=transsid"><a name=x href=''>5</a>
<form action="go.php"><form><form action="http://example.org/go"><fieldset>
PHPSESSID=transsid PHPSESSID=transsid
Array
(
    [0] => default output handler
    [1] => URL-Rewriter
)
<a href="page.php">6</a><form action="go.php"><input type="hidden" name="own" value="value" />
Array
(
    [0] => default output handler
    [1] => URL-Rewriter
    [2] => URL-Rewriter
)
