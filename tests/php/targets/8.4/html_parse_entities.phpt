--TEST--
HTML5: character references
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['&amp;&lt;&gt;&quot;&apos;', '&copy &copy; &copyx &notit; &notin;', '&#65;&#x42;&#x80;&#0;&#xD800;&#x110000;', '&#xZ; &#; &', '<a title="&copy=1&amp;b&lt">', '&ngE;&NotEqualTilde;', '&nosuch;'] as $h) { $d = Dom\HTMLDocument::createFromString("<!doctype html><p>$h", LIBXML_NOERROR); echo $d->body->innerHTML, ' ', json_encode($d->body->textContent), "\n"; }
--EXPECT--
<p>&amp;&lt;&gt;"'</p> "&<>\"'"
<p>© © ©x ¬it; ∉</p> "\u00a9 \u00a9 \u00a9x \u00acit; \u2209"
<p>AB€���</p> "AB\u20ac\ufffd\ufffd\ufffd"
<p>&amp;#xZ; &amp;#; &amp;</p> "&#xZ; &#; &"
<p><a title="&amp;copy=1&amp;b<"></a></p> ""
<p>≧̸≂̸</p> "\u2267\u0338\u2242\u0338"
<p>&amp;nosuch;</p> "&nosuch;"
