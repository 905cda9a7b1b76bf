--TEST--
CSS selectors: structural pseudo-classes
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><ul><li>1<li>2<li>3<li>4<li>5</ul><p></p><p> </p><input checked><input disabled><input required><option selected>');
foreach ([':first-child', 'li:last-child', 'li:nth-child(2n+1)', 'li:nth-child(even)', 'li:nth-last-child(2)', 'li:nth-child(-n+2)', 'li:only-child', 'ul:only-of-type', 'li:first-of-type', 'p:nth-of-type(2)', 'p:empty', ':checked', ':disabled', ':required', 'input:enabled', 'li:not(:nth-child(odd))', 'li:nth-child(3) ~ li', ':optional'] as $s) { echo $s, ': ', count($d->querySelectorAll($s)), ' ', $d->querySelector($s)?->textContent, "\n"; }
--EXPECT--
:first-child: 4 12345 
li:last-child: 1 5
li:nth-child(2n+1): 3 1
li:nth-child(even): 2 2
li:nth-last-child(2): 1 4
li:nth-child(-n+2): 2 1
li:only-child: 0 
ul:only-of-type: 1 12345
li:first-of-type: 1 1
p:nth-of-type(2): 1  
p:empty: 1 
:checked: 1 
:disabled: 1 
:required: 1 
input:enabled: 2 
li:not(:nth-child(odd)): 2 2
li:nth-child(3) ~ li: 2 4
:optional: 2
