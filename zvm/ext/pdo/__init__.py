"""PHP's extension "PDO"; drivers are packages of their own, see drivers.py."""
EXTENSION = "PDO"
CLASSES = ("PDOException", "PDO", "PDOStatement", "PDORow")
