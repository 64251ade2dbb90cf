from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.input.options import describe_options
from mbira.core.registry import specs

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


def test_json_lists_every_installed_game_with_seats_and_options(mbira: Cli) -> None:
    games = mbira("games", "--json").json()["games"]
    assert isinstance(games, list)
    assert [game["id"] for game in games] == list(specs())
    for game in games:
        spec = specs()[game["id"]]
        assert game["name"] == spec.name
        assert game["seats"] == list(spec.seats)
        assert game["ruleset"] == spec.ruleset
        assert [option["name"] for option in game["options"]] == [
            info.name for info in describe_options(spec)
        ]
        for option in game["options"]:
            assert option["description"]
            assert set(option) == {
                "name",
                "default",
                "description",
                "choices",
                "file",
                "many",
                "by_seat",
                "few",
                "group",
            }


def test_zimbabwe_is_for_two_to_five_and_its_defaults_are_told(mbira: Cli) -> None:
    out = mbira("games").out
    assert "zimbabwe  The Great Zimbabwe  2-5 seats" in out
    assert "round_limit=50" in out
    assert "setup=standard  or first-play" in out
    assert "box_limits=false  or true" in out
    assert "board=none  a file" in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_bots_are_named(mbira: Cli) -> None:
    assert mbira("games").out.splitlines()[-1] == "bots random, novice, adept, master"
