--TEST--
Handlers that are set, and taken back, while their parser parses
--EXTENSIONS--
xml
--FILE--
<?php
$parser = xml_parser_create();
$start = function ($parser, $name) {
    echo "<$name>";
    xml_set_character_data_handler($parser, fn($parser, $data) => print("[$data]"));
    if ($name == 'C') {
        xml_set_default_handler($parser, fn($parser, $data) => print("{{$data}}"));
    } elseif ($name == 'D') {
        xml_set_default_handler($parser, null);
        xml_set_character_data_handler($parser, null);
    } elseif ($name == 'F') {
        xml_set_element_handler($parser, null, null);
        xml_set_processing_instruction_handler($parser, fn($parser, $target, $data) => print("($target $data)"));
    }
};
xml_set_element_handler($parser, $start, fn($parser, $name) => print("</$name>"));
$document = '<a>x<b>y</b><!-- not told --><c>z<!-- told --><?pi told?></c><![CDATA[text]]>&amp;<!-- told -->'
    . '<d>u<!-- not told --></d><?pi not told?><e/>v<f>w<?pi told?><!-- not told --></f><?pi told?><g/></a>';
xml_parse($parser, substr($document, 0, 60));
echo "\n";
xml_parse($parser, substr($document, 60), true);
echo "\n";
--EXPECT--
<A>[x]<B>[y]</B><C>[z]{<!-- told -->}{<?pi told?>}
</C>[text][&]{<!-- told -->}<D></D><E></E>[v]<F>[w](pi told)(pi told)
