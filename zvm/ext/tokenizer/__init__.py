"""PHP's extension "tokenizer"."""
