--TEST--
Options of mb_ereg_search() that there are not
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach (['mb_ereg_search', 'mb_ereg_search_pos', 'mb_ereg_search_regs'] as $f) foreach ([["a\xff", '-'], ['a', '-'], ['(', 'z'], [null, 'q'], ['a', 'ix']] as $a) foreach ([0, 1] as $init) { if ($init) mb_ereg_search_init('bab'); echo $f, json_encode($a, JSON_INVALID_UTF8_SUBSTITUTE), $init, ' '; try { error_clear_last(); $r = @$f(...$a); echo error_get_last()['message'] ?? '', json_encode($r), "\n"; } catch (Throwable $e) { echo error_get_last()['message'] ?? '', get_class($e), $e->getMessage(), $e->getPrevious()?->getMessage(), "\n"; } }
foreach (['mb_ereg_match', 'mb_ereg_replace', 'mb_eregi_replace', 'mb_ereg_search_init'] as $f) { echo $f; try { error_clear_last(); $r = match ($f) { 'mb_ereg_match' => @mb_ereg_match("a\xff", 'b', '-'), 'mb_ereg_search_init' => @mb_ereg_search_init('x', "a\xff", '-'), default => @$f("a\xff", 'b', 'c', '-') }; echo error_get_last()['message'] ?? '', json_encode($r), "\n"; } catch (Throwable $e) { echo error_get_last()['message'] ?? '', get_class($e), $e->getMessage(), $e->getPrevious()?->getMessage(), "\n"; } }
--EXPECT--
mb_ereg_search["a\ufffd","-"]0 mb_ereg_search(): Pattern is not valid under UTF-8 encodingValueErrorOption "-" is not supported
mb_ereg_search["a\ufffd","-"]1 mb_ereg_search(): Pattern is not valid under UTF-8 encodingValueErrorOption "-" is not supported
mb_ereg_search["a","-"]0 ValueErrorOption "-" is not supported
mb_ereg_search["a","-"]1 ValueErrorOption "-" is not supported
mb_ereg_search["(","z"]0 mb_ereg_search(): mbregex compile err: end pattern with unmatched parenthesisfalse
mb_ereg_search["(","z"]1 mb_ereg_search(): mbregex compile err: end pattern with unmatched parenthesisfalse
mb_ereg_search[null,"q"]0 ErrorNo pattern was providedOption "q" is not supported
mb_ereg_search[null,"q"]1 ErrorNo pattern was providedOption "q" is not supported
mb_ereg_search["a","ix"]0 true
mb_ereg_search["a","ix"]1 true
mb_ereg_search_pos["a\ufffd","-"]0 mb_ereg_search_pos(): Pattern is not valid under UTF-8 encodingValueErrorOption "-" is not supported
mb_ereg_search_pos["a\ufffd","-"]1 mb_ereg_search_pos(): Pattern is not valid under UTF-8 encodingValueErrorOption "-" is not supported
mb_ereg_search_pos["a","-"]0 ValueErrorOption "-" is not supported
mb_ereg_search_pos["a","-"]1 ValueErrorOption "-" is not supported
mb_ereg_search_pos["(","z"]0 mb_ereg_search_pos(): mbregex compile err: end pattern with unmatched parenthesisfalse
mb_ereg_search_pos["(","z"]1 mb_ereg_search_pos(): mbregex compile err: end pattern with unmatched parenthesisfalse
mb_ereg_search_pos[null,"q"]0 ErrorNo pattern was providedOption "q" is not supported
mb_ereg_search_pos[null,"q"]1 ErrorNo pattern was providedOption "q" is not supported
mb_ereg_search_pos["a","ix"]0 [1,1]
mb_ereg_search_pos["a","ix"]1 [1,1]
mb_ereg_search_regs["a\ufffd","-"]0 mb_ereg_search_regs(): Pattern is not valid under UTF-8 encodingValueErrorOption "-" is not supported
mb_ereg_search_regs["a\ufffd","-"]1 mb_ereg_search_regs(): Pattern is not valid under UTF-8 encodingValueErrorOption "-" is not supported
mb_ereg_search_regs["a","-"]0 ValueErrorOption "-" is not supported
mb_ereg_search_regs["a","-"]1 ValueErrorOption "-" is not supported
mb_ereg_search_regs["(","z"]0 mb_ereg_search_regs(): mbregex compile err: end pattern with unmatched parenthesisfalse
mb_ereg_search_regs["(","z"]1 mb_ereg_search_regs(): mbregex compile err: end pattern with unmatched parenthesisfalse
mb_ereg_search_regs[null,"q"]0 ErrorNo pattern was providedOption "q" is not supported
mb_ereg_search_regs[null,"q"]1 ErrorNo pattern was providedOption "q" is not supported
mb_ereg_search_regs["a","ix"]0 ["a"]
mb_ereg_search_regs["a","ix"]1 ["a"]
mb_ereg_matchValueErrorOption "-" is not supported
mb_ereg_replaceValueErrorOption "-" is not supported
mb_eregi_replaceValueErrorOption "-" is not supported
mb_ereg_search_initmb_ereg_search_init(): Pattern is not valid under UTF-8 encodingValueErrorOption "-" is not supported
