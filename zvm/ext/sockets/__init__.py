"""PHP's extension "sockets"."""

CLASSES = ("Socket", "AddressInfo")
