<?php
// Autoloading for the packages of a folder that is laid out as Composer's vendor/ is: <vendor>/<package>/composer.json.
// The folder is the environment's APPS_PACKAGES.

/** The file of each class that a PHP file or a folder declares. */
function classes_of(string $path): array
{
    $classes = [];
    if (is_dir($path)) {
        foreach (array_diff(scandir($path), ['.', '..']) as $name) {
            if (is_dir("$path/$name") || str_ends_with($name, '.php')) {
                $classes += classes_of("$path/$name");
            }
        }
        return $classes;
    }
    $source = file_get_contents($path);
    $namespace = preg_match('/^namespace ([\w\\\\]+)/m', $source, $found) ? "$found[1]\\" : '';
    preg_match_all('/^\s*(?:(?:abstract|final|readonly) )*(?:class|interface|trait|enum)\s+(\w+)/m', $source, $found);
    foreach ($found[1] as $class) {
        $classes[$namespace . $class] = $path;
    }
    return $classes;
}

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
            $classes += classes_of("$package/" . rtrim($path, '/'));
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
