"""PHP's extension "uri": URIs of RFC 3986 and URLs of the WHATWG (PHP 8.5)."""

EXTENSION = "uri"

# in PHP's order of registration
CLASSES = (
    "Uri\\Rfc3986\\Uri", "Uri\\WhatWg\\Url", "Uri\\UriComparisonMode", "Uri\\UriException", "Uri\\UriError",
    "Uri\\InvalidUriException", "Uri\\WhatWg\\InvalidUrlException", "Uri\\WhatWg\\UrlValidationError",
    "Uri\\WhatWg\\UrlValidationErrorType")
