"""Answers that a client may have already: they are known by their entity tags."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from litestar import MediaType, Request, Response

CACHING: Final = "public, max-age=0, must-revalidate"
PRIVATE: Final = "private, max-age=0, must-revalidate"  # codes of tables are keys
HTTP_NOT_MODIFIED: Final = 304


def tag_of(content: bytes) -> str:
    """What some content is known by."""
    return f'"{blake2b(content, digest_size=12).hexdigest()}"'


def is_known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the client has that content already."""
    return tag in request.headers.get("If-None-Match", "")


def not_modified(tag: str, caching: str = CACHING) -> Response[bytes]:
    """The answer to a client that has it already."""
    return respond(b"", tag, HTTP_NOT_MODIFIED, caching)


def tagged(content: bytes, tag: str) -> Response[bytes]:
    return respond(content, tag, 200)


def respond(content: bytes, tag: str, status: int, caching: str = CACHING) -> Response[bytes]:
    """An answer that is asked for again but not sent again as long as it is the same."""
    headers = {"ETag": tag, "Cache-Control": caching}
    return Response(content, status_code=status, headers=headers, media_type=MediaType.JSON)
