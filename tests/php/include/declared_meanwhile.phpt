--TEST--
Names in a namespace stand for what was declared meanwhile, in a file that is included again
--FILE--
<?php
// Names in a namespace, in a file that is included again: what they stand for may be declared meanwhile.
$file = sys_get_temp_dir() . "/zvm_included_in_namespace_" . getmypid() . ".php";
foreach ([100, 0] as $age) {
    $space = "N$age";
    file_put_contents($file, "<?php namespace $space; return strlen('abc') . ' ' . E_ERROR . ' ' . \\strlen('abc') . ' ' . \\E_ERROR;");
    touch($file, time() - $age);
    clearstatcache();
    for ($i = 0; $i < 5; $i++) {
        echo include $file, "\n";
        if ($i == 1) eval("namespace $space; function strlen(\$s) { return 'own function'; }");
        if ($i == 2) eval("namespace $space; const E_ERROR = 'own constant';");
    }
}
unlink($file);
--EXPECT--
3 1 3 1
3 1 3 1
own function 1 3 1
own function own constant 3 1
own function own constant 3 1
3 1 3 1
3 1 3 1
own function 1 3 1
own function own constant 3 1
own function own constant 3 1
