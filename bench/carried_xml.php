<?php
// An XML document of 10 MB: made, parsed, searched by XPath, walked and written.
// Group carried; quick size 300; needs dom.
$n = (int) ($argv[1] ?? 60000);
$text = "<catalog>\n";
for ($i = 0; $i < $n; $i++) {
    $text .= "  <book id=\"b$i\" lang=\"" . ['de', 'en', 'fr'][$i % 3] . "\"><title>Title number $i &amp; more</title>"
        . "<author><first>Ann</first><last>Author " . $i % 97 . "</last></author><price>" . $i % 50 . ".50</price></book>\n";
}
$text .= "</catalog>\n";
$document = new DOMDocument();
$document->loadXML($text);
$xpath = new DOMXPath($document);
$sum = 0;
foreach ($xpath->query('//book[@lang="fr" and price > 40]/title') as $title) {
    $sum += strlen($title->textContent);
}
echo strlen($text), " ", $sum, " ", $xpath->evaluate('sum(//price)'), " ", $xpath->query('//last[. = "Author 13"]')->length, " ",
    $document->getElementsByTagName('first')->length, " ", strlen($document->saveXML()), "\n";
