--TEST--
HTML5: document types and the compatibility mode
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['<p>', '<!doctype html><p>', '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">', '<!DOCTYPE html SYSTEM "about:legacy-compat">', '<!doctype>', '<!doctype svg>'] as $h) { $d = Dom\HTMLDocument::createFromString($h, LIBXML_NOERROR); echo json_encode([$d->doctype?->name, $d->doctype?->publicId, $d->doctype?->systemId, strlen($d->saveHtml())]), "\n", $d->saveHtml(), "\n"; }
--EXPECT--
[null,null,null,46]
<html><head></head><body><p></p></body></html>
["html","","",61]
<!DOCTYPE html><html><head></head><body><p></p></body></html>
["html","-\/\/W3C\/\/DTD HTML 4.01\/\/EN","http:\/\/www.w3.org\/TR\/html4\/strict.dtd",54]
<!DOCTYPE html><html><head></head><body></body></html>
["html","","about:legacy-compat",54]
<!DOCTYPE html><html><head></head><body></body></html>
["","","",50]
<!DOCTYPE ><html><head></head><body></body></html>
["svg","","",53]
<!DOCTYPE svg><html><head></head><body></body></html>
