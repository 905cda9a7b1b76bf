<?php
// Prints the classes, constants, ini directives and dependencies of PHP's extensions, one a line: extension, kind, name. The same
// extensions as in gen_signatures.php, whose rows have the functions and methods. Run by gen_extension_names.py.

require __DIR__ . '/extensions.php';

foreach (EXTENSIONS as $name) {
    $extension = new ReflectionExtension($name);
    $rows = [
        'class' => $extension->getClassNames(),
        'constant' => array_keys($extension->getConstants()),
        'ini' => array_keys($extension->getINIEntries()),
        'dependency' => array_map(fn($name, $kind) => "$name $kind", array_keys($extension->getDependencies()),
            $extension->getDependencies()),
    ];
    foreach ($rows as $kind => $names) {
        sort($names, SORT_STRING);
        foreach ($names as $one) {
            echo "$name\t$kind\t$one\n";
        }
    }
}
