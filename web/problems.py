"""Everything that can be refused: one code, one HTTP status, one sentence each. docs/protocol.md has the socket's."""

from http import HTTPStatus

PROBLEMS: dict[str, tuple[HTTPStatus, str]] = {
    "bad_request": (HTTPStatus.UNPROCESSABLE_ENTITY, "The request is not of the form that is described here."),
    "bad_name": (HTTPStatus.UNPROCESSABLE_ENTITY, "A name is 1 to 24 visible characters."),
    "bad_options": (HTTPStatus.UNPROCESSABLE_ENTITY, "The game does not allow these options or this number of people."),
    "bad_pace": (HTTPStatus.UNPROCESSABLE_ENTITY, "This is no pace that a match can have."),
    "no_session": (
        HTTPStatus.UNAUTHORIZED,
        "No cookie that is known here; introduce yourself by POST /api/me.",
    ),
    "wrong_origin": (HTTPStatus.FORBIDDEN, "This page may not talk to this server."),
    "not_the_creator": (HTTPStatus.FORBIDDEN, "Only the person who set up the match can do this."),
    "not_a_player": (HTTPStatus.FORBIDDEN, "Only people who have a seat can do this."),
    "not_a_spectator": (HTTPStatus.CONFLICT, "Only somebody who watches can be shown a hand."),
    "nobody_there": (HTTPStatus.CONFLICT, "Nobody else sits on this seat."),
    "has_been_here": (HTTPStatus.CONFLICT, "Only somebody who has never come can be removed from a running match."),
    "no_vote": (HTTPStatus.CONFLICT, "There is nothing about this seat that you could vote on now."),
    "unknown_game": (HTTPStatus.NOT_FOUND, "There is no game of this key here."),
    "unknown_match": (HTTPStatus.NOT_FOUND, "There is no match of this code; it may have been closed."),
    "not_found": (HTTPStatus.NOT_FOUND, "There is nothing at this address."),
    "method_not_allowed": (HTTPStatus.METHOD_NOT_ALLOWED, "This address does not do that."),
    "match_over": (HTTPStatus.CONFLICT, "The match is over."),
    "match_full": (HTTPStatus.CONFLICT, "Every seat is taken."),
    "already_started": (HTTPStatus.CONFLICT, "The match has started."),
    "not_started": (HTTPStatus.CONFLICT, "The match has not started."),
    "not_over": (HTTPStatus.CONFLICT, "The match is not over yet."),
    "too_few": (HTTPStatus.CONFLICT, "The game cannot be played by as few or as many as are here."),
    "frozen": (
        HTTPStatus.CONFLICT,
        "The match is frozen: its journal does not replay. Nothing is lost; tell the host.",
    ),
    "too_large": (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "A request may be 8 KB at most."),
    "too_fast": (HTTPStatus.TOO_MANY_REQUESTS, "Too many requests; wait a moment."),
    "too_many_sockets": (HTTPStatus.TOO_MANY_REQUESTS, "Too many open connections from this address."),
    "internal": (HTTPStatus.INTERNAL_SERVER_ERROR, "Something went wrong here; it has been noted."),
    "unavailable": (HTTPStatus.SERVICE_UNAVAILABLE, "The database cannot be reached; try again in a moment."),
    # only on the WebSocket
    "bad_message": (HTTPStatus.UNPROCESSABLE_ENTITY, "The message is not of the form that is described."),
    "not_your_turn": (HTTPStatus.CONFLICT, "This seat has no move now."),
    "computer_plays": (HTTPStatus.CONFLICT, "A computer player plays this seat; take it back first."),
    "stale": (HTTPStatus.CONFLICT, "What you can do has changed meanwhile; look again."),
    "not_waited_for": (HTTPStatus.CONFLICT, "The match does not wait for this seat, or it is your own."),
    "nudged_already": (HTTPStatus.TOO_MANY_REQUESTS, "You can nudge somebody once a minute."),
    "nothing_to_undo": (HTTPStatus.CONFLICT, "Nothing of this turn can be taken back."),
    "illegal_move": (HTTPStatus.CONFLICT, "The rules do not allow this move."),
}


class Problem(Exception):
    """Something refused. `detail` is one line for a person; `rule` is the ledger's id where a rule says so."""

    def __init__(self, code: str, detail: str | None = None, rule: str | None = None) -> None:
        self.status, self.title = PROBLEMS[code]
        self.code = code
        self.detail = detail or self.title
        self.rule = rule
        super().__init__(f"{code}: {self.detail}")
