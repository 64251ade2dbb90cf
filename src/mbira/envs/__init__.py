"""The games as others' programs know them: PettingZoo, Gymnasium and OpenSpiel; and data sets.

Each door imports what it needs when it is opened: `pip install 'mbira[rl]'` installs all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.errors import needing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mbira.envs.aec import TableEnv
    from mbira.envs.batch import BatchEnv
    from mbira.envs.rewards import RewardName
    from mbira.envs.single import SeatEnv
    from mbira.envs.spiel import SpielGame
    from mbira.envs.tensors import Encoding

__all__ = ["gymnasium_env", "gymnasium_vector_env", "openspiel_game", "pettingzoo_env"]


def pettingzoo_env(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: RewardName = "outcome",
    encoding: Encoding = "numbers",
    render_mode: str | None = None,
) -> TableEnv:
    """Return a game as PettingZoo knows games: an AEC environment with action masks."""
    with needing("rl", "PettingZoo"):
        from mbira.envs.aec import TableEnv  # noqa: PLC0415 extras are imported when needed
    return TableEnv(
        game,
        seats=seats,
        options=options,
        reward=reward,
        encoding=encoding,
        render_mode=render_mode,
    )


def gymnasium_env(
    game: str,
    *,
    seat: int | None = 0,
    bots: str | Sequence[str] = "random",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: RewardName = "outcome",
    encoding: Encoding = "numbers",
    render_mode: str | None = None,
) -> SeatEnv:
    """Return one seat of a game as Gymnasium knows environments; bots sit on all others.

    Without a seat, it is another one in each match.
    """
    with needing("rl", "Gymnasium"):
        from mbira.envs.single import SeatEnv  # noqa: PLC0415
    return SeatEnv(
        game,
        seat=seat,
        bots=bots,
        seats=seats,
        options=options,
        reward=reward,
        encoding=encoding,
        render_mode=render_mode,
    )


def gymnasium_vector_env(
    game: str,
    *,
    num_envs: int,
    seat: int | None = 0,
    bots: str | Sequence[str] = "random",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: RewardName = "outcome",
    encoding: Encoding = "numbers",
) -> BatchEnv:
    """Return many matches of one game at once, in one process: rows of the same arrays."""
    with needing("rl", "Gymnasium"):
        from mbira.envs.batch import BatchEnv  # noqa: PLC0415
    return BatchEnv(
        game,
        num_envs=num_envs,
        seat=seat,
        bots=bots,
        seats=seats,
        options=options,
        reward=reward,
        encoding=encoding,
    )


def openspiel_game(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: RewardName = "outcome",
    encoding: Encoding = "one_hot",
) -> SpielGame:
    """Return a game as OpenSpiel knows games, chance nodes and information states included."""
    with needing("rl", "OpenSpiel"):
        from mbira.envs.spiel import SpielGame  # noqa: PLC0415
    return SpielGame.of(game, seats=seats, options=options, reward=reward, encoding=encoding)
