--TEST--
Entity bombs, deep nesting, documents that are cut off, in all the XML extensions
--EXTENSIONS--
dom
simplexml
xml
xmlreader
xmlwriter
xsl
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt($label, callable $do) { global $dir; echo "$label: "; try { $r = $do(); echo str_replace(substr(json_encode($dir), 1, -1), "DIR", json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR)), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { if (!(error_reporting() & $n)) return true; echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
register_shutdown_function(function () use ($dir) { chdir("/"); foreach (glob("$dir/*") as $f) { if (is_dir($f)) { array_map("unlink", glob("$f/*")); rmdir($f); } else unlink($f); } rmdir($dir); });
function descriptors() { return count(scandir("/proc/self/fd")); }
$bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">'; $last = 'a';
foreach (range('b', 'k') as $n) { $bomb .= "<!ENTITY $n \"" . str_repeat("&$last;", 10) . '">'; $last = $n; }
$bomb .= "]><r>&k;</r>";
$recursive = '<!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>';
$deep = str_repeat("<a>", 300) . str_repeat("</a>", 300);
$deeper = str_repeat("<a>", 20000) . str_repeat("</a>", 20000);
$huge = "<r>" . str_repeat("x", 11000000) . "</r>";
$external = '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/hostname">]><r>&e;</r>';
$cut = '<r><a x="1"><b>text</b>';
$bad = "<r>\xff\xfe</r>";
$all = compact('bomb', 'recursive', 'deep', 'deeper', 'huge', 'external', 'cut', 'bad') + ['empty' => '', 'nul' => "<r>\0</r>", 'attributes' => '<r ' . str_repeat('a="1" ', 2) . '/>', 'ns' => '<p:r/>'];
foreach ($all as $name => $xml) foreach ([0, LIBXML_NOENT, LIBXML_PARSEHUGE | LIBXML_NOENT] as $flags) {
  if ($name == 'bomb' && $flags & LIBXML_PARSEHUGE) continue;
  if ($flags & LIBXML_PARSEHUGE && !in_array($name, ['deep', 'deeper', 'huge'])) continue;
  attempt("dom $name $flags", function () use ($xml, $flags) { $d = new DOMDocument; $ok = $d->loadXML($xml, $flags); return [$ok, $ok ? strlen($d->documentElement->textContent) : null]; });
  attempt("simple $name $flags", function () use ($xml, $flags) { $d = simplexml_load_string($xml, "SimpleXMLElement", $flags); return $d === false ? false : strlen((string)$d); });
  attempt("reader $name $flags", function () use ($xml, $flags) { $r = new XMLReader; $r->XML($xml, null, $flags); $n = 0; while ($r->read()) $n++; $r->close(); return $n; });
}
foreach ($all as $name => $xml) { 
  attempt("sax $name", function () use ($xml) { $p = xml_parser_create(); $n = 0; xml_set_element_handler($p, function () use (&$n) { $n++; }, fn() => 0); xml_set_character_data_handler($p, function ($p, $t) use (&$n) { $n += strlen($t); }); $ok = xml_parse($p, $xml, true); return [$ok, $n, xml_get_error_code($p), xml_error_string(xml_get_error_code($p)), xml_get_current_line_number($p)]; });
  libxml_use_internal_errors(true); $d = new DOMDocument; $ok = $name !== 'empty' && $d->loadXML($xml);
  $errors = libxml_get_errors(); echo "errors ", count($errors), " ", $errors ? json_encode([$errors[0]->level, $errors[0]->code, trim(substr($errors[0]->message, 0, 100)), $errors[0]->line]) : "", "\n"; libxml_clear_errors(); libxml_use_internal_errors(false);
}
attempt("html deep", function () use ($deeper) { $d = new DOMDocument; return @$d->loadHTML($deeper); });
attempt("html cut", function () { $d = new DOMDocument; return [$d->loadHTML("<p><b>x</p><i"), $d->saveHTML()]; });
attempt("xpath", function () { $d = new DOMDocument; $d->loadXML("<r/>"); $x = new DOMXPath($d); return [$x->query("///"), $x->evaluate("unknown()"), $x->query("a:b")]; });
attempt("schema", function () { $d = new DOMDocument; $d->loadXML("<r/>"); return [$d->schemaValidateSource("<x"), $d->relaxNGValidateSource("<y/>"), $d->schemaValidate("missing.xsd")]; });
attempt("files", function () { $d = new DOMDocument; return [$d->load("missing.xml"), simplexml_load_file("missing.xml"), (new XMLReader)->open("missing.xml"), $d->save("missing/x.xml")]; });
attempt("xslt", function () { $s = new DOMDocument; $s->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><xsl:call-template name="x"/></xsl:template><xsl:template name="x"><xsl:call-template name="x"/></xsl:template></xsl:stylesheet>'); $p = new XSLTProcessor; $p->importStylesheet($s); return @$p->transformToXml($s); });
$before = descriptors(); for ($i = 0; $i < 50; $i++) { file_put_contents("cut.xml", $cut); @simplexml_load_file("cut.xml"); $d = new DOMDocument; @$d->load("cut.xml"); $r = new XMLReader; $r->open("cut.xml"); while (@$r->read()); } $r = null; echo descriptors() - $before, " descriptors more\n";
?>
--EXPECT--
dom bomb 0: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
simple bomb 0: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] simplexml_load_string():                                                                                ^
false
reader bomb 0: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] XMLReader::read():                                                                                ^
0
dom bomb 2: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
simple bomb 2: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] simplexml_load_string():                                                                                ^
false
reader bomb 2: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;&b;&b;&b;&b;&b;&b;&b;&b;&b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &c;&c;&c;&c;&c;&c;&c;&c;&c;&c;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &d;&d;&d;&d;&d;&d;&d;&d;&d;&d;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &e;&e;&e;&e;&e;&e;&e;&e;&e;&e;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &f;&f;&f;&f;&f;&f;&f;&f;&f;&f;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &g;&g;&g;&g;&g;&g;&g;&g;&g;&g;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &h;&h;&h;&h;&h;&h;&h;&h;&h;&h;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &i;&i;&i;&i;&i;&i;&i;&i;&i;&i;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &j;&j;&j;&j;&j;&j;&j;&j;&j;&j;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): i;&i;&i;&i;&i;&i;&i;&i;&i;"><!ENTITY k "&j;&j;&j;&j;&j;&j;&j;&j;&j;&j;">]><r>&k;
[2] XMLReader::read():                                                                                ^
0
dom recursive 0: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
simple recursive 0: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] simplexml_load_string():                                                        ^
false
reader recursive 0: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] XMLReader::read():                                                        ^
0
dom recursive 2: [2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[2] DOMDocument::loadXML(): Detected an entity reference loop in Entity, line: 1
[false,null]
simple recursive 2: [2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &a;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): &b;
[2] simplexml_load_string():    ^
[2] simplexml_load_string(): Entity: line 1: parser error : Detected an entity reference loop
[2] simplexml_load_string(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] simplexml_load_string():                                                        ^
false
reader recursive 2: [2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &a;
[2] XMLReader::read():    ^
[2] XMLReader::read(): Entity: line 1: parser error : Detected an entity reference loop
[2] XMLReader::read(): &b;
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : Detected an entity reference loop
[2] XMLReader::read(): <!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><r>&a;</r>
[2] XMLReader::read():                                                        ^
0
dom deep 0: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
simple deep 0: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
reader deep 0: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
dom deep 2: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
simple deep 2: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
reader deep 2: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
dom deep 524290: [true,0]
simple deep 524290: 0
reader deep 524290: 600
dom deeper 0: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
simple deeper 0: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
reader deeper 0: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
dom deeper 2: [2] DOMDocument::loadXML(): Excessive depth in document: 256 use XML_PARSE_HUGE option in Entity, line: 1
[false,null]
simple deeper 2: [2] simplexml_load_string(): Entity: line 1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] simplexml_load_string(): a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
[2] simplexml_load_string():                                                                                ^
false
reader deeper 2: [2] XMLReader::read(): DIR/:1: parser error : Excessive depth in document: 256 use XML_PARSE_HUGE option
[2] XMLReader::read(): <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a
[2] XMLReader::read():                                                                                ^
172
dom deeper 524290: [true,0]
simple deeper 524290: 0
reader deeper 524290: 40000
dom huge 0: [true,11000000]
simple huge 0: 11000000
reader huge 0: [2] XMLReader::read(): DIR/:1: parser error : xmlSAX2Characters: huge text node
[2] XMLReader::read(): xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
[2] XMLReader::read():                                                                                ^
1
dom huge 2: [true,11000000]
simple huge 2: 11000000
reader huge 2: [2] XMLReader::read(): DIR/:1: parser error : xmlSAX2Characters: huge text node
[2] XMLReader::read(): xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
[2] XMLReader::read():                                                                                ^
1
dom huge 524290: [true,11000000]
simple huge 524290: 11000000
reader huge 524290: 3
dom external 0: [true,0]
simple external 0: 0
reader external 0: 4
dom external 2: [true,3]
simple external 2: 3
reader external 2: 4
dom cut 0: [2] DOMDocument::loadXML(): Premature end of data in tag a line 1 in Entity, line: 1
[false,null]
simple cut 0: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag a line 1
[2] simplexml_load_string(): <r><a x="1"><b>text</b>
[2] simplexml_load_string():                        ^
false
reader cut 0: [2] XMLReader::read(): DIR/:1: parser error : Extra content at the end of the document
[2] XMLReader::read(): <r><a x="1"><b>text</b>
[2] XMLReader::read():                        ^
0
dom cut 2: [2] DOMDocument::loadXML(): Premature end of data in tag a line 1 in Entity, line: 1
[false,null]
simple cut 2: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag a line 1
[2] simplexml_load_string(): <r><a x="1"><b>text</b>
[2] simplexml_load_string():                        ^
false
reader cut 2: [2] XMLReader::read(): DIR/:1: parser error : Extra content at the end of the document
[2] XMLReader::read(): <r><a x="1"><b>text</b>
[2] XMLReader::read():                        ^
0
dom bad 0: [2] DOMDocument::loadXML(): Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F in Entity, line: 1
[false,null]
simple bad 0: [2] simplexml_load_string(): Entity: line 1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] simplexml_load_string(): <r>ÿþ</r>
[2] simplexml_load_string():    ^
false
reader bad 0: [2] XMLReader::read(): DIR/:1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] XMLReader::read(): <r>ÿþ</r>
[2] XMLReader::read():    ^
0
dom bad 2: [2] DOMDocument::loadXML(): Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F in Entity, line: 1
[false,null]
simple bad 2: [2] simplexml_load_string(): Entity: line 1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] simplexml_load_string(): <r>ÿþ</r>
[2] simplexml_load_string():    ^
false
reader bad 2: [2] XMLReader::read(): DIR/:1: parser error : Input is not proper UTF-8, indicate encoding !
Bytes: 0xFF 0xFE 0x3C 0x2F
[2] XMLReader::read(): <r>ÿþ</r>
[2] XMLReader::read():    ^
0
dom empty 0: ValueError 0: DOMDocument::loadXML(): Argument #1 ($source) must not be empty
simple empty 0: false
reader empty 0: ValueError 0: XMLReader::XML(): Argument #1 ($source) cannot be empty
dom empty 2: ValueError 0: DOMDocument::loadXML(): Argument #1 ($source) must not be empty
simple empty 2: false
reader empty 2: ValueError 0: XMLReader::XML(): Argument #1 ($source) cannot be empty
dom nul 0: [2] DOMDocument::loadXML(): Premature end of data in tag r line 1 in Entity, line: 1
[false,null]
simple nul 0: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag r line 1
[2] simplexml_load_string(): <r>
[2] simplexml_load_string():    ^
false
reader nul 0: [2] XMLReader::read(): DIR/:1: parser error : Char 0x0 out of allowed range
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : internal error: detected an error in element content
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
0
dom nul 2: [2] DOMDocument::loadXML(): Premature end of data in tag r line 1 in Entity, line: 1
[false,null]
simple nul 2: [2] simplexml_load_string(): Entity: line 1: parser error : Premature end of data in tag r line 1
[2] simplexml_load_string(): <r>
[2] simplexml_load_string():    ^
false
reader nul 2: [2] XMLReader::read(): DIR/:1: parser error : Char 0x0 out of allowed range
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
[2] XMLReader::read(): DIR/:1: parser error : internal error: detected an error in element content
[2] XMLReader::read(): <r>
[2] XMLReader::read():    ^
0
dom attributes 0: [2] DOMDocument::loadXML(): Attribute a redefined in Entity, line: 1
[false,null]
simple attributes 0: [2] simplexml_load_string(): Entity: line 1: parser error : Attribute a redefined
[2] simplexml_load_string(): <r a="1" a="1" />
[2] simplexml_load_string():                ^
false
reader attributes 0: [2] XMLReader::read(): DIR/:1: parser error : Attribute a redefined
[2] XMLReader::read(): <r a="1" a="1" />
[2] XMLReader::read():                ^
0
dom attributes 2: [2] DOMDocument::loadXML(): Attribute a redefined in Entity, line: 1
[false,null]
simple attributes 2: [2] simplexml_load_string(): Entity: line 1: parser error : Attribute a redefined
[2] simplexml_load_string(): <r a="1" a="1" />
[2] simplexml_load_string():                ^
false
reader attributes 2: [2] XMLReader::read(): DIR/:1: parser error : Attribute a redefined
[2] XMLReader::read(): <r a="1" a="1" />
[2] XMLReader::read():                ^
0
dom ns 0: [2] DOMDocument::loadXML(): Namespace prefix p on r is not defined in Entity, line: 1
[true,0]
simple ns 0: [2] simplexml_load_string(): namespace error : Namespace prefix p on r is not defined
[2] simplexml_load_string(): <p:r/>
[2] simplexml_load_string():     ^
0
reader ns 0: [2] XMLReader::read(): DIR/:1: namespace error : Namespace prefix p on r is not defined
[2] XMLReader::read(): <p:r/>
[2] XMLReader::read():     ^
1
dom ns 2: [2] DOMDocument::loadXML(): Namespace prefix p on r is not defined in Entity, line: 1
[true,0]
simple ns 2: [2] simplexml_load_string(): namespace error : Namespace prefix p on r is not defined
[2] simplexml_load_string(): <p:r/>
[2] simplexml_load_string():     ^
0
reader ns 2: [2] XMLReader::read(): DIR/:1: namespace error : Namespace prefix p on r is not defined
[2] XMLReader::read(): <p:r/>
[2] XMLReader::read():     ^
1
sax bomb: [1,31,0,"No error",1]
errors 10 [3,89,"Detected an entity reference loop",1]
sax recursive: [1,4,0,"No error",1]
errors 21 [3,89,"Detected an entity reference loop",1]
sax deep: [1,300,0,"No error",1]
errors 1 [3,1,"Excessive depth in document: 256 use XML_PARSE_HUGE option",1]
sax deeper: [1,20000,0,"No error",1]
errors 1 [3,1,"Excessive depth in document: 256 use XML_PARSE_HUGE option",1]
sax huge: [0,11000001,1,"No memory",1]
errors 0 
sax external: [1,1,0,"No error",1]
errors 0 
sax cut: [0,7,5,"Invalid document end",1]
errors 1 [3,77,"Premature end of data in tag a line 1",1]
sax bad: [0,1,9,"Invalid character",1]
errors 1 [3,9,"Input is not proper UTF-8, indicate encoding !\nBytes: 0xFF 0xFE 0x3C 0x2F",1]
sax empty: [0,0,5,"Invalid document end",1]
errors 0 
sax nul: [0,1,1,"No memory",1]
errors 1 [3,77,"Premature end of data in tag r line 1",1]
sax attributes: [0,0,42,"Attribute redefined",1]
errors 1 [3,42,"Attribute a redefined",1]
sax ns: [1,1,0,"No error",1]
errors 1 [2,201,"Namespace prefix p on r is not defined",1]
html deep: true
html cut: [2] DOMDocument::loadHTML(): Opening and ending tag mismatch: p and b in Entity, line: 1
[2] DOMDocument::loadHTML(): Couldn't find end of Start Tag i in Entity, line: 1
[true,"<!DOCTYPE html PUBLIC \"-\/\/W3C\/\/DTD HTML 4.0 Transitional\/\/EN\" \"http:\/\/www.w3.org\/TR\/REC-html40\/loose.dtd\">\n<html><body><p><b>x<\/b><\/p><i><\/i><\/body><\/html>\n"]
xpath: [2] DOMXPath::query(): Invalid expression
[2] DOMXPath::evaluate(): xmlXPathCompOpEval: function unknown not found
[2] DOMXPath::evaluate(): Unregistered function
[2] DOMXPath::query(): Undefined namespace prefix
[false,false,false]
schema: [2] DOMDocument::schemaValidateSource(): Entity: line 1: parser error : Couldn't find end of Start Tag x line 1
[2] DOMDocument::schemaValidateSource(): <x
[2] DOMDocument::schemaValidateSource():   ^
[2] DOMDocument::schemaValidateSource(): Failed to parse the XML resource 'in_memory_buffer'.
[2] DOMDocument::schemaValidateSource(): Invalid Schema
[2] DOMDocument::relaxNGValidateSource(): xmlRelaxNGParse: in_memory_buffer is empty
[2] DOMDocument::relaxNGValidateSource(): Invalid RelaxNG
[2] DOMDocument::schemaValidate(): I/O warning : failed to load external entity "DIR/missing.xsd"
[2] DOMDocument::schemaValidate(): Failed to locate the main schema resource at 'DIR/missing.xsd'.
[2] DOMDocument::schemaValidate(): Invalid Schema
[false,false,false]
files: [2] DOMDocument::load(): I/O warning : failed to load external entity "DIR/missing.xml"
[2] simplexml_load_file(): I/O warning : failed to load external entity "missing.xml"
[2] XMLReader::open(): Unable to open source data
[2] DOMDocument::save(missing/x.xml): Failed to open stream: No such file or directory
[false,false,false,false]
xslt: false
0 descriptors more
