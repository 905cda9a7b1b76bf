<?php
// Random surgery on trees: what test_dom_stress.py runs. Arguments: seed, number of steps.
mt_srand((int) $argv[1]);
class Element extends DOMElement {}
$documents = [];
$pool = [];
function keep($node) {
    global $pool;
    if ($node instanceof DOMNode || $node instanceof DOMNameSpaceNode || $node instanceof SimpleXMLElement || $node instanceof DOMNodeList || $node instanceof DOMNamedNodeMap) {
        $pool[mt_rand(0, 25)] = $node;
    }
}
function pick($kind = "DOMNode") {
    global $pool;
    $found = array_values(array_filter($pool, fn($node) => $node instanceof $kind));
    return $found ? $found[mt_rand(0, count($found) - 1)] : new DOMElement("lonely");
}
function document() {
    $document = new DOMDocument;
    $document->loadXML('<!DOCTYPE r [<!ENTITY e "value"><!NOTATION n SYSTEM "n"><!ATTLIST a id ID #IMPLIED>]>'
        . '<r xmlns="urn:d" xmlns:p="urn:p"><a id="x1" p:b="2">t &e; t<p:c xmlns:q="urn:q"><q:d/></p:c></a><!--c--><b> <a id="x2"/></b><?pi d?></r>');
    if (mt_rand(0, 3) == 0) {
        $document->registerNodeClass("DOMElement", "Element");
    }
    return $document;
}
$steps = [
    function () { keep(document()); },
    function () { keep(pick()->appendChild(pick())); },
    function () { keep(pick()->insertBefore(pick(), pick()->firstChild)); },
    function () { $node = pick(); keep($node->parentNode->insertBefore(pick(), $node)); },
    function () { $node = pick(); keep($node->parentNode->removeChild($node)); },
    function () { $node = pick(); keep($node->parentNode->replaceChild(pick(), $node)); },
    function () { pick("DOMElement")->append(pick(), "text", pick()); },
    function () { pick("DOMElement")->prepend(pick(), "text"); },
    function () { pick("DOMElement")->before(pick(), "before"); },
    function () { pick("DOMElement")->after("after", pick()); },
    function () { pick("DOMElement")->replaceWith(pick(), pick()); },
    function () { pick("DOMElement")->remove(); },
    function () { keep(pick()->cloneNode((bool) mt_rand(0, 1))); },
    function () { keep(clone pick()); },
    function () { keep(pick("DOMDocument")->importNode(pick(), (bool) mt_rand(0, 1))); },
    function () { pick()->textContent = "new text"; },
    function () { pick()->nodeValue = "a &amp; b &lt; c"; },
    function () { pick()->normalize(); },
    function () { keep(pick()->firstChild); },
    function () { keep(pick()->lastChild); },
    function () { keep(pick()->parentNode); },
    function () { keep(pick()->nextSibling); },
    function () { keep(pick()->childNodes); },
    function () { keep(pick()->attributes); },
    function () { keep(pick()->ownerDocument); },
    function () { keep(pick("DOMElement")->setAttribute("id", "x" . mt_rand(1, 4))); },
    function () { pick("DOMElement")->setAttributeNS("urn:z" . mt_rand(1, 3), "z:y", "v"); },
    function () { pick("DOMElement")->setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns:w", "urn:w" . mt_rand(1, 3)); },
    function () { pick("DOMElement")->removeAttribute("id"); },
    function () { pick("DOMElement")->removeAttributeNS("urn:p", "b"); },
    function () { pick("DOMElement")->setIdAttribute("id", (bool) mt_rand(0, 1)); },
    function () { keep(pick("DOMElement")->getAttributeNode("id")); },
    function () { keep(pick("DOMElement")->setAttributeNode(pick("DOMAttr"))); },
    function () { keep(pick("DOMElement")->removeAttributeNode(pick("DOMAttr"))); },
    function () { keep(pick("DOMDocument")->getElementById("x" . mt_rand(1, 4))); },
    function () { keep(pick("DOMDocument")->createElementNS("urn:n" . mt_rand(1, 3), "n:e", "v")); },
    function () { keep(pick("DOMDocument")->createDocumentFragment()); },
    function () { $fragment = pick("DOMDocument")->createDocumentFragment(); $fragment->appendXML("<f xmlns:p='urn:p'><p:g/></f>text"); keep($fragment); },
    function () { keep(pick("DOMDocument")->createAttribute("made")); },
    function () { keep(pick("DOMDocument")->createEntityReference("e")); },
    function () { keep(pick("DOMDocument")->createTextNode("made")); },
    function () { pick("DOMElement")->prefix = "p" . mt_rand(1, 3); },
    function () { $list = pick("DOMNodeList"); keep($list->item(mt_rand(0, 5))); count($list); },
    function () { $map = pick("DOMNamedNodeMap"); keep($map->item(mt_rand(0, 3))); },
    function () { foreach (pick("DOMNodeList") as $node) { keep($node); if (mt_rand(0, 2) == 0) { pick("DOMElement")->remove(); } } },
    function () { keep(pick("DOMElement")->getElementsByTagName("*")); },
    function () { $document = pick("DOMDocument"); keep((new DOMXPath($document))->query("//node() | //@* | //namespace::*")->item(mt_rand(0, 20))); },
    function () {
        $xpath = new DOMXPath(pick("DOMDocument"));
        $xpath->registerNamespace("php", "http://php.net/xpath");
        $xpath->registerPhpFunctions();
        keep($xpath->query("php:function('surgeon', //*)/descendant-or-self::node()")->item(mt_rand(0, 3)));
    },
    function () { keep(pick("DOMDocument")->doctype); },
    function () { keep(pick("DOMDocumentType")->entities); },
    function () { keep(pick("DOMDocumentType")->notations); },
    function () { pick("DOMDocument")->normalizeDocument(); },
    function () { $text = pick("DOMText"); keep($text->splitText(mt_rand(0, 2))); },
    function () { pick("DOMCharacterData")->appendData(" more"); },
    function () { pick()->C14N(); },
    function () { $document = pick("DOMDocument"); $document->saveXML(); $document->saveHTML(); },
    function () { $node = pick(); $node->ownerDocument->saveXML($node); },
    function () { pick("DOMDocument")->loadXML("<again><a/></again>"); },
    function () { pick("DOMDocument")->xinclude(); },
    function () { keep(simplexml_import_dom(pick())); },
    function () { keep(dom_import_simplexml(pick("SimpleXMLElement"))); },
    function () { $xml = pick("SimpleXMLElement"); keep($xml->a); keep($xml->children()[0]); keep($xml->attributes()); },
    function () { $xml = pick("SimpleXMLElement"); $xml->new[] = "v"; $xml->a["n"] = "w"; $xml->deep->er = "x"; },
    function () { $xml = pick("SimpleXMLElement"); unset($xml->a, $xml->new[0], $xml["id"]); },
    function () { $xml = pick("SimpleXMLElement"); foreach ($xml as $child) { keep($child); unset($xml->{$child->getName()}); } },
    function () { $xml = pick("SimpleXMLElement"); keep($xml->xpath("//*")[0] ?? null); $xml->asXML(); keep(clone $xml); },
    function () { global $pool; unset($pool[mt_rand(0, 25)]); },
    function () { global $pool; for ($i = 0; $i < 10; $i++) { unset($pool[mt_rand(0, 25)]); } },
    function () { $node = pick(); $node->self = $node; },
    function () { gc_collect_cycles(); },
    function () { print_r(pick(), true); },
    function () {
        $sheet = new DOMDocument;
        $sheet->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:php="http://php.net/xsl"><xsl:strip-space elements="*"/>'
            . '<xsl:template match="/"><o><xsl:copy-of select="php:function(\'surgeon\', //*)"/><xsl:copy-of select="/"/></o></xsl:template></xsl:stylesheet>');
        $processor = new XSLTProcessor;
        $processor->registerPHPFunctions();
        $processor->importStylesheet($sheet);
        keep($processor->transformToDoc(pick("DOMDocument")));
    },
];
function surgeon($nodes) {
    global $steps;
    keep($nodes[mt_rand(0, count($nodes) - 1)]);
    for ($i = 0; $i < 3; $i++) {
        try {
            $steps[mt_rand(1, 20)]();
        } catch (Error | DOMException) {
        }
    }
    return $nodes[0]->firstChild ?? "nothing";
}
$thrown = 0;
for ($i = 0; $i < 10; $i++) {
    keep(document());
}
for ($step = 0; $step < (int) $argv[2]; $step++) {
    $number = mt_rand(0, count($steps) - 1);
    if (isset($argv[3])) {
        fwrite(STDERR, "$step $number\n");
    }
    try {
        @$steps[$number]();
    } catch (Error | Exception $error) {
        $thrown++;
        unset($error);
    }
}
echo $thrown < $step ? "done" : "nothing was done", "\n";
