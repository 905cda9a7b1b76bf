--TEST--
Comments, processing instructions, CDATA and document types
--EXTENSIONS--
xmlwriter
--FILE--
<?php
foreach ([false, true] as $indent) {
    $writer = new XMLWriter();
    $writer->openMemory();
    $writer->setIndent($indent);
    $writer->startDocument();
    $writer->writePi("style", "href='x'");
    $writer->startDtd("doc", "-//X//Y", "http://example.org/doc.dtd");
    $writer->writeDtdElement("doc", "(#PCDATA)");
    $writer->startDtdElement("other");
    $writer->text("EMPTY");
    $writer->endDtdElement();
    $writer->writeDtdAttlist("doc", "a CDATA #IMPLIED");
    $writer->startDtdAttlist("other");
    $writer->endDtdAttlist();
    $writer->writeDtdEntity("e", "some <text>");
    $writer->writeDtdEntity("p", "param", true);
    $writer->writeDtdEntity("x", "", false, "pub", "sys", "gif");
    $writer->writeDtdEntity("y", "", false, null, "sys");
    $writer->startDtdEntity("z", false);
    $writer->text("in pieces");
    $writer->endDtdEntity();
    $writer->writeComment("in the DTD");
    $writer->endDtd();
    $writer->startElement("doc");
    $writer->writeComment(" a < b ");
    $writer->startComment();
    $writer->text("pieces");
    $writer->endComment();
    $writer->startPi("target");
    $writer->text("text");
    $writer->endPi();
    $writer->writeCdata("a < b");
    $writer->startCdata();
    $writer->text("more & more");
    $writer->endCdata();
    $writer->endDocument();
    echo $writer->outputMemory();
}
$writer = xmlwriter_open_memory();
xmlwriter_write_dtd($writer, "a", null, "sys", "<!ELEMENT a ANY>");
xmlwriter_start_dtd($writer, "b");
xmlwriter_start_dtd_element($writer, "c");
xmlwriter_end_dtd_element($writer);
xmlwriter_write_dtd_element($writer, "d", "ANY");
xmlwriter_start_dtd_attlist($writer, "e");
xmlwriter_end_dtd_attlist($writer);
xmlwriter_write_dtd_attlist($writer, "f", "g CDATA #REQUIRED");
xmlwriter_start_dtd_entity($writer, "h", true);
xmlwriter_end_dtd_entity($writer);
xmlwriter_write_dtd_entity($writer, "i", "j");
xmlwriter_end_dtd($writer);
xmlwriter_start_comment($writer);
xmlwriter_end_comment($writer);
xmlwriter_write_comment($writer, "k");
xmlwriter_start_pi($writer, "l");
xmlwriter_end_pi($writer);
xmlwriter_write_pi($writer, "m", "n");
xmlwriter_start_element($writer, "o");
xmlwriter_start_cdata($writer);
xmlwriter_end_cdata($writer);
xmlwriter_write_cdata($writer, "p");
echo xmlwriter_output_memory($writer), "\n";
--EXPECT--
<?xml version="1.0"?>
<?style href='x'?><!DOCTYPE doc PUBLIC "-//X//Y" "http://example.org/doc.dtd" [<!ELEMENT doc (#PCDATA)><!ELEMENT other EMPTY><!ATTLIST doc a CDATA #IMPLIED><!ATTLIST other><!ENTITY e "some <text>"><!ENTITY % p "param"><!ENTITY x PUBLIC "pub" "sys" NDATA gif><!ENTITY y SYSTEM "sys"><!ENTITY z "in pieces">]><doc><!-- a < b --><!--pieces--><?target text?><![CDATA[a < b]]><![CDATA[more & more]]></doc>
<?xml version="1.0"?>
<?style href='x'?>
<!DOCTYPE doc
PUBLIC "-//X//Y"
       "http://example.org/doc.dtd" [
 <!ELEMENT doc (#PCDATA)>
 <!ELEMENT other EMPTY>
 <!ATTLIST doc a CDATA #IMPLIED>
 <!ATTLIST other>
 <!ENTITY e "some <text>">
 <!ENTITY % p "param">
 <!ENTITY x PUBLIC "pub" "sys" NDATA gif>
 <!ENTITY y SYSTEM "sys">
 <!ENTITY z "in pieces">
]>
<doc>
 <!-- a < b -->
 <!--pieces-->
<?target text?>
<![CDATA[a < b]]><![CDATA[more & more]]></doc>
<!DOCTYPE a SYSTEM "sys" [<!ELEMENT a ANY>]><!DOCTYPE b [<!ELEMENT c><!ELEMENT d ANY><!ATTLIST e><!ATTLIST f g CDATA #REQUIRED><!ENTITY % h><!ENTITY i "j">]><!----><!--k--><?l?><?m n?><o><![CDATA[]]><![CDATA[p]]>
