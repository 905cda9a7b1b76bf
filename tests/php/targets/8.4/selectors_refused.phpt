--TEST--
CSS selectors that are wrong
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><p>'); foreach (['', '>', 'p >', 'p[', '[=x]', '..a', '#', ':nope', '::before', 'p:nth-child(x)', '1p', 'p,,a', ':not(', 'ns|p', 'p:hover', 'a:visited', ':nth-child()'] as $s) foreach (['querySelector', 'querySelectorAll'] as $m) try { $r = $d->$m($s); echo "$s $m: ", $r instanceof Countable ? count($r) : ($r === null ? 'null' : 'element'), "\n"; } catch (Throwable $e) { echo "$s $m: ", get_class($e), ' ', $e->getCode(), ' ', $e->getMessage(), "\n"; }
--EXPECT--
querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
 querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
> querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: >)
> querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: >)
p > querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
p > querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
p[ querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
p[ querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
[=x] querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: =)
[=x] querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: =)
..a querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: .)
..a querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: .)
# querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: #)
# querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: #)
:nope querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: nope)
:nope querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: nope)
::before querySelector: DOMException 12 Invalid selector (Selectors. Not supported: before)
::before querySelectorAll: DOMException 12 Invalid selector (Selectors. Not supported: before)
p:nth-child(x) querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: x)
p:nth-child(x) querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: x)
1p querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: 1p)
1p querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: 1p)
p,,a querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: ,)
p,,a querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: ,)
:not( querySelector: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
:not( querySelectorAll: DOMException 12 Invalid selector (Selectors. Unexpected token: END-OF-FILE)
ns|p querySelector: element
ns|p querySelectorAll: 1
p:hover querySelector: null
p:hover querySelectorAll: 0
a:visited querySelector: DOMException 12 Invalid selector (Selectors. Not supported: visited)
a:visited querySelectorAll: DOMException 12 Invalid selector (Selectors. Not supported: visited)
:nth-child() querySelector: DOMException 12 Invalid selector (Selectors. Pseudo function can't be empty: nth-child())
:nth-child() querySelectorAll: DOMException 12 Invalid selector (Selectors. Pseudo function can't be empty: nth-child())
