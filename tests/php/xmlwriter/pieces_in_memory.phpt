--TEST--
Elements, attributes and texts one after the other: what is escaped, converted and refused
--EXTENSIONS--
xmlwriter
--FILE--
<?php
class Document extends XMLWriter {
    public int $depth = 0;
    public function startElement(string $name): bool { $this->depth++; return parent::startElement($name); }
}
function attempt(callable $write): void {
    try {
        $GLOBALS["results"][] = var_export($write(), true);
    } catch (Throwable $error) {
        $GLOBALS["results"][] = $error->getMessage();
    }
}
$texts = ["plain", "", "a<b>&\"'", "line\r\nnext\ttab", "é and ü", "\xff", "nul\0cut", "0"];
foreach ([null, "UTF-8", "ISO-8859-1"] as $encoding) {
    foreach ([false, true] as $indent) {
        $results = [];
        $writer = new Document;
        attempt(fn() => $writer->startElement("early"));
        $writer->openMemory();
        $writer->setIndent($indent);
        if ($encoding !== null) {
            $writer->startDocument("1.0", $encoding);
        }
        attempt(fn() => $writer->text("outside"));
        attempt(fn() => $writer->endElement());
        attempt(fn() => $writer->writeAttribute("a", "outside"));
        $writer->startElement("root");
        foreach ($texts as $i => $text) {
            attempt(fn() => $writer->startElement("item-$i"));
            attempt(fn() => $writer->writeAttribute("value", $text));
            attempt(fn() => $writer->writeAttribute("ns:n.x", $i));
            attempt(fn() => $writer->startAttribute("open"));
            attempt(fn() => $writer->text($text));
            attempt(fn() => $writer->writeAttribute("next", true));
            attempt(fn() => $writer->writeElement("inner", $text));
            attempt(fn() => $writer->text($text));
            attempt(fn() => $writer->writeAttribute("late", "no"));
            attempt(fn() => $writer->writeElement("empty"));
            attempt(fn() => $writer->writeElement("none", null));
            attempt(fn() => $writer->startComment());
            attempt(fn() => $writer->text("a < b"));
            attempt(fn() => $writer->endComment());
            attempt(fn() => $writer->startElementNs("p", "q", "urn:p"));
            attempt(fn() => $writer->writeAttribute("x", "1"));
            attempt(fn() => $writer->endElement());
            attempt(fn() => $writer->endElement());
        }
        foreach (["1a", "", "a b", "é", "_:x", "a\0b", ":", "-"] as $name) {
            attempt(fn() => $writer->startElement($name));
            attempt(fn() => $writer->writeAttribute($name, "v"));
            attempt(fn() => $writer->writeElement($name, "v"));
        }
        attempt(fn() => $writer->text(12.5));
        attempt(fn() => $writer->text([]));
        attempt(fn() => $writer->writeAttribute("a"));
        attempt(fn() => call_user_func([$writer, "writeElement"], "called", 7));
        $writer->startElement("last");
        $writer->writeAttribute("b", str_repeat("<", 300));
        $writer->endDocument();
        echo strlen($writer->outputMemory(false)), " ", $writer->depth, " ", md5(implode($results)), "\n";
        echo $indent ? md5($writer->outputMemory()) : $writer->outputMemory(), "\n";
    }
}
--EXPECT--
2484 19 76767190e1ca808590422fabef39bf59
outside<root><item-0 value="plain" ns:n.x="0" open="plain" next="1"><inner>plain</inner>plain<empty/><none/><!--a < b--><p:q x="1"/></item-0><item-1 value="" ns:n.x="1" open="" next="1"><inner></inner><empty/><none/><!--a < b--><p:q x="1"/></item-1><item-2 value="a&lt;b&gt;&amp;&quot;'" ns:n.x="2" open="a&lt;b&gt;&amp;&quot;'" next="1"><inner>a&lt;b&gt;&amp;&quot;'</inner>a&lt;b&gt;&amp;&quot;'<empty/><none/><!--a < b--><p:q x="1"/></item-2><item-3 value="line&#13;&#10;next&#9;tab" ns:n.x="3" open="line&#13;&#10;next&#9;tab" next="1"><inner>line&#13;
next	tab</inner>line&#13;
next	tab<empty/><none/><!--a < b--><p:q x="1"/></item-3><item-4 value="&#xE9; and &#xFC;" ns:n.x="4" open="&#xE9; and &#xFC;" next="1"><inner>é and ü</inner>é and ü<empty/><none/><!--a < b--><p:q x="1"/></item-4><item-5 value="�" ns:n.x="5" open="�" next="1"><inner>�</inner>�<empty/><none/><!--a < b--><p:q x="1"/></item-5><item-6 value="nul" ns:n.x="6" open="nul" next="1"><inner>nul</inner>nul<empty/><none/><!--a < b--><p:q x="1"/></item-6><item-7 value="0" ns:n.x="7" open="0" next="1"><inner>0</inner>0<empty/><none/><!--a < b--><p:q x="1"/></item-7><é é="v"><é>v</é><_:x _:x="v"><_:x>v</_:x><a a="v"><a>v</a><: :="v"><:>v</:>12.5<called>7</called><last b="&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;"/></:></a></_:x></é></root>

2695 19 76767190e1ca808590422fabef39bf59
f09ceffef9d5d317345f3e7a332e529e
2507 19 76767190e1ca808590422fabef39bf59
<?xml version="1.0" encoding="UTF-8"?>
outside<root><item-0 value="plain" ns:n.x="0" open="plain" next="1"><inner>plain</inner>plain<empty/><none/><!--a < b--><p:q x="1"/></item-0><item-1 value="" ns:n.x="1" open="" next="1"><inner></inner><empty/><none/><!--a < b--><p:q x="1"/></item-1><item-2 value="a&lt;b&gt;&amp;&quot;'" ns:n.x="2" open="a&lt;b&gt;&amp;&quot;'" next="1"><inner>a&lt;b&gt;&amp;&quot;'</inner>a&lt;b&gt;&amp;&quot;'<empty/><none/><!--a < b--><p:q x="1"/></item-2><item-3 value="line&#13;&#10;next&#9;tab" ns:n.x="3" open="line&#13;&#10;next&#9;tab" next="1"><inner>line&#13;
next	tab</inner>line&#13;
next	tab<empty/><none/><!--a < b--><p:q x="1"/></item-3><item-4 value="é and ü" ns:n.x="4" open="é and ü" next="1"><inner>é and ü</inner>é and ü<empty/><none/><!--a < b--><p:q x="1"/></item-4><item-5 value="�" ns:n.x="5" open="�" next="1"><inner>�</inner>�<empty/><none/><!--a < b--><p:q x="1"/></item-5><item-6 value="nul" ns:n.x="6" open="nul" next="1"><inner>nul</inner>nul<empty/><none/><!--a < b--><p:q x="1"/></item-6><item-7 value="0" ns:n.x="7" open="0" next="1"><inner>0</inner>0<empty/><none/><!--a < b--><p:q x="1"/></item-7><é é="v"><é>v</é><_:x _:x="v"><_:x>v</_:x><a a="v"><a>v</a><: :="v"><:>v</:>12.5<called>7</called><last b="&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;"/></:></a></_:x></é></root>

2718 19 76767190e1ca808590422fabef39bf59
a9abccba566374ab0bd5a35b10d87a96
0 19 76767190e1ca808590422fabef39bf59

0 19 76767190e1ca808590422fabef39bf59
d41d8cd98f00b204e9800998ecf8427e
