"""PHP's extension "standard"."""

# in PHP's order of registration
CLASSES = ("__PHP_Incomplete_Class", "AssertionError", "RoundingMode", "php_user_filter", "StreamBucket", "Directory")
