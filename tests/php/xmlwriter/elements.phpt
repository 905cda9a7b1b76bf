--TEST--
Elements, attributes and namespaces, plain and indented, by methods and functions
--EXTENSIONS--
xmlwriter
--FILE--
<?php
foreach ([false, true] as $indent) {
    $writer = new XMLWriter();
    var_dump($writer->openMemory(), $writer->setIndent($indent), $writer->setIndentString("\t"));
    $writer->startDocument("1.0", "utf-8", "yes");
    $writer->startElement("list");
    $writer->writeAttribute("a", "é<>&\"'\n\t");
    $writer->startAttribute("b");
    $writer->text("text");
    $writer->writeElement("item", "a<b>&\"'\r\n");
    $writer->writeElement("empty");
    $writer->writeElement("none", "");
    $writer->startElementNs("p", "inner", "urn:p");
    $writer->writeAttributeNs("p", "x", "urn:p", "1");
    $writer->writeAttributeNs("q", "y", "urn:q", "2");
    var_dump($writer->writeAttributeNs("p", "z", "urn:other", "3"));
    $writer->startAttributeNs(null, "w", "urn:default");
    $writer->endAttribute();
    $writer->writeElementNs(null, "deep", "urn:d", "content");
    $writer->writeElementNs("r", "deep", null);
    $writer->fullEndElement();
    $writer->startElement("full");
    $writer->fullEndElement();
    $writer->writeRaw("<raw/>");
    $writer->startElement("open");
    $writer->endDocument();
    echo $writer->outputMemory(false), "----\n", strlen($writer->flush()), " ", strlen($writer->outputMemory()), "\n";
}
$writer = xmlwriter_open_memory();
xmlwriter_set_indent($writer, true);
xmlwriter_set_indent_string($writer, "--");
xmlwriter_start_document($writer);
xmlwriter_start_element($writer, "a");
xmlwriter_start_attribute($writer, "b");
xmlwriter_text($writer, "c");
xmlwriter_end_attribute($writer);
xmlwriter_write_attribute($writer, "d", "é");
xmlwriter_start_attribute_ns($writer, "n", "e", "urn:n");
xmlwriter_write_attribute_ns($writer, "n", "f", "urn:n", "g");
xmlwriter_start_element_ns($writer, "n", "h", null);
xmlwriter_write_element($writer, "i", "j");
xmlwriter_write_element_ns($writer, "n", "k", null, "l");
xmlwriter_write_raw($writer, "&amp;");
xmlwriter_end_element($writer);
xmlwriter_full_end_element($writer);
xmlwriter_end_document($writer);
echo xmlwriter_output_memory($writer), xmlwriter_flush($writer);
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(false)
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<list a="é&lt;&gt;&amp;&quot;'&#10;&#9;" b="text"><item>a&lt;b&gt;&amp;&quot;'&#13;
</item><empty/><none></none><p:inner p:x="1" q:y="2" w="" xmlns="urn:default" xmlns:q="urn:q" xmlns:p="urn:p"><deep xmlns="urn:d">content</deep><r:deep/></p:inner><full></full><raw/><open/></list>
----
338 0
bool(true)
bool(true)
bool(true)
bool(false)
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<list a="é&lt;&gt;&amp;&quot;'&#10;&#9;" b="text">
	<item>a&lt;b&gt;&amp;&quot;'&#13;
</item>
	<empty/>
	<none></none>
	<p:inner p:x="1" q:y="2" w="" xmlns="urn:default" xmlns:q="urn:q" xmlns:p="urn:p">
		<deep xmlns="urn:d">content</deep>
		<r:deep/>
	</p:inner>
	<full></full>
<raw/>	<open/>
</list>
----
359 0
<?xml version="1.0"?>
<a b="c" d="&#xE9;" n:e="" n:f="g" xmlns:n="urn:n">
--<n:h>
----<i>j</i>
----<n:k>l</n:k>
&amp;</n:h>
</a>
