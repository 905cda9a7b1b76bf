--TEST--
HTML5: the adoption agency and active formatting elements
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['<b>1<p>2</b>3</p>', '<a>1<a>2', '<i><b>x</i>y</b>', '<p><b><p>x', '<font><div></font>x</div>', '<nobr>1<nobr>2', '<b><b><b><b>x</b></b></b>y', '<a href=1><div><a href=2>z', '<p>1<h1>2<p>3</h1>', '<li>1<li>2<ul><li>3'] as $h) echo Dom\HTMLDocument::createFromString("<!doctype html>$h", LIBXML_NOERROR)->body->innerHTML, "\n";
--EXPECT--
<b>1</b><p><b>2</b>3</p>
<a>1</a><a>2</a>
<i><b>x</b></i><b>y</b>
<p><b></b></p><p><b>x</b></p>
<font></font><div><font></font>x</div>
<nobr>1</nobr><nobr>2</nobr>
<b><b><b><b>x</b></b></b>y</b>
<a href="1"></a><div><a href="1"></a><a href="2">z</a></div>
<p>1</p><h1>2<p>3</p></h1>
<li>1</li><li>2<ul><li>3</li></ul></li>
