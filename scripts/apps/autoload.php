<?php
// Autoloading for the packages of a folder that is laid out as Composer's vendor/ is: <vendor>/<package>/composer.json.
// The folder is the environment's APPS_PACKAGES.

(static function (string $folder): void {
    $directories = ['psr-4' => [], 'psr-0' => []];
    $classes = $files = [];
    foreach (glob("$folder/*/*/composer.json") as $description) {
        $package = dirname($description);
        $autoload = json_decode(file_get_contents($description), true)['autoload'] ?? [];
        foreach (['psr-4', 'psr-0'] as $kind) {
            foreach ($autoload[$kind] ?? [] as $prefix => $paths) {
                foreach ((array)$paths as $path) {
                    $directories[$kind][$prefix][] = rtrim("$package/$path", '/');
                }
            }
        }
        foreach ($autoload['classmap'] ?? [] as $path) {
            foreach (is_dir("$package/$path") ? glob("$package/" . rtrim($path, '/') . '/*.php') : ["$package/$path"] as $file) {
                if (preg_match_all('/^\s*(?:abstract |final )*(?:class|interface|trait|enum)\s+(\w+)/m', file_get_contents($file), $found)) {
                    $classes += array_fill_keys($found[1], $file);
                }
            }
        }
        foreach ($autoload['files'] ?? [] as $file) {
            $files[] = "$package/$file";
        }
    }
    krsort($directories['psr-4']); // the longest prefixes first
    spl_autoload_register(static function (string $class) use ($directories, $classes): void {
        if (isset($classes[$class])) {
            require $classes[$class];
            return;
        }
        foreach ($directories as $kind => $prefixes) {
            foreach ($prefixes as $prefix => $paths) {
                if (!str_starts_with($class, $prefix)) {
                    continue;
                }
                $rest = strtr($kind === 'psr-4' ? substr($class, strlen($prefix)) : $class, '\\', '/');
                foreach ($paths as $path) {
                    if (is_file("$path/$rest.php")) {
                        require "$path/$rest.php";
                        return;
                    }
                }
            }
        }
    });
    foreach ($files as $file) {
        require_once $file;
    }
})(getenv('APPS_PACKAGES'));
