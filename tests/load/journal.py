"""What the server itself counts about its journal, read from /metrics (Prometheus text)."""

_BATCH, _COMMIT = "caravanserai_journal_batch_entries", "caravanserai_journal_commit_seconds"


def journal_figures(before: str, after: str) -> dict[str, float]:
    """Entries in a commit and how long one takes, of the time between; empty if the server counts neither."""
    earlier, values = _sums(before), _sums(after)
    counted = {name: value - earlier.get(name, 0) for name, value in values.items()}
    figures = {}
    if commits := counted.get(f"{_BATCH}_count"):
        figures["entries/commit"] = round(counted[f"{_BATCH}_sum"] / commits, 2)
    if commits := counted.get(f"{_COMMIT}_count"):
        figures["commit ms"] = round(counted[f"{_COMMIT}_sum"] / commits * 1000, 3)
    return figures


def _sums(metrics: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in metrics.splitlines() if line.startswith((_BATCH, _COMMIT)))
    return {name: float(value) for name, _, value in lines if "{" not in name}
