"""The Debug Adapter Protocol: `zvm debug FILE`."""
