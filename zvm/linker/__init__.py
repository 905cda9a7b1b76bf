"""Op-array to runnable: links, choice of handlers, frame templates."""
