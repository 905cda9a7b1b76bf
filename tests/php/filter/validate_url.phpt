--TEST--
URLs, with the parts that flags require
--FILE--
<?php
function show(array $values, int $filter, mixed $options = 0): void {
    foreach ($values as $value) {
        try {
            $result = str_replace("\n", ' ', var_export(filter_var($value, $filter, $options), true));
        } catch (Throwable $error) {
            $result = $error::class . ': ' . $error->getMessage();
        }
        echo json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE), ' => ', $result, "\n";
    }
}
$u = ['http://example.com', 'http://example.com/index.html', 'http://www.example.com/index.php', 'http://www.example/img/test.png', 'http://www.example/img/dir/', 'http://www.example/img/dir', 'http://www.thelongestdomainnameintheworldandthensomeandthensomemoreandmore.com/', 'http//www.example/wrong/url/', 'http:/www.example', 'file:///tmp/test.c', 'ftp://ftp.example.com/tmp/', '/tmp/test.c', '/', 'http://', 'http:/', 'http:', 'http', '', -1, [], 'mailto:foo@bar.com', 'news:news.php.net', 'file://foo/bar', "http://\r\n/bar", 'http://example.com:qq', "http://example.com:-2", "http://example.com:65536", "http://example.com:65537", 'http://localhost', 'http://a_b.com', 'HTTP://a_b.com', 'https://[::1]/x', 'https://[::z]/', 'http://user:pass@host.com', 'http://us er@host.com', 'http://u%20r:p%zz@host.com', 'http://u^r@host.com', 'javascript://x', 'x:y', 'http://exa-mple.com?q=1', 'http://127.0.0.1:80/?a#b', 'http://ü.de', 'php://filter', "http://host.com/\xe9", 'http://-a.com', 'http://a-.com', 'http://a.b-.co'];
show($u, FILTER_VALIDATE_URL);
show($u, FILTER_VALIDATE_URL, FILTER_FLAG_PATH_REQUIRED);
show($u, FILTER_VALIDATE_URL, FILTER_FLAG_QUERY_REQUIRED);
--EXPECT--
"http:\/\/example.com" => 'http://example.com'
"http:\/\/example.com\/index.html" => 'http://example.com/index.html'
"http:\/\/www.example.com\/index.php" => 'http://www.example.com/index.php'
"http:\/\/www.example\/img\/test.png" => 'http://www.example/img/test.png'
"http:\/\/www.example\/img\/dir\/" => 'http://www.example/img/dir/'
"http:\/\/www.example\/img\/dir" => 'http://www.example/img/dir'
"http:\/\/www.thelongestdomainnameintheworldandthensomeandthensomemoreandmore.com\/" => 'http://www.thelongestdomainnameintheworldandthensomeandthensomemoreandmore.com/'
"http\/\/www.example\/wrong\/url\/" => false
"http:\/www.example" => false
"file:\/\/\/tmp\/test.c" => 'file:///tmp/test.c'
"ftp:\/\/ftp.example.com\/tmp\/" => 'ftp://ftp.example.com/tmp/'
"\/tmp\/test.c" => false
"\/" => false
"http:\/\/" => false
"http:\/" => false
"http:" => false
"http" => false
"" => false
-1 => false
[] => false
"mailto:foo@bar.com" => 'mailto:foo@bar.com'
"news:news.php.net" => 'news:news.php.net'
"file:\/\/foo\/bar" => 'file://foo/bar'
"http:\/\/\r\n\/bar" => false
"http:\/\/example.com:qq" => false
"http:\/\/example.com:-2" => false
"http:\/\/example.com:65536" => false
"http:\/\/example.com:65537" => false
"http:\/\/localhost" => 'http://localhost'
"http:\/\/a_b.com" => false
"HTTP:\/\/a_b.com" => false
"https:\/\/[::1]\/x" => 'https://[::1]/x'
"https:\/\/[::z]\/" => false
"http:\/\/user:pass@host.com" => 'http://user:pass@host.com'
"http:\/\/us er@host.com" => false
"http:\/\/u%20r:p%zz@host.com" => false
"http:\/\/u^r@host.com" => false
"javascript:\/\/x" => 'javascript://x'
"x:y" => false
"http:\/\/exa-mple.com?q=1" => 'http://exa-mple.com?q=1'
"http:\/\/127.0.0.1:80\/?a#b" => 'http://127.0.0.1:80/?a#b'
"http:\/\/\u00fc.de" => false
"php:\/\/filter" => 'php://filter'
"http:\/\/host.com\/\ufffd" => false
"http:\/\/-a.com" => false
"http:\/\/a-.com" => false
"http:\/\/a.b-.co" => false
"http:\/\/example.com" => false
"http:\/\/example.com\/index.html" => 'http://example.com/index.html'
"http:\/\/www.example.com\/index.php" => 'http://www.example.com/index.php'
"http:\/\/www.example\/img\/test.png" => 'http://www.example/img/test.png'
"http:\/\/www.example\/img\/dir\/" => 'http://www.example/img/dir/'
"http:\/\/www.example\/img\/dir" => 'http://www.example/img/dir'
"http:\/\/www.thelongestdomainnameintheworldandthensomeandthensomemoreandmore.com\/" => 'http://www.thelongestdomainnameintheworldandthensomeandthensomemoreandmore.com/'
"http\/\/www.example\/wrong\/url\/" => false
"http:\/www.example" => false
"file:\/\/\/tmp\/test.c" => 'file:///tmp/test.c'
"ftp:\/\/ftp.example.com\/tmp\/" => 'ftp://ftp.example.com/tmp/'
"\/tmp\/test.c" => false
"\/" => false
"http:\/\/" => false
"http:\/" => false
"http:" => false
"http" => false
"" => false
-1 => false
[] => false
"mailto:foo@bar.com" => 'mailto:foo@bar.com'
"news:news.php.net" => 'news:news.php.net'
"file:\/\/foo\/bar" => 'file://foo/bar'
"http:\/\/\r\n\/bar" => false
"http:\/\/example.com:qq" => false
"http:\/\/example.com:-2" => false
"http:\/\/example.com:65536" => false
"http:\/\/example.com:65537" => false
"http:\/\/localhost" => false
"http:\/\/a_b.com" => false
"HTTP:\/\/a_b.com" => false
"https:\/\/[::1]\/x" => 'https://[::1]/x'
"https:\/\/[::z]\/" => false
"http:\/\/user:pass@host.com" => false
"http:\/\/us er@host.com" => false
"http:\/\/u%20r:p%zz@host.com" => false
"http:\/\/u^r@host.com" => false
"javascript:\/\/x" => false
"x:y" => false
"http:\/\/exa-mple.com?q=1" => false
"http:\/\/127.0.0.1:80\/?a#b" => 'http://127.0.0.1:80/?a#b'
"http:\/\/\u00fc.de" => false
"php:\/\/filter" => false
"http:\/\/host.com\/\ufffd" => false
"http:\/\/-a.com" => false
"http:\/\/a-.com" => false
"http:\/\/a.b-.co" => false
"http:\/\/example.com" => false
"http:\/\/example.com\/index.html" => false
"http:\/\/www.example.com\/index.php" => false
"http:\/\/www.example\/img\/test.png" => false
"http:\/\/www.example\/img\/dir\/" => false
"http:\/\/www.example\/img\/dir" => false
"http:\/\/www.thelongestdomainnameintheworldandthensomeandthensomemoreandmore.com\/" => false
"http\/\/www.example\/wrong\/url\/" => false
"http:\/www.example" => false
"file:\/\/\/tmp\/test.c" => false
"ftp:\/\/ftp.example.com\/tmp\/" => false
"\/tmp\/test.c" => false
"\/" => false
"http:\/\/" => false
"http:\/" => false
"http:" => false
"http" => false
"" => false
-1 => false
[] => false
"mailto:foo@bar.com" => false
"news:news.php.net" => false
"file:\/\/foo\/bar" => false
"http:\/\/\r\n\/bar" => false
"http:\/\/example.com:qq" => false
"http:\/\/example.com:-2" => false
"http:\/\/example.com:65536" => false
"http:\/\/example.com:65537" => false
"http:\/\/localhost" => false
"http:\/\/a_b.com" => false
"HTTP:\/\/a_b.com" => false
"https:\/\/[::1]\/x" => false
"https:\/\/[::z]\/" => false
"http:\/\/user:pass@host.com" => false
"http:\/\/us er@host.com" => false
"http:\/\/u%20r:p%zz@host.com" => false
"http:\/\/u^r@host.com" => false
"javascript:\/\/x" => false
"x:y" => false
"http:\/\/exa-mple.com?q=1" => 'http://exa-mple.com?q=1'
"http:\/\/127.0.0.1:80\/?a#b" => 'http://127.0.0.1:80/?a#b'
"http:\/\/\u00fc.de" => false
"php:\/\/filter" => false
"http:\/\/host.com\/\ufffd" => false
"http:\/\/-a.com" => false
"http:\/\/a-.com" => false
"http:\/\/a.b-.co" => false
