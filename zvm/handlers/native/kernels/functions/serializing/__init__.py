"""Values as texts, and back: serialize(), JSON, print_r()."""
