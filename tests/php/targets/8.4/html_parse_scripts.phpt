--TEST--
HTML5: raw text, templates, comments and other states
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['<script>a<b && "</p>"</script>x', '<style>p > a{}</style>', '<textarea><b>&amp;</textarea>', '<title>&lt;<i></title>', '<!--a--><!-->b--><!---c--!>d', '<template><td>x</td></template>', '<noscript><p>x</noscript>', '<plaintext><b>', '<svg><circle/><desc><p>x</svg>', '<math><mi>x<p>y</math>', '<br/><hr/><img/>z</br>', "<pre>\n\nx</pre>", '<?php x ?><p>', '</x><p>', '<p a=1 a=2 B=c>'] as $h) echo str_replace("\n", '\n', Dom\HTMLDocument::createFromString("<!doctype html>$h", LIBXML_NOERROR)->documentElement->innerHTML), "\n";
--EXPECT--
<head><script>a<b && "</p>"</script></head><body>x</body>
<head><style>p > a{}</style></head><body></body>
<head></head><body><textarea>&lt;b&gt;&amp;</textarea></body>
<head><title>&lt;&lt;i&gt;</title></head><body></body>
<head></head><body>b--&gt;<!---c-->d</body>
<head><template><td>x</td></template></head><body></body>
<head><noscript></noscript></head><body><p>x</p></body>
<head></head><body><plaintext><b></plaintext></body>
<head></head><body><svg><circle></circle><desc><p>x</p></desc></svg></body>
<head></head><body><math><mi>x<p>y</p></mi></math></body>
<head></head><body><br><hr><img>z<br></body>
<head></head><body><pre>\nx</pre></body>
<head></head><body><p></p></body>
<head></head><body><p></p></body>
<head></head><body><p a="1" b="c"></p></body>
