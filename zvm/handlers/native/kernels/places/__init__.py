"""Where values are kept: variables, elements, properties, and inline caches of what was found."""
