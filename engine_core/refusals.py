"""What the rules refuse, each with the rule of the ledger that says so."""


class Refusal(Exception):
    """Something the rules do not allow: `rule` is an id of the game's ledger, `detail` one line for a person."""

    def __init__(self, rule: str, detail: str) -> None:
        super().__init__(f"{detail} ({rule})")
        self.rule = rule
        self.detail = detail


class IllegalMove(Refusal):
    """A move that this seat cannot make now."""


class OptionsRefused(Refusal):
    """Options that the rules do not allow, alone, together or for this number of seats."""
