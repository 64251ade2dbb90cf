"""Heart of Africa in short: what a lobby needs to know. Loads without the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mbira.core.game import GameSpec, Options, about


class Rules(Options, frozen=True):
    """What a table may agree on. The rulings are numbered as in docs/rulings/africa.md."""

    board: Annotated[
        str | None,
        about(
            "A map, markers and numbers of your own instead of the reconstructed ones: the text "
            "of a board file.",
            file=True,
        ),
    ] = None
    goal: Annotated[Literal[42, 60, 80], about("The VP that win the match at once (R60).")] = 42
    points_and_special: Annotated[
        bool,
        about("A marker's points count even if its special is used in the turn it is won (R17)."),
    ] = True
    change_steps: Annotated[
        Annotated[int, Meta(ge=1, le=7)],
        about("How many steps points may move one resource in a turn (R21)."),
    ] = 1
    without_bids: Annotated[
        Literal["discard", "free"],
        about(
            "If nobody bids, the row is lost, or the seat with the fewest VP has it for nothing "
            "(R13)."
        ),
    ] = "discard"
    reshuffle: Annotated[
        bool, about("Used markers make a new stack once, when the stack has run out (R61).")
    ] = True
    migration_trader: Annotated[
        Literal["neutral", "own"], about("Whose trader a migration brings in (R47).")
    ] = "neutral"
    station_anywhere: Annotated[
        bool, about("A station may be built in any area, friendly or not (R43).")
    ] = False
    wholesaler_entry: Annotated[
        Literal["friendly-or-empty-coast", "friendly", "friendly-coast-or-empty-coast"],
        about("Where the wholesaler comes in (R44)."),
    ] = "friendly-or-empty-coast"
    wholesaler_doubled: Annotated[bool, about("The wholesaler counts double himself (R40).")] = (
        False
    )
    wholesaler_doubles_neutral: Annotated[
        bool, about("The wholesaler doubles against neutral traders too (R40).")
    ] = True
    retreat_optional: Annotated[
        bool, about("The winner may let the loser's pieces stay (R33).")
    ] = False
    blocked_retreat: Annotated[
        Literal["remove", "stay"],
        about("What becomes of pieces that cannot retreat anywhere (R35)."),
    ] = "remove"
    strict_majority: Annotated[
        bool, about("A majority marker pays only who has strictly the most (R51).")
    ] = True
    strict_stations: Annotated[
        bool, about("Most stations pay only who has strictly the most (R53).")
    ] = True
    jump_back: Annotated[
        bool, about("Markers jump over others backwards too, without counting them (R57).")
    ] = True
    shares_can_win: Annotated[
        bool, about("VP shared out after an auction can win the match (R60).")
    ] = True
    show_influence: Annotated[bool, about("All see how much influence a seat has (R14).")] = True
    show_markers: Annotated[bool, about("All see which action markers a seat keeps (R14).")] = True
    show_specials: Annotated[bool, about("All see the special victory markers (R14).")] = False


SPEC = GameSpec(
    id="africa",
    name="Heart of Africa",
    seats=(2, 5),
    ruleset=1,
    options=Rules,
    engine="mbira.games.africa.rules:GAME",
)
