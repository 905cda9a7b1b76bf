"""PHP's extension "bcmath"."""
