--TEST--
Which hosts get the id in URLs and forms
--FILE--
<?php
session_save_path(__DIR__); session_id('b1');
ini_set('session.use_cookies',0); ini_set('session.use_only_cookies',0); ini_set('session.use_trans_sid',1);ini_set('session.trans_sid_hosts','example.org,Other.Example'); ini_set('session.trans_sid_tags','a=href,area=href,frame=src,form=,img=src,fieldset=');
session_start(); ?>
<a href="http://example.org/x">1</a><a href='//other.example'>2</a><a href="http://none.org">3</a><a href="mailto:x@y">4</a>
<form action="http://example.org/go"></form><form action="http://none.org/go"></form><form action="http://other.example"></form><form></form><form action="ftp://x"><fieldset>
<img src=a.gif><IMG SRC="b.gif?x"><a HREF=c>5</a><a href="d?PHPSESSID=old">6</a>
<?php session_write_close(); session_name('N2'); session_id('x&y'); session_start(); ?>
<a href="e">7</a><form>
<?php session_destroy(); session_id('b2'); session_name('N3'); session_start(); session_destroy(); ?><a href="f">
--EXPECT--
<a href="http://example.org/x?PHPSESSID=b1&N2=x%26y&N3=b2">1</a><a href='//other.example/?PHPSESSID=b1&N2=x%26y&N3=b2'>2</a><a href="http://none.org">3</a><a href="mailto:x@y">4</a>
<form action="http://example.org/go"></form><form action="http://none.org/go"></form><form action="http://other.example"></form><form></form><form action="ftp://x"><fieldset>
<img src=a.gif?PHPSESSID=b1&N2=x%26y&N3=b2><IMG SRC="b.gif?x&PHPSESSID=b1&N2=x%26y&N3=b2"><a HREF=c?PHPSESSID=b1&N2=x%26y&N3=b2>5</a><a href="d?PHPSESSID=old&PHPSESSID=b1&N2=x%26y&N3=b2">6</a>

Warning: session_start(): Session ID is too long or contains illegal characters. Only the A-Z, a-z, 0-9, "-", and "," characters are allowed in {PWD}/hosts_of_urls_with_ids.php on line 8

Warning: session_start(): Failed to read session data: files (path: {PWD}) in {PWD}/hosts_of_urls_with_ids.php on line 8
<a href="e?PHPSESSID=b1&N2=x%26y&N3=b2">7</a><form>

Warning: session_destroy(): Trying to destroy uninitialized session in {PWD}/hosts_of_urls_with_ids.php on line 10
<a href="f?PHPSESSID=b1&N2=x%26y&N3=b2">
