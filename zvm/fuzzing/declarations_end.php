<?php
foreach (['X', 'Y'] as $name) {
    if (!class_exists($name) && !interface_exists($name) && !trait_exists($name)) continue;
    $text = (string) new ReflectionClass($name);
    echo strlen($text) > 2500 ? md5($text) : $text, "\n";
    try { $o = new $name(1, 2); var_dump($o); echo $o->m(1), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
    foreach ((new ReflectionClass($name))->getAttributes() as $attribute) {
        try { var_dump($attribute->newInstance()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
    }
}
