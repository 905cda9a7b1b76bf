--TEST--
FILTER_VALIDATE_URL with a parser of one's choice (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([Uri\Rfc3986\Uri::class, Uri\WhatWg\Url::class, 'parse_url', 'uri\whatwg\url', '', null, 5] as $parser) {
    foreach (['http://u:p@h:8080/p?q', 'http:/x', 'mailto:a@b', 'http://h:99999/', 'http://a_b.com', 'file:///x', 'x:y', 'http://a..b/', "http://h/a b", 'http://[::1]/'] as $url) {
        try {
            $result = filter_var($url, FILTER_VALIDATE_URL, ['options' => ['uri_parser_class' => $parser]]);
        } catch (ValueError $e) {
            $result = $e->getMessage();
        }
        echo json_encode($parser), " $url: ", json_encode($result, JSON_UNESCAPED_SLASHES), "\n";
    }
}
--EXPECT--
"Uri\\Rfc3986\\Uri" http://u:p@h:8080/p?q: "http://u:p@h:8080/p?q"
"Uri\\Rfc3986\\Uri" http:/x: false
"Uri\\Rfc3986\\Uri" mailto:a@b: "mailto:a@b"
"Uri\\Rfc3986\\Uri" http://h:99999/: "http://h:99999/"
"Uri\\Rfc3986\\Uri" http://a_b.com: "http://a_b.com"
"Uri\\Rfc3986\\Uri" file:///x: "file:///x"
"Uri\\Rfc3986\\Uri" x:y: false
"Uri\\Rfc3986\\Uri" http://a..b/: "http://a..b/"
"Uri\\Rfc3986\\Uri" http://h/a b: false
"Uri\\Rfc3986\\Uri" http://[::1]/: "http://[::1]/"
"Uri\\WhatWg\\Url" http://u:p@h:8080/p?q: "http://u:p@h:8080/p?q"
"Uri\\WhatWg\\Url" http:/x: "http:/x"
"Uri\\WhatWg\\Url" mailto:a@b: "mailto:a@b"
"Uri\\WhatWg\\Url" http://h:99999/: false
"Uri\\WhatWg\\Url" http://a_b.com: "http://a_b.com"
"Uri\\WhatWg\\Url" file:///x: "file:///x"
"Uri\\WhatWg\\Url" x:y: false
"Uri\\WhatWg\\Url" http://a..b/: "http://a..b/"
"Uri\\WhatWg\\Url" http://h/a b: false
"Uri\\WhatWg\\Url" http://[::1]/: "http://[::1]/"
"parse_url" http://u:p@h:8080/p?q: "http://u:p@h:8080/p?q"
"parse_url" http:/x: false
"parse_url" mailto:a@b: "mailto:a@b"
"parse_url" http://h:99999/: false
"parse_url" http://a_b.com: false
"parse_url" file:///x: "file:///x"
"parse_url" x:y: false
"parse_url" http://a..b/: false
"parse_url" http://h/a b: false
"parse_url" http://[::1]/: "http://[::1]/"
"uri\\whatwg\\url" http://u:p@h:8080/p?q: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" http:/x: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" mailto:a@b: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" http://h:99999/: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" http://a_b.com: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" file:///x: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" x:y: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" http://a..b/: "filter_var(): \"uri_parser_class\" option has invalid value"
"uri\\whatwg\\url" http://h/a b: false
"uri\\whatwg\\url" http://[::1]/: "filter_var(): \"uri_parser_class\" option has invalid value"
"" http://u:p@h:8080/p?q: "filter_var(): \"uri_parser_class\" option has invalid value"
"" http:/x: "filter_var(): \"uri_parser_class\" option has invalid value"
"" mailto:a@b: "filter_var(): \"uri_parser_class\" option has invalid value"
"" http://h:99999/: "filter_var(): \"uri_parser_class\" option has invalid value"
"" http://a_b.com: "filter_var(): \"uri_parser_class\" option has invalid value"
"" file:///x: "filter_var(): \"uri_parser_class\" option has invalid value"
"" x:y: "filter_var(): \"uri_parser_class\" option has invalid value"
"" http://a..b/: "filter_var(): \"uri_parser_class\" option has invalid value"
"" http://h/a b: false
"" http://[::1]/: "filter_var(): \"uri_parser_class\" option has invalid value"
null http://u:p@h:8080/p?q: "http://u:p@h:8080/p?q"
null http:/x: false
null mailto:a@b: "mailto:a@b"
null http://h:99999/: false
null http://a_b.com: false
null file:///x: "file:///x"
null x:y: false
null http://a..b/: false
null http://h/a b: false
null http://[::1]/: "http://[::1]/"
5 http://u:p@h:8080/p?q: "http://u:p@h:8080/p?q"
5 http:/x: false
5 mailto:a@b: "mailto:a@b"
5 http://h:99999/: false
5 http://a_b.com: false
5 file:///x: "file:///x"
5 x:y: false
5 http://a..b/: false
5 http://h/a b: false
5 http://[::1]/: "http://[::1]/"
