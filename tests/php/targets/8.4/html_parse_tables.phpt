--TEST--
HTML5: misplaced content of tables
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['<table>x<tr><td>1<b>2</table>3', '<table><caption>c<td>a', '<table><tbody><tr><th>h<td>d</tbody><tfoot>f', '<table><colgroup><col><p>x', '<p><table></p></table>', '<table><form><input type=hidden></form></table>', '<select><option>a<option>b<optgroup>c</select>d'] as $h) echo Dom\HTMLDocument::createFromString("<!doctype html>$h", LIBXML_NOERROR)->body->innerHTML, "\n";
--EXPECT--
x<table><tbody><tr><td>1<b>2</b></td></tr></tbody></table>3
<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>
f<table><tbody><tr><th>h</th><td>d</td></tr></tbody><tfoot></tfoot></table>
<p>x</p><table><colgroup><col></colgroup></table>
<p></p><p></p><table></table>
<table><form></form><input type="hidden"></table>
<select><option>a</option><option>b</option><optgroup>c</optgroup></select>d
