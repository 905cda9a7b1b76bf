--TEST--
CSS selectors: combinators and attribute tests
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><div id=a class="x y"><p lang=en data-v="one two">1</p><p class=y>2</p><span><p>3</p></span><a href="http://e.org/X">l</a></div><p id=z>4</p>');
foreach (['div > p', 'div p', 'p + p', 'p ~ span', '.x.y', '#a p', '[lang|=en]', '[data-v~=two]', '[href^=http]', '[href$=X]', '[href$=x i]', '[href*="e.o"]', '[class=y], #z', 'p:not(.y)', ':is(span, a)', 'div :where(p)', '*|p', 'DIV', 'p[lang][data-v]', 'body > *', ':root', 'a:any-link', 'div:has(> span)', 'p:has(+ p)'] as $s) { echo $s, ': '; foreach ($d->querySelectorAll($s) as $e) echo $e->localName, '=', $e->textContent, ' '; echo "\n"; }
--EXPECT--
div > p: p=1 p=2 
div p: p=1 p=2 p=3 
p + p: p=2 
p ~ span: span=3 
.x.y: div=123l 
#a p: p=1 p=2 p=3 
[lang|=en]: p=1 
[data-v~=two]: p=1 
[href^=http]: a=l 
[href$=X]: a=l 
[href$=x i]: a=l 
[href*="e.o"]: a=l 
[class=y], #z: p=2 p=4 
p:not(.y): p=1 p=3 p=4 
:is(span, a): span=3 a=l 
div :where(p): p=1 p=2 p=3 
*|p: p=1 p=2 p=3 p=4 
DIV: div=123l 
p[lang][data-v]: p=1 
body > *: div=123l p=4 
:root: html=123l4 
a:any-link: a=l 
div:has(> span): div=123l 
p:has(+ p): p=1
