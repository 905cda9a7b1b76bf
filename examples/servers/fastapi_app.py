"""PHP templates inside a FastAPI application: uvicorn --app-dir examples/servers fastapi_app:app"""
import io

from fastapi import FastAPI
from fastapi.responses import HTMLResponse

from zvm import Allow, Engine, Limits

PAGE = """<h1><?= htmlspecialchars($title) ?></h1>
<ul><?php foreach ($items as $item): ?><li><?= htmlspecialchars($item) ?></li><?php endforeach ?></ul>
"""
app = FastAPI()


@app.get("/list/{title}", response_class=HTMLResponse)
def page(title: str, items: str = "") -> str:  # not async: FastAPI runs it in a thread
    out = io.BytesIO()
    with Engine(stdout=out, limits=Limits(seconds=1), allow=Allow(files=[], processes=False, network=False)) as engine:
        engine.globals["title"] = title
        engine.globals["items"] = items.split(",")
        engine.run(PAGE)
    return out.getvalue().decode()
