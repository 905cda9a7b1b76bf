"""What is done to a finished op-array: final numbers, live ranges."""
