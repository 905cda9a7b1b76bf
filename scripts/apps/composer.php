<?php
// Composer's command: php composer.php ARGUMENTS…

require __DIR__ . '/autoload.php';

error_reporting(-1);
putenv('COMPOSER_BINARY=' . __FILE__);
(new Composer\Console\Application())->run();
