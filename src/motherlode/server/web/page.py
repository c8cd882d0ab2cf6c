"""The page: files that the build has made, kept in memory; every other path is the page too."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

AnyHttpRequest = Request[Any, Any, Any]

INDEX: Final = "index.html"
HASHED: Final = "assets/"  # names there change with their content
SERVER: Final = ("api", "ws", "metrics")  # paths that are never a page
PACKS_ITSELF: Final = "packs_itself"  # says that a route's answers are packed already
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
ABSENT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Motherlode</title>
<h1>Motherlode</h1>
<p>The tables are open, but this build has no page: it was made without Node.
<p>Programs can play already: see <a href="/api/schema/openapi.json">the API</a>.
</html>
"""


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent."""

    content: bytes
    packed: bytes | None
    type: str
    tag: str
    caching: str


def file(name: str, content: bytes) -> File:
    """A file, packed if that makes it smaller."""
    suffix = PurePosixPath(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0) if kind.startswith(PACKED) else None
    return File(
        content,
        packed if packed and len(packed) < len(content) else None,
        kind,
        f'"{blake2b(content, digest_size=12).hexdigest()}"',
        FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
    )


def read(folder: Path) -> dict[str, File]:
    """All files of a built page; a plain one if it was not built."""
    found = {
        path.relative_to(folder).as_posix(): file(
            path.relative_to(folder).as_posix(), path.read_bytes()
        )
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    return found if INDEX in found else {INDEX: file(INDEX, ABSENT)}


def page_folder(named: str) -> Path:
    """Where the page lies: where it was said, or in the package."""
    return Path(named) if named else Path(__file__).parent / "page"


def page(files: Mapping[str, File]) -> HTTPRouteHandler:
    """The route of everything that is not the server's own."""

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        opt={PACKS_ITSELF: True},
    )
    def show(request: AnyHttpRequest, path: FromPath[str] = "/") -> Response[bytes]:
        name = path.strip("/")
        if name.split("/")[0] in SERVER:
            raise NotFoundException(detail="there is nothing here")
        found = files.get(name)
        if found is None and "." in PurePosixPath(name).name:
            raise NotFoundException(detail="there is no such file")
        return answer(request, found or files[INDEX])

    return show


def answer(request: AnyHttpRequest, found: File) -> Response[bytes]:
    """A file, unless the client has it already; packed if the client can unpack."""
    headers = {"ETag": found.tag, "Cache-Control": found.caching, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("If-None-Match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    content = found.content
    if found.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
        content = found.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=found.type)
