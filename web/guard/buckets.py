"""Token buckets: so many at once, so many per second over time."""

from time import monotonic


class Bucket:
    """Full at first with `burst` tokens, gaining `rate` a second; a rate of 0 never runs dry."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if not self._rate:
            return True
        at = monotonic()
        self._tokens = min(self._burst, self._tokens + (at - self._at) * self._rate)
        self._at = at
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self) -> bool:
        return self._tokens + (monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each key; full ones are forgotten when there are many."""

    _MANY = 4096

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._MANY:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket.take()
