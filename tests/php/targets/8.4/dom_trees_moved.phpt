--TEST--
Moving nodes between documents and parents of Dom\
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><p>1</p><p>2</p>'); $e = Dom\HTMLDocument::createEmpty(); $p = $d->querySelector('p'); $q = $e->importNode($p, true); $r = $e->adoptNode($p); var_dump($q->ownerDocument === $e, $r === $p, $p->ownerDocument === $e, $d->body->childElementCount); $f = $e->createDocumentFragment(); $f->append($q, 'text', $r); $e->append($h = $e->createElement('html')); $h->append($f); echo $e->saveHtml(), ' ', $f->childNodes->length, "\n"; foreach ([fn() => $h->appendChild($h), fn() => $e->append('x'), fn() => $h->insertBefore($q, $d->body), fn() => $h->removeChild($d->body), fn() => $h->replaceChildren($e)] as $g) try { $g(); echo "ok\n"; } catch (Throwable $x) { echo get_class($x), ' ', $x->getMessage(), "\n"; } $r->replaceWith('A', $e->createElement('b')); $q->before('0'); $q->after('1'); $q->remove(); echo $h->innerHTML, ' ', $h->childNodes->length, "\n"; $h->normalize(); echo $h->childNodes->length, "\n";
--EXPECT--
bool(true)
bool(true)
bool(true)
int(1)
<html><p>1</p>text<p>1</p></html> 0
DOMException Hierarchy Request Error
DOMException Cannot insert text as a child of a document
DOMException Not Found Error
DOMException Not Found Error
DOMException Hierarchy Request Error
01textA<b></b> 5
2
