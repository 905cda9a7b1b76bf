"""What a run needs besides values: diagnostics, output, ini, streams, constants."""
