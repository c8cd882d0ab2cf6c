"""The coach: what was luck in a match, what was skill, and what would have been better.

`review` looks at a finished match, `hint` at a position as a seat knows it, `fork` plays on from
any moment. What they say is in `coach/review.py`.
"""

from motherlode.coach.fork import fork
from motherlode.coach.hints import hint
from motherlode.coach.history import CannotReview
from motherlode.coach.reviewer import review

__all__ = ["CannotReview", "fork", "hint", "review"]
