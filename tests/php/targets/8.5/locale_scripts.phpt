--TEST--
locale_is_right_to_left() and others
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['ar', 'he_IL', 'en', 'fa_Arab', 'uz_Latn', 'zh-Hant-TW', '', 'xx'] as $l) echo $l, ' ', json_encode([locale_is_right_to_left($l), Locale::isRightToLeft($l), Locale::addLikelySubtags($l), Locale::minimizeSubtags($l)]), "\n";
--EXPECT--
ar [true,true,"ar_Arab_EG","ar"]
he_IL [true,true,"he_Hebr_IL","he"]
en [false,false,"en_Latn_US","en"]
fa_Arab [true,true,"fa_Arab_IR","fa"]
uz_Latn [false,false,"uz_Latn_UZ","uz"]
zh-Hant-TW [false,false,"zh_Hant_TW","zh_TW"]
 [false,false,"en_Latn_US_POSIX","en__POSIX"]
xx [false,false,"xx","xx"]
