<?php
// The extensions whose names and signatures are recorded; read by gen_signatures.php and gen_extension_names.php.

const EXTENSIONS = ['Core', 'bcmath', 'bz2', 'calendar', 'ctype', 'date', 'filter', 'gmp', 'hash', 'iconv', 'intl', 'json', 'mbstring', 'pcre', 'random', 'Reflection',
    'session', 'SPL', 'standard', 'tokenizer', 'xmlwriter', 'zlib'];
