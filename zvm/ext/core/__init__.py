"""What PHP's engine itself declares: extension "Core"."""

EXTENSION = "Core"
