"""Heart of Africa in short: what a lobby needs to know. Loads without the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mbira.core.game import GameSpec, Options, Preset, about


class AfricaOptions(Options, frozen=True):
    """What a table may agree on. The rulings are numbered as in docs/rulings/africa.md."""

    board: Annotated[
        str | None,
        about(
            "A map, markers and numbers of your own instead of the reconstructed ones: the text "
            "of a board file.",
            file=True,
            group="map",
        ),
    ] = None
    first_markers: Annotated[
        bool,
        about(
            "The markers are as they were first reconstructed, five of them without points (R7).",
            past=True,
        ),
    ] = False
    goal: Annotated[
        Literal[42, 60, 80], about("The VP that win the match at once (R60).", group="length")
    ] = 42
    points_and_special_same_turn: Annotated[
        bool,
        about(
            "A marker's points count even if its special is used in the turn it is won (R17).",
            group="auction",
        ),
    ] = True
    points_after_movement: Annotated[
        bool,
        about(
            "Points may be bought, and change a value, between and after conflicts too (R16).",
            group="auction",
        ),
    ] = False
    change_steps: Annotated[
        Annotated[int, Meta(ge=1, le=7)],
        about("How many steps points may move one resource in a turn (R21).", group="auction"),
    ] = 1
    all_pass: Annotated[
        Literal["discard_row", "last_takes_row"],
        about(
            "If nobody bids, the row is lost, or the seat that was asked last has it for nothing "
            "(R13).",
            group="auction",
        ),
    ] = "discard_row"
    out_of_markers: Annotated[
        Literal["reshuffle_used_once_then_highest_vp", "highest_vp"],
        about(
            "When the stack has run out, the open rows are played out and most VP win; or used "
            "markers make a new stack first, once (R61).",
            group="length",
        ),
    ] = "highest_vp"
    markers_between_conflicts: Annotated[
        Literal["any", "caravan"],
        about("Which markers may be used between two conflicts (R42).", group="markers"),
    ] = "any"
    caravan_in_conflict: Annotated[
        bool,
        about("The active seat may use a caravan within a conflict, too (R42).", group="markers"),
    ] = False
    migration_new_trader: Annotated[
        Literal["neutral", "own"],
        about("Whose trader a migration brings in (R47).", group="markers"),
    ] = "neutral"
    station_in_friendly_area_only: Annotated[
        bool,
        about("A station may be built only in a friendly area, not in any (R43).", group="markers"),
    ] = True
    wholesaler_entry: Annotated[
        Literal["friendly_area_or_empty_coast", "friendly_area", "friendly_or_empty_coast"],
        about("Where the wholesaler comes in (R44).", group="markers"),
    ] = "friendly_area_or_empty_coast"
    wholesaler_itself_doubled: Annotated[
        bool, about("The wholesaler counts double himself (R40).", group="markers")
    ] = False
    wholesaler_doubles_in_neutral_conflict: Annotated[
        bool, about("The wholesaler doubles against neutral traders too (R40).", group="markers")
    ] = True
    rivals_fight_once: Annotated[
        bool,
        about(
            "Pieces of the other seats, too, fight only once in a turn (R22).", group="conflicts"
        ),
    ] = False
    lowest_reputation_pays: Annotated[
        bool,
        about(
            "In the lowest row, a conflict marker that costs reputation counts as paid (R27).",
            group="conflicts",
        ),
    ] = False
    retreat_optional: Annotated[
        bool, about("The winner may let the loser's pieces stay (R33).", group="conflicts")
    ] = False
    blocked_retreat: Annotated[
        Literal["remove", "stay"],
        about("What becomes of pieces that cannot retreat anywhere (R35).", group="conflicts"),
    ] = "remove"
    retreat_marker_protects: Annotated[
        bool,
        about(
            "A side that chose to retreat and has nowhere to go stays, and loses nobody (R37).",
            past=True,
        ),
    ] = True
    majority_strict: Annotated[
        bool,
        about(
            "A majority marker pays only the seat that has strictly the most (R51).", group="points"
        ),
    ] = True
    most_stations_strict: Annotated[
        bool,
        about("Most stations pay only the seat that has strictly the most (R53).", group="points"),
    ] = True
    vp_skip_backwards: Annotated[
        bool,
        about(
            "Markers jump over others backwards too, without counting them (R57).", group="points"
        ),
    ] = True
    distribution_can_end_game: Annotated[
        bool, about("VP shared out after an auction can win the match (R60).", group="points")
    ] = True
    influence_public: Annotated[
        bool, about("All see how much influence a seat has (R14).", group="secrets")
    ] = True
    held_action_markers_public: Annotated[
        bool, about("All see which action markers a seat keeps (R14).", group="secrets")
    ] = True
    special_victory_hidden: Annotated[
        bool, about("Special victory markers are known to their owner only (R14).", group="secrets")
    ] = True


FIRST_RULESET = AfricaOptions(
    first_markers=True,
    out_of_markers="reshuffle_used_once_then_highest_vp",
    markers_between_conflicts="caravan",
    lowest_reputation_pays=True,
    retreat_marker_protects=False,
)
"""What ruleset 1 took for granted, as far as it is not the default any more."""

SPEC = GameSpec(
    id="africa",
    name="Heart of Africa",
    seats=(2, 5),
    ruleset=2,
    options=AfricaOptions,
    engine="mbira.games.africa.game:GAME",
    texts="mbira.lang:{code}/games/africa.ftl",
    earlier=(FIRST_RULESET,),
    weight=3,
    presets=(
        Preset("first", AfricaOptions(special_victory_hidden=False), (60, 90)),
        Preset("standard", AfricaOptions(), (60, 90)),
        Preset("long", AfricaOptions(goal=60), (90, 130)),
    ),
)
