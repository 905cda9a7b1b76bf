--TEST--
HTML5: encodings found, given and converted
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (["<meta charset=iso-8859-1><p>\xe9", "<meta http-equiv=content-type content='text/html; charset=windows-1251'><p>\xe9", "\xef\xbb\xbf<p>é", "<p>é", "\xff\xfeh\0i\0", "<p>\xff\xfe"] as $h) { $d = Dom\HTMLDocument::createFromString($h, LIBXML_NOERROR); echo $d->charset, ' ', $d->inputEncoding, ' ', bin2hex($d->body->textContent), ' ', bin2hex(substr($d->saveHtml($d->body), 0, 30)), "\n"; } $d = Dom\HTMLDocument::createFromString("<p>\xe9", LIBXML_NOERROR, 'latin1'); echo $d->charset, bin2hex($d->body->textContent), "\n"; $d->charset = 'utf-8'; echo bin2hex($d->saveHtml($d->body)), "\n"; foreach ([fn() => Dom\HTMLDocument::createFromString('x', 0, 'nope'), fn() => $d->charset = 'nope', fn() => Dom\HTMLDocument::createFromString('x', 999999), fn() => Dom\HTMLDocument::createFromFile("a\0b"), fn() => new Dom\HTMLDocument] as $f) try { $f(); echo "ok\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
windows-1252 windows-1252 c3a9 3c626f64793e3c703ee93c2f703e3c2f626f64793e
windows-1251 windows-1251 d0b9 3c626f64793e3c703ee93c2f703e3c2f626f64793e
UTF-8 UTF-8 c3a9 3c626f64793e3c703ec3a93c2f703e3c2f626f64793e
UTF-8 UTF-8 c3a9 3c626f64793e3c703ec3a93c2f703e3c2f626f64793e
UTF-16LE UTF-16LE 6869 3c0062006f00640079003e00680069003c002f0062006f00640079003e00
UTF-8 UTF-8 efbfbdefbfbd 3c626f64793e3c703eefbfbdefbfbd3c2f703e3c2f626f64793e
windows-1252c3a9
3c626f64793e3c703ec3a93c2f703e3c2f626f64793e
ValueError: Dom\HTMLDocument::createFromString(): Argument #3 ($overrideEncoding) must be a valid document encoding
ValueError: Invalid document encoding
ValueError: Dom\HTMLDocument::createFromString(): Argument #2 ($options) contains invalid flags (allowed flags: LIBXML_NOERROR, LIBXML_COMPACT, LIBXML_HTML_NOIMPLIED, Dom\HTML_NO_DEFAULT_NS)
ValueError: Dom\HTMLDocument::createFromFile(): Argument #1 ($path) must not contain any null bytes
Error: Call to private Dom\Node::__construct() from global scope
