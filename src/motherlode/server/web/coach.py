"""What the server asks of the coach."""

from __future__ import annotations

from typing import cast

from motherlode.coach.review import Depth, Review
from motherlode.coach.reviewer import review
from motherlode.core.record import Record
from motherlode.server.web.review_jobs import Progress


def coach_review(record: Record, depth: str, progress: Progress) -> Review:
    """The review of a finished match."""

    def tell(done: int, total: int, what: str) -> None:
        progress(done / max(total, 1), done)

    return review(record, cast(Depth, depth), tell)
