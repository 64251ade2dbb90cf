"""Board files: what is wrong with them in one line, and another board in play."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.core.errors import BadDataError
from mbira.core.game import CHANCE, NOBODY
from mbira.games.africa.game import GAME
from mbira.games.africa.rules.board_file import Numbers, read_board_file, reconstructed_board
from mbira.games.africa.spec import AfricaOptions

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = (Path(__file__).parents[1] / "small-board.json").read_text(encoding="utf-8")
Content = dict[str, object]


def refusal(text: str, seats: int = 2) -> str:
    """Return why a board file is refused."""
    with pytest.raises(BadDataError) as refused:
        read_board_file(text, seats)
    said = str(refused.value)
    assert "\n" not in said
    return said


def put(*path: str | int, value: object) -> Callable[[Content], None]:
    """Return what sets a value in a file; None takes it out."""

    def change(content: Content) -> None:
        inner: object = content
        for name in path[:-1]:
            inner = inner[name]  # type: ignore[index]
        if value is None:
            del inner[path[-1]]  # type: ignore[attr-defined]
        else:
            inner[path[-1]] = value  # type: ignore[index]

    return change


BROKEN: list[tuple[Callable[[Content], None], str]] = [
    # areas
    (put("areas", "isle", value=None), "areas: there are 8, components.areas says 9"),
    (
        put("areas", "north-bay", "borders", value="hills old-town"),
        "areas.marsh.borders: north-bay does not name marsh as a neighbour",
    ),
    (
        put("areas", "mine", "is", value="symbol heart"),
        "areas.centre.is: mine and centre are hearts; there has to be exactly one",
    ),
    (
        put("areas", "centre", "is", value="symbol"),
        "areas: no area is the heart; there has to be exactly one",
    ),
    (
        put("areas", "mine", "is", value="simbol"),
        "areas.mine.is: 'simbol' means nothing; did you mean symbol?",
    ),
    (
        put("areas", "mine", "is", value="x"),
        "areas.mine.is: 'x' means nothing; an area is: coast, symbol, heart",
    ),
    (
        put("areas", "north-bay", "borders", value="hills port-8"),
        "areas.north-bay.borders: 'port-8' is not an area; did you mean port-9?",
    ),
    (
        put("areas", "isle", "borders", value="port-9 port-9"),
        "areas.isle.borders: port-9 appears twice",
    ),
    (put("areas", "isle", "borders", value="port-9 isle"), "areas.isle.borders: it borders itself"),
    (put("areas", "isle", "is", value="coast coast"), "areas.isle.is: 'coast' appears twice"),
    (put("areas", "isle", "at", value=[0, 1001]), "areas.isle.at[1]: Expected 'int' <= 1000"),
    (
        put("areas", "isle", "colour", value="red"),
        "areas.isle: Object contains unknown field 'colour'",
    ),
    # markers
    (put("markers", 0, value="1 points 3"), "markers: there are 19, components.markers says 20"),
    (put("markers", 0, value="2 point 3"), "markers[0]: 'point' is unknown; did you mean points?"),
    (
        put("markers", 0, value="2 points"),
        "markers[0]: '2 points' does not read as a number, a name and a number",
    ),
    (
        put("markers", 0, value="2 points -3"),
        "markers[0]: '2 points -3' does not read as a number, a name and a number",
    ),
    (put("markers", 0, value="2 station 5"), "markers[1]: station 5 appears twice"),
    (
        put("conflict_markers", 0, value="2 none 0"),
        "conflict_markers: there are 6, components.conflict_markers says 5",
    ),
    (
        put("conflict_markers", 0, value="1 nothing 0"),
        "conflict_markers[0]: 'nothing' is unknown; known: none, influence, trader, reputation",
    ),
    (
        put("conflict_markers", 0, value="1 trader 1"),
        "conflict_markers[2]: trader 1 appears twice",
    ),
    (
        put("special_markers", 0, value="2 resource-area"),
        "special_markers: there are 5, components.special_markers says 4",
    ),
    (
        put("special_markers", 0, value="1 areas"),
        "special_markers[0]: 'areas' is unknown; did you mean area?",
    ),
    (put("special_markers", 0, value="1 area"), "special_markers[1]: area 0 appears twice"),
    # tables
    (
        put("resources", "silver", value=2),
        "resources.silver: it is not a resource; resources: bananas, diamonds, gold, ivory",
    ),
    (
        put("resources", "gold", value=None),
        "resources: gold is missing: one of each kind is in the table",
    ),
    (
        put("resources", "gold", value=0),
        "resources: gold is missing: one of each kind is in the table",
    ),
    (put("africa_row", value=6), "africa_row: 6 lies outside the table; 5 is the last that fits"),
    (
        put("first_resource_row", value=3),
        "first_resource_row: 3 lies outside the table; 2 is the last that fits",
    ),
    (
        put("reputation_row", value=3),
        "reputation_row: 3 lies outside the table; 2 is the last that fits",
    ),
    (put("resource_rows", 1, value=4), "resource_rows: values must grow from row to row"),
    (put("reputation_rows", 0, value=2), "reputation_rows: values must grow from row to row"),
    (put("reputation_rows", value=[1]), "reputation_rows: Expected 'array' of length >= 2"),
    # the start
    (
        put("resources", "bananas", value=2),
        "resources: there are 3 markers besides those in the table, symbols need 4",
    ),
    (put("neutrals", value=3), "neutrals: there are 3 neutral traders, symbols need 4"),
    (put("start_vp", value=[3]), "start_vp: there are 1 different spaces, the seats need 2"),
    (put("start_vp", value=[3, 3]), "start_vp: there are 1 different spaces, the seats need 2"),
    (put("traders", value=2), "traders: there are 2 traders, the start needs 3"),
    (
        put("numbers", "start_rows", value=7),
        "markers: there are 20 markers, the first rows need 21",
    ),
    (put("influence", "6", value=6), "influence.6: seats are 2, 3, 4 or 5"),
    (put("influence", "2", value=None), "influence: it does not say what 2 seats start with"),
    (put("numbers", "speed", value=6), "numbers: Object contains unknown field 'speed'"),
    (put("numbers", "move_cost", value=0), "numbers.move_cost: Expected 'int' >= 1"),
    (put("map", value=6), "the file: Object contains unknown field 'map'"),
    (put("stations", value=None), "the file: Object missing required field 'stations'"),
]


@pytest.mark.parametrize(("change", "why"), BROKEN)
def test_what_is_wrong_is_said_in_one_line(change: Callable[[Content], None], why: str) -> None:
    content = json.loads(SMALL)
    change(content)
    assert refusal(json.dumps(content)) == f"board: {why}"


def changed(*changes: Callable[[Content], None], text: str = SMALL) -> str:
    content = json.loads(text)
    for change in changes:
        change(content)
    return json.dumps(content)


def test_82_markers_are_not_83() -> None:
    text = reconstructed_board()
    assert refusal(text.replace('"4 points 5"', '"3 points 5"')) == (
        "board: markers: there are 82, components.markers says 83"
    )


def test_no_json_and_what_is_there_twice() -> None:
    assert refusal("{") == (
        "board: line 1, column 2: not JSON: Expecting property name enclosed in double quotes"
    )
    assert refusal(SMALL.replace('"stations"', '"neutrals"')) == (
        "board: neutrals: it appears twice"
    )


def test_names_are_small_letters_digits_and_hyphens() -> None:
    for name in ("Isle", "9th", "a--b", "a-", "two words", "x" * 41):
        said = refusal(SMALL.replace('"isle"', f'"{name}"').replace("south isle", f"south {name}"))
        why = "a name is up to 40 small letters and digits, with - between words"
        assert said == f"board: areas.{name}: {why}"
    read_board_file(SMALL.replace("isle", "x" * 40), 2)
    assert f"areas.{'x' * 41}: " in refusal(SMALL.replace("isle", "x" * 99))


def test_sixty_areas_are_the_most() -> None:
    def more(content: Content) -> None:
        areas: dict[str, Content] = content["areas"]  # type: ignore[assignment]
        for number in range(52):
            areas[f"far{number}"] = {"is": "", "borders": "isle"}
            areas["isle"]["borders"] = f"{areas['isle']['borders']} far{number}"

    count = put("components", "areas", value=61)
    assert refusal(changed(more, count)) == "board: areas: there are 61; 60 is the most"


def test_every_area_can_be_reached() -> None:
    cut = (put("areas", "isle", "borders", value=""),
           put("areas", "port-9", "borders", value="mine centre south"))  # fmt: skip
    assert refusal(changed(*cut)) == "board: areas.isle: it cannot be reached from north-bay"


def test_there_is_enough_for_the_seats() -> None:
    read_board_file(SMALL, 3)
    assert refusal(SMALL, 4) == "board: start_vp: there are 3 different spaces, the seats need 4"
    assert refusal(SMALL, 5) == (
        "board: areas: 4 coasts without a symbol are free to start on; 5 seats need 5"
    )
    one = (put("special_markers", value=["1 area"]), put("components", "special_markers", value=1))
    assert refusal(changed(*one)) == "board: special_markers: there are 1 markers, the seats need 2"
    none = (put("conflict_markers", value=[]), put("components", "conflict_markers", value=0))
    assert refusal(changed(*none)) == (
        "board: conflict_markers: there are 0 markers, conflicts need 1"
    )


def test_no_two_seats_can_start_on_one_space() -> None:
    """Of [3, 3, 1] two seats would get the 3s."""
    with pytest.raises(BadDataError):
        read_board_file(changed(put("start_vp", value=[3, 3, 1])), 2)


def test_the_last_rows_of_the_tables_will_do() -> None:
    rows = {"africa_row": 5, "first_resource_row": 2, "reputation_row": 2}
    read_board_file(changed(*(put(name, value=row) for name, row in rows.items())), 2)


def test_the_numbers_may_be_left_out() -> None:
    assert read_board_file(changed(put("numbers", value=None)), 2).numbers == Numbers()


def test_the_file_is_the_option() -> None:
    with pytest.raises(mbira.MbiraError) as refused:
        mbira.new("africa", seats=3, board=changed(put("neutrals", value=3)))
    assert "neutrals" in str(refused.value)


# The small board


@pytest.mark.parametrize("seats", [2, 3])
def test_the_small_board_plays_through(seats: int) -> None:
    ends = set()
    once, twice = (
        AfricaOptions(board=SMALL),
        AfricaOptions(board=SMALL, out_of_markers="reshuffle_used_once_then_highest_vp"),
    )
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.rules.start(seats, twice if seed % 2 else once)
        while state.actor != NOBODY:
            options = GAME.rules.chance(state) if state.actor == CHANCE else GAME.rules.legal(state)
            GAME.rules.apply(state, options.choose(rng))
            GAME.rules.audit(state)
        outcome = GAME.rules.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == seats
        ends.add(state.end_reason)
    assert ends == {"goal", "markers"}
