"""The Great Zimbabwe in short: what a lobby needs to know. Loads without the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mbira.core.game import GameSpec, Options, Preset, about
from mbira.games.zimbabwe.data import GOD_IDS, GodId


class ZimbabweOptions(Options, frozen=True):
    """What a table may agree on. The rulings are numbered as in docs/rulings/zimbabwe.md."""

    board: Annotated[
        str | None,
        about(
            "A map of your own instead of random tiles: the text of a map file.",
            file=True,
            group="map",
        ),
    ] = None
    gods: Annotated[
        tuple[GodId, ...] | None,
        about("The gods in play instead of eight drawn at random.", group="gods"),
    ] = None
    setup: Annotated[
        Literal["standard", "first-play"],
        about("'first-play' uses six easy gods and no specialists.", group="gods"),
    ] = "standard"
    round_limit: Annotated[
        Annotated[int, Meta(ge=1)] | None,
        about(
            "End after this many rounds by best VP - VR; none for no limit. Not in the rulebook.",
            group="length",
        ),
    ] = 50
    monuments_block_resources: Annotated[
        bool, about("Monuments stand in the way between craftsmen and resources (R11).")
    ] = False
    single_hub_for_secondary: Annotated[
        bool, about("A new secondary craftsman reaches its primary over one hub at most (R12).")
    ] = False
    gu_marker_stays: Annotated[
        bool, about("Choosing Gu with no net change of VR leaves the VR marker in its stack (R17).")
    ] = False
    family_once_a_turn: Annotated[
        bool,
        about("A primary and a secondary craftsman of one family never in the same turn (R24)."),
    ] = False
    gods_in_play_act: Annotated[
        bool,
        about(
            "Shadipinyi's plaque (R22) and Qamata's card (R38) take cattle before anybody adores "
            "them."
        ),
    ] = False
    interruptible_actions: Annotated[
        bool, about("Gods and specialists may come between two steps of the main action (R34).")
    ] = False
    dziva_start_only: Annotated[
        bool, about("Dziva sets prices at the start of turns only, not when chosen (R35).")
    ] = False
    dziva_before_main: Annotated[
        bool,
        about("Dziva sets prices when chosen only if no main action was taken before (R35)."),
    ] = False
    dziva_lowers_after_placing: Annotated[
        bool, about("Dziva may also lower prices after placing craftsmen (R35).")
    ] = False
    xango_wins_outright: Annotated[
        bool, about("Xango wins whenever several seats reach their VR together (R46).")
    ] = False
    box_limits: Annotated[
        bool,
        about(
            "The box is a limit: 120 cattle, 25 used markers, 21 discs and 18 shields each (R47)."
        ),
    ] = False

    # what ruleset 1 did, for matches that began with it

    unasked_prices: Annotated[
        bool,
        about(
            "A god or a specialist may come before the price of a new technology is set, which is "
            "then 1 (R30).",
            past=True,
        ),
    ] = False
    qamata_waits: Annotated[
        bool,
        about(
            "Even if gods in play act, Qamata's card takes nothing before he is adored (R38).",
            past=True,
        ),
    ] = False

    def __post_init__(self) -> None:
        if self.gods is not None and len(set(self.gods)) != len(self.gods):
            raise ValueError("a god is named twice in the option gods")


SPEC = GameSpec(
    id="zimbabwe",
    name="The Great Zimbabwe",
    seats=(2, 5),
    ruleset=2,
    options=ZimbabweOptions,
    engine="mbira.games.zimbabwe.game:GAME",
    texts="mbira.lang:{code}/games/zimbabwe.ftl",
    earlier=(ZimbabweOptions(unasked_prices=True, qamata_waits=True),),
    weight=5,
    presets=(
        Preset("first", ZimbabweOptions(setup="first-play"), (60, 120)),
        Preset("standard", ZimbabweOptions(), (90, 150)),
        # nothing makes the way to the goal longer; with all gods there is more to weigh on it
        Preset("long", ZimbabweOptions(gods=GOD_IDS), (100, 180)),
    ),
)
