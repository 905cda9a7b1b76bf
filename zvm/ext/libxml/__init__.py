"""PHP's extension "libxml": the binding to libxml2 that all XML extensions are built on, and its functions.

`library` (the C functions and records), `state` (one run: errors, callbacks), `inputs` (PHP's streams), `nodes`
(documents and nodes that PHP objects stand for).
"""
