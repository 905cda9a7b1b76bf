--TEST--
Final sigmas in mb_convert_case() (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (["ΑΣ ΑΣΑ Σ ΣΑ", "ΟΔΥΣΣΕΥΣ", "ΑΣ.", "Α.Σ", "ΑΣ'Α", "ΑΣ'", "ΣΣ", "aΣ b", "1Σ", "ΑΣ1", "ΑΣ\u{300}", "\u{300}Σ", "Α\u{ad}Σ", "Α·Σ"] as $s) echo mb_strtolower($s), '|', mb_convert_case($s, MB_CASE_TITLE), '|', mb_convert_case($s, MB_CASE_FOLD), '|', mb_convert_case($s, MB_CASE_LOWER_SIMPLE), '|', mb_convert_case($s, MB_CASE_TITLE_SIMPLE), "\n";
echo mb_convert_case("ΑΣ", MB_CASE_LOWER, "ISO-8859-7") === iconv('UTF-8','ISO-8859-7','ας') ? 'y':'n', "\n";
$a = [1, 2]; $a[] = 3; $h = ["a" => 1]; $h["b"] = 2; $e = []; debug_zval_refcount($a, $h, $e, [5], ["k"=>[1]]);
--EXPECT--
ας ασα σ σα|Ας Ασα Σ Σα|ασ ασα σ σα|ασ ασα σ σα|Ασ Ασα Σ Σα
οδυσσευς|Οδυσσευς|οδυσσευσ|οδυσσευσ|Οδυσσευσ
ας.|Ας.|ασ.|ασ.|Ασ.
α.ς|Α.ς|α.σ|α.σ|Α.σ
ασ'α|Ασ'α|ασ'α|ασ'α|Ασ'α
ας'|Ας'|ασ'|ασ'|Ασ'
σς|Σς|σσ|σσ|Σσ
aς b|Aς B|aσ b|aσ b|Aσ B
1σ|1Σ|1σ|1σ|1Σ
ας1|Ας1|ασ1|ασ1|Ασ1
ας̀|Ας̀|ασ̀|ασ̀|Ασ̀
̀σ|̀Σ|̀σ|̀σ|̀Σ
α­ς|Α­ς|α­σ|α­σ|Α­σ
α·ς|Α·ς|α·σ|α·σ|Α·σ
n

Fatal error: Uncaught Error: Call to undefined function debug_zval_refcount() in {PWD}/greek_sigma.php:4
Stack trace:
#0 {main}
  thrown in {PWD}/greek_sigma.php on line 4
--EXIT--
255
