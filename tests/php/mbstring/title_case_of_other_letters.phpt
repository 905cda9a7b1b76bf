--TEST--
mb_convert_case() to title case: letters beyond ASCII, what is passed over
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach(["hello wORLD o'neil ÉCOLE straße ǆ","a.b c-d e_f 1st ﬁne ὈΔΥΣΣΕΎΣ","İstanbul ΑΣ ΑΣΑ 'tis",''] as $t)echo mb_convert_case($t,MB_CASE_TITLE),'|',mb_convert_case($t,MB_CASE_TITLE_SIMPLE),"\n";
--EXPECT--
Hello World O'neil École Straße ǅ|Hello World O'neil École Straße ǅ
A.b C-D E_F 1St Fine Ὀδυσσεύσ|A.b C-D E_F 1St ﬁne Ὀδυσσεύσ
İstanbul Ασ Ασα 'Tis|İstanbul Ασ Ασα 'Tis
|
