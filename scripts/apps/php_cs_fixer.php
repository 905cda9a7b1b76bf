<?php
// The command php-cs-fixer: php php_cs_fixer.php ARGUMENTS…

require __DIR__ . '/autoload.php';

set_error_handler(static function (int $severity, string $message, string $file, int $line): void {
    if (error_reporting() & $severity) {
        throw new ErrorException($message, 0, $severity, $file, $line);
    }
});
(new PhpCsFixer\Console\Application())->run();
