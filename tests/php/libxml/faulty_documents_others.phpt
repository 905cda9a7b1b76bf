--TEST--
Schemas, stylesheets, expressions and files that cannot be; no handle stays open
--EXTENSIONS--
dom
simplexml
xmlreader
xsl
--INI--
memory_limit=-1
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
attempt("html deep", function () use ($deeper) { $d = new DOMDocument; return @$d->loadHTML($deeper); });
attempt("html cut", function () { $d = new DOMDocument; return [$d->loadHTML("<p><b>x</p><i"), $d->saveHTML()]; });
attempt("xpath", function () { $d = new DOMDocument; $d->loadXML("<r/>"); $x = new DOMXPath($d); return [$x->query("///"), $x->evaluate("unknown()"), $x->query("a:b")]; });
attempt("schema", function () { $d = new DOMDocument; $d->loadXML("<r/>"); return [$d->schemaValidateSource("<x"), $d->relaxNGValidateSource("<y/>"), $d->schemaValidate("missing.xsd")]; });
attempt("files", function () { $d = new DOMDocument; return [$d->load("missing.xml"), simplexml_load_file("missing.xml"), (new XMLReader)->open("missing.xml"), $d->save("missing/x.xml")]; });
attempt("xslt", function () { $s = new DOMDocument; $s->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><xsl:call-template name="x"/></xsl:template><xsl:template name="x"><xsl:call-template name="x"/></xsl:template></xsl:stylesheet>'); $p = new XSLTProcessor; $p->importStylesheet($s); return @$p->transformToXml($s); });
$before = descriptors(); for ($i = 0; $i < 50; $i++) { file_put_contents("cut.xml", $cut); @simplexml_load_file("cut.xml"); $d = new DOMDocument; @$d->load("cut.xml"); $r = new XMLReader; $r->open("cut.xml"); while (@$r->read()); } $r = null; echo descriptors() - $before, " descriptors more\n";
?>
--EXPECT--
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
