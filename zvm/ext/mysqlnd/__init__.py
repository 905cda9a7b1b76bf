"""PHP's extension "mysqlnd": the client of MySQL that mysqli and pdo_mysql share, on the package PyMySQL.

PyMySQL authenticates; frames, results, prepared statements and the texts of errors are here, as mysqlnd has them.
`wire.py` is the socket, `connection.py` what is asked of a server, `results.py` and `statement.py` what it answers.
"""
