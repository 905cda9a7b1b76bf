<?php
// The extensions whose names and signatures are recorded; read by gen_signatures.php and gen_extension_names.php.

const EXTENSIONS = ['Core', 'bcmath', 'bz2', 'calendar', 'ctype', 'date', 'exif', 'fileinfo', 'filter', 'gettext',
    'gmp', 'hash', 'iconv', 'intl', 'json', 'mbstring', 'pcre', 'PDO', 'pdo_sqlite', 'random', 'readline',
    'Reflection', 'session', 'SPL', 'sqlite3', 'standard', 'tokenizer', 'xml', 'xmlreader', 'xmlwriter', 'zip',
    'zlib'];
