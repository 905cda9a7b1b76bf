"""PHP's extension "uri": URIs of RFC 3986 and URLs of the WHATWG (PHP 8.5)."""

EXTENSION = "uri"

# in PHP's order of registration
CLASSES = (
    "Uri\\UriException", "Uri\\UriError", "Uri\\InvalidUriException", "Uri\\UriComparisonMode", "Uri\\Rfc3986\\Uri",
    "Uri\\WhatWg\\InvalidUrlException", "Uri\\WhatWg\\UrlValidationErrorType", "Uri\\WhatWg\\UrlValidationError",
    "Uri\\WhatWg\\Url")
