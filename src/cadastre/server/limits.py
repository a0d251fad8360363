"""How fast somebody may talk: a bucket that fills by itself."""

import time


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._left, self._at = most, time.monotonic()

    def take(self) -> float:
        """Take one; seconds that it comes too early, 0 if it does not."""
        at = time.monotonic()
        self._left = min(self.most, self._left + (at - self._at) * self.rate) - 1
        self._at = at
        return max(0.0, -self._left / self.rate)
