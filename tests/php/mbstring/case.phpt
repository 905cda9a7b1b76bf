--TEST--
mb_convert_case(): every mode; mb_strtoupper(), mb_strtolower()
--EXTENSIONS--
mbstring
--FILE--
<?php
$text = "straße ὈΔΥΣΣΕΎΣ ǆungla İstanbul ﬁn o'neil ΑΣ Σ";
foreach ([MB_CASE_UPPER, MB_CASE_LOWER, MB_CASE_TITLE, MB_CASE_FOLD, MB_CASE_UPPER_SIMPLE, MB_CASE_LOWER_SIMPLE,
          MB_CASE_TITLE_SIMPLE, MB_CASE_FOLD_SIMPLE] as $mode) {
    echo $mode, ": ", mb_convert_case($text, $mode), "\n";
}
echo mb_strtoupper("\xe4\xdf", "ISO-8859-1") === "\xc4SS" ? "one" : bin2hex(mb_strtoupper("\xe4\xdf", "ISO-8859-1")), "\n";
echo mb_strtolower("İI", "ISO-8859-9"), " ", bin2hex(mb_strtolower("\xddI", "ISO-8859-9")), "\n";
echo mb_strtolower("A\xc4B\xff"), "\n";
try {
    mb_convert_case("a", 9);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
0: STRASSE ὈΔΥΣΣΕΎΣ ǄUNGLA İSTANBUL FIN O'NEIL ΑΣ Σ
1: straße ὀδυσσεύσ ǆungla i̇stanbul ﬁn o'neil ασ σ
2: Straße Ὀδυσσεύσ ǅungla İstanbul Fin O'neil Ασ Σ
3: strasse ὀδυσσεύσ ǆungla i̇stanbul fin o'neil ασ σ
4: STRAßE ὈΔΥΣΣΕΎΣ ǄUNGLA İSTANBUL ﬁN O'NEIL ΑΣ Σ
5: straße ὀδυσσεύσ ǆungla istanbul ﬁn o'neil ασ σ
6: Straße Ὀδυσσεύσ ǅungla İstanbul ﬁn O'neil Ασ Σ
7: straße ὀδυσσεύσ ǆungla İstanbul ﬁn o'neil ασ σ
one
�� 69fd
a?b?
mb_convert_case(): Argument #2 ($mode) must be one of the MB_CASE_* constants
