"""What PHP's values are, how they convert and compare, and the operators (zvm/runtime/values)."""
