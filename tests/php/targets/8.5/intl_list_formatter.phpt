--TEST--
IntlListFormatter
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['en', 'de', 'ja', 'en_GB'] as $l) foreach ([IntlListFormatter::TYPE_AND, IntlListFormatter::TYPE_OR, IntlListFormatter::TYPE_UNITS] as $t) { $f = new IntlListFormatter($l, $t, IntlListFormatter::WIDTH_WIDE); echo $f->format(['a']), ' | ', $f->format(['a', 'b']), ' | ', $f->format(['a', 'b', 'c', 'd']), ' | ', $f->format([]), "\n"; } foreach ([fn() => new IntlListFormatter('en', 99), fn() => new IntlListFormatter('en', 0, 99), fn() => (new IntlListFormatter('en'))->format([[]])] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
a | a and b | a, b, c, and d | 
a | a or b | a, b, c, or d | 
a | a, b | a, b, c, d | 
a | a und b | a, b, c und d | 
a | a oder b | a, b, c oder d | 
a | a, b | a, b, c und d | 
a | a、b | a、b、c、d | 
a | aまたはb | a、b、c、またはd | 
a | a b | a b c d | 
a | a and b | a, b, c and d | 
a | a or b | a, b, c or d | 
a | a, b | a, b, c, d | 
ValueError: IntlListFormatter::__construct(): Argument #2 ($type) must be one of IntlListFormatter::TYPE_AND, IntlListFormatter::TYPE_OR, or IntlListFormatter::TYPE_UNITS
ValueError: IntlListFormatter::__construct(): Argument #3 ($width) must be one of IntlListFormatter::WIDTH_WIDE, IntlListFormatter::WIDTH_SHORT, or IntlListFormatter::WIDTH_NARROW

Warning: Array to string conversion in {PWD}/intl_list_formatter.php on line 2
string(5) "Array"
