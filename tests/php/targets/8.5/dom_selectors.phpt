--TEST--
Dom: selectors of CSS (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><div id=a class="x y"><p>1</p><p lang=en>2<b>3</b></p><input type=CHECKBOX checked disabled><a href="/x">l</a></div>', LIBXML_NOERROR);
foreach ([':lang(en)', 'p::before', ':is()', 'p:foo(', ':unknown', 'p > > a', 'p,,a', 'svg|c', '*|p', '|p', ':nth-child(2n+1 of .x)', ':host', ':hover', 'a[', '[type=checkbox]', '[TYPE=checkbox]', 'P', '#A', '.X', ':root', ':has(> b)', 'p:not(:first-child)', ':where(p, a)', ':lexbor-contains("2")', ':nth-last-of-type(odd)', 'p:nth-col(1)', ':current(p)', ':scope > p', ':link', ':checked', ':disabled', 'div p', 'p ~ a', 'p + p', '[class~=y]', '[href^="/"]', '[href$=x]', '[href*="/"]', '[lang|=e]', '[lang|=en]', '[class="X Y" i]', ':empty', ':only-child', ':blank', ':required', ':optional', ':read-only', ':defined', 'p:nth-child(even)', 'p:dir(ltr)'] as $s) {
 try { $l = $d->querySelectorAll($s); echo $s, ' => '; foreach ($l as $n) echo $n->localName, ' '; echo "\n"; } catch (Throwable $e) { echo $s, ' => ', get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; }
}
--EXPECT--
:lang(en) => DOMException: Invalid selector (Selectors. Not supported: lang) 12
p::before => DOMException: Invalid selector (Selectors. Not supported: before) 12
:is() => DOMException: Invalid selector (Selectors. Pseudo function can't be empty: is()) 12
p:foo( => DOMException: Invalid selector (Selectors. Unexpected token: foo() 12
:unknown => DOMException: Invalid selector (Selectors. Unexpected token: unknown) 12
p > > a => DOMException: Invalid selector (Selectors. Unexpected token: >) 12
p,,a => DOMException: Invalid selector (Selectors. Unexpected token: ,) 12
svg|c => 
*|p => p p 
|p => p p 
:nth-child(2n+1 of .x) => div 
:host => DOMException: Invalid selector (Selectors. Unexpected token: host) 12
:hover => 
a[ => DOMException: Invalid selector (Selectors. Unexpected token: END-OF-FILE) 12
[type=checkbox] => input 
[TYPE=checkbox] => input 
P => p p 
#A => 
.X => 
:root => html 
:has(> b) => p 
p:not(:first-child) => p 
:where(p, a) => p p a 
:lexbor-contains("2") => 
:nth-last-of-type(odd) => html head body div p b input a 
p:nth-col(1) => DOMException: Invalid selector (Selectors. Not supported: nth-col) 12
:current(p) => p p 
:scope > p => DOMException: Invalid selector (Selectors. Not supported: scope) 12
:link => a 
:checked => input 
:disabled => input 
div p => p p 
p ~ a => a 
p + p => p 
[class~=y] => div 
[href^="/"] => a 
[href$=x] => a 
[href*="/"] => a 
[lang|=e] => 
[lang|=en] => p 
[class="X Y" i] => div 
:empty => head input 
:only-child => html div b 
:blank => DOMException: :blank selector is not implemented because CSSWG has not yet decided its semantics (https://github.com/w3c/csswg-drafts/issues/1967) 9
:required => 
:optional => input 
:read-only => html head body div p p b input a 
:defined => DOMException: Invalid selector (Selectors. Unexpected token: defined) 12
p:nth-child(even) => p 
p:dir(ltr) => DOMException: Invalid selector (Selectors. Not supported: dir) 12
