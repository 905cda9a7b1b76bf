"""Rules written in PHP inside a Flask application: flask --app examples/servers/flask_app run"""
from flask import Flask, jsonify, request

from zvm import Engine, Limits, PhpError

RULES = """<?php
function price(array $order): int {
    $total = array_sum(array_map(fn($line) => $line['price'] * $line['count'], $order['lines']));
    if ($total < 0) throw new DomainException('a price cannot be negative');
    return $total > 100 ? (int) ($total * 0.9) : $total;
}
"""
app = Flask(__name__)


@app.post("/price")
def price():
    with Engine(limits=Limits(seconds=1, memory=64 << 20)) as engine:  # a world of its own for each request
        engine.run(RULES)
        try:
            return jsonify(price=engine.call("price", request.get_json()))
        except PhpError as error:
            return jsonify(error=error.message), 422
