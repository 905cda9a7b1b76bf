"""PHP's extension "mysqli", on zvm/ext/mysqlnd.

`link.py`, `result.py` and `statement.py` are the classes, with what their methods do; `functions.py` has the functions
of the same names, `connecting.py` how a link comes about, `errors.py` when errors are warnings or exceptions.
"""
CLASSES = ("mysqli_sql_exception", "mysqli_driver", "mysqli", "mysqli_warning", "mysqli_result", "mysqli_stmt")
