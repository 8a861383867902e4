"""What the server itself counts about its journal, read from /metrics (Prometheus text)."""

_BATCH, _COMMIT = "caravanserai_journal_batch_entries", "caravanserai_journal_commit_seconds"


def journal_figures(metrics: str) -> dict[str, float]:
    """Over the life of the server: entries in a commit and how long one takes; empty if the server counts neither."""
    values: dict[str, float] = {}
    for line in metrics.splitlines():
        name, _, value = line.rpartition(" ")
        if name.startswith((_BATCH, _COMMIT)) and "{" not in name:
            values[name] = float(value)
    figures = {}
    if commits := values.get(f"{_BATCH}_count"):
        figures["entries/commit"] = round(values[f"{_BATCH}_sum"] / commits, 2)
    if commits := values.get(f"{_COMMIT}_count"):
        figures["commit ms"] = round(values[f"{_COMMIT}_sum"] / commits * 1000, 3)
    return figures
