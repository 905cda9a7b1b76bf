<?php
// The extensions whose names and signatures are recorded; read by gen_signatures.php and gen_extension_names.php.

const EXTENSIONS = [
    'Core', 'apcu', 'bcmath', 'bz2', 'calendar', 'ctype', 'curl', 'date', 'dom', 'exif', 'FFI', 'fileinfo', 'filter', 'ftp',
    'gd', 'gettext', 'gmp', 'hash', 'iconv', 'intl', 'json', 'libxml', 'mbstring', 'mysqli', 'openssl', 'pcntl', 'pcre',
    'PDO', 'pdo_sqlite', 'pgsql',
    'Phar', 'posix', 'random', 'readline', 'Reflection', 'session', 'shmop', 'SimpleXML', 'soap', 'sockets', 'sodium', 'SPL',
    'sqlite3', 'standard', 'sysvmsg', 'sysvsem', 'sysvshm', 'tokenizer', 'xml', 'xmlreader', 'xmlwriter', 'xsl',
    'zip', 'zlib',
];
