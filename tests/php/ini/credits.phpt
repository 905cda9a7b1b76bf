--TEST--
phpcredits(): the sections that its flags ask for
--FILE--
<?php
ob_start();
var_dump(phpcredits(0));
echo ob_get_clean();
foreach ([CREDITS_GROUP, CREDITS_GENERAL, CREDITS_SAPI, CREDITS_MODULES, CREDITS_DOCS, CREDITS_QA, CREDITS_ALL] as $flag) {
    ob_start();
    phpcredits($flag);
    $lines = explode("\n", ob_get_clean());
    $about = array_filter($lines, fn($line) => preg_match('/Group|Language|SAPI Mod|Modules|Documentation$|Quality/', $line));
    echo $flag, ": ", implode(" | ", array_map('trim', $about)), " | ", $lines[4] ?? "", "\n";
}
--EXPECT--
PHP Credits
bool(true)
1: PHP Group | 
2: Language Design & Concept | Zend Scripting Language Engine => Andi Gutmans, Zeev Suraski, Stanislav Malyshev, Marcus Boerger, Dmitry Stogov, Xinchen Hui, Nikita Popov | 
4: SAPI Modules | Apache 2.0 Handler => Ian Holsman, Justin Erenkrantz (based on Apache 2.0 Filter code)
8:  | BC Math => Andi Gutmans
16:  | Editor => Peter Cowburn
64: PHP Quality Assurance Team | 
4294967295: PHP Group | Language Design & Concept | Zend Scripting Language Engine => Andi Gutmans, Zeev Suraski, Stanislav Malyshev, Marcus Boerger, Dmitry Stogov, Xinchen Hui, Nikita Popov | SAPI Modules | PHP Quality Assurance Team |
