--TEST--
Documents saved to a full disk: a notice and false
--EXTENSIONS--
dom
simplexml
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
$d = new DOMDocument; $d->loadXML("<r>" . str_repeat("<a>xyz</a>", 3000) . "</r>");
attempt("save", fn() => $d->save("/dev/full"));
attempt("saveHTMLFile", fn() => $d->saveHTMLFile("/dev/full"));
attempt("asXML", fn() => simplexml_import_dom($d)->asXML("/dev/full"));
$s = new DOMDocument; $s->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><x><xsl:for-each select="//a"><y/></xsl:for-each></x></xsl:template></xsl:stylesheet>'); $p = new XSLTProcessor; $p->importStylesheet($s);
attempt("xslt", fn() => $p->transformToUri($d, "/dev/full"));
$small = new DOMDocument; $small->loadXML("<r/>");
attempt("small", fn() => $small->save("/dev/full"));
attempt("small html", fn() => $small->saveHTMLFile("/dev/full"));
attempt("small asXML", fn() => simplexml_import_dom($small)->asXML("/dev/full"));
attempt("small xslt", fn() => $p->transformToUri($small, "/dev/full"));
?>
--EXPECT--
save: [8] DOMDocument::save(): Write of 4001 bytes failed with errno=28 No space left on device
false
saveHTMLFile: [8] DOMDocument::saveHTMLFile(): Write of 4001 bytes failed with errno=28 No space left on device
false
asXML: [8] SimpleXMLElement::asXML(): Write of 4001 bytes failed with errno=28 No space left on device
false
xslt: [8] XSLTProcessor::transformToUri(): Write of 4001 bytes failed with errno=28 No space left on device
-1
small: [8] DOMDocument::save(): Write of 27 bytes failed with errno=28 No space left on device
false
small html: [8] DOMDocument::saveHTMLFile(): Write of 8 bytes failed with errno=28 No space left on device
false
small asXML: [8] SimpleXMLElement::asXML(): Write of 27 bytes failed with errno=28 No space left on device
false
small xslt: [8] XSLTProcessor::transformToUri(): Write of 27 bytes failed with errno=28 No space left on device
-1
