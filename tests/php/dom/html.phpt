--TEST--
HTML documents
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
var_dump($document->loadHTML("<!DOCTYPE html><p class=x>One<br>two &eacute;<p>three<nav>n</nav>"));
echo $document->saveHTML();
var_dump($document->nodeType, $document->getElementsByTagName("p")->length);
echo $document->saveHTML($document->getElementsByTagName("p")->item(0)), "\n";
$document->loadHTML("<b>x</b>", LIBXML_HTML_NOIMPLIED | LIBXML_HTML_NODEFDTD);
echo $document->saveHTML();
$file = __DIR__ . "/html.tmp.html";
var_dump($document->saveHTMLFile($file), $document->loadHTMLFile($file), $document->saveHTML());
--CLEAN--
<?php
unlink(__DIR__ . "/html.tmp.html");
--EXPECT--
Warning: DOMDocument::loadHTML(): Tag nav invalid in Entity, line: 1 in {PWD}/html.php on line 3
bool(true)
<!DOCTYPE html>
<html><body><p class="x">One<br>two &eacute;</p><p>three<nav>n</nav></p></body></html>
int(13)
int(2)
<p class="x">One<br>two é</p>
<b>x</b>
int(9)
bool(true)
string(143) "<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN" "http://www.w3.org/TR/REC-html40/loose.dtd">
<html><body><b>x</b>
</body></html>
"
