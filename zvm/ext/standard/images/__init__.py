"""What image files say of themselves."""
