"""One thing that happened, told to each as far as they may know."""

from engine_core.events import Event


def test_who_knows_more_is_told_more_and_all_others_the_public_part() -> None:
    event = Event("somebody draws", to_seats=((0, "you draw silk"), (2, "you see silk")))
    assert [event.told_to(seat) for seat in (0, 1, 2, None)] == [
        "you draw silk",
        "somebody draws",
        "you see silk",
        "somebody draws",
    ]
