"""A game as OpenSpiel knows games: chance is a node with probabilities, seats see what they may.

Importing this registers every installed game that has numbers, as `mbira_meduris` and so on.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from mbira.core.errors import MbiraError
from mbira.core.game import CHANCE, NOBODY, Record
from mbira.core.input.options import option_values, parse_options
from mbira.core.legal import Legal, bits
from mbira.core.registry import find_game, find_spec, specs
from mbira.envs.episode import Rulebook
from mbira.envs.rewards import check_reward, final
from mbira.envs.tensors import Encoder
from mbira.lang import ENGLISH, language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.core.action import Action
    from mbira.core.chance import Chance
    from mbira.core.game import GameSpec, State

PREFIX = "mbira_"
LONGEST = 100_000
"""More records than any match has; games with limits are far shorter."""
LARGEST_MARGIN = 1000.0


class SpielPosition:
    """A position of a match, with what each seat has seen so far."""

    __slots__ = ("book", "chance", "legal", "mask", "seen", "state")

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.state: State = book.game.rules.start(book.seats, book.options)
        self.seen: list[list[Record]] = [[] for _ in range(book.seats)]
        self._ask()

    def __deepcopy__(self, _: object) -> SpielPosition:
        new = object.__new__(SpielPosition)
        new.book, new.legal, new.mask, new.chance = self.book, self.legal, self.mask, self.chance
        new.state = self.state.clone()
        new.seen = [records[:] for records in self.seen]
        return new

    def _ask(self) -> None:
        actor, rules = self.state.actor, self.book.game.rules
        self.chance: Chance | None = rules.chance(self.state) if actor == CHANCE else None
        self.legal = rules.legal(self.state) if actor >= 0 else Legal(())
        self.mask = self.book.space.mask(self.legal)

    def action(self, number: int) -> Action:
        """Return the action that a number stands for here: chance counts its own results."""
        if self.chance is not None:
            return self.chance.outcomes[number]
        return self.book.space.actions[number]

    def apply(self, number: int) -> None:
        """Carry an action out; each seat sees of it what it may."""
        action, actor = self.action(number), self.state.actor
        record = Record("chance" if actor == CHANCE else actor, action)
        redact = self.book.game.sight.redact
        for seat, records in enumerate(self.seen):
            records.append(redact(self.state, record, seat))
        self.book.game.rules.apply(self.state, action)
        self._ask()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position, as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game.book)
        self._reward = game.reward

    def current_player(self) -> int:
        """Return who decides."""
        actor = self.position.state.actor
        if actor >= 0:
            return actor
        ends = actor == NOBODY
        return int(pyspiel.PlayerId.TERMINAL if ends else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of the legal actions, lowest first."""
        position = self.position
        return list(bits(position.mask)) if player == position.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the results of chance by their places, and how likely each is."""
        chance = self.position.chance
        if chance is None:
            raise AssertionError("chance does not decide here")
        return [(place, weight / chance.total) for place, weight in enumerate(chance.weights)]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == pyspiel.PlayerId.CHANCE and position.chance is None:
            return f"chance {action}"
        found = position.action(action) if player < 0 else position.book.space.actions[action]
        return str(found)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.position.state.actor == NOBODY

    def returns(self) -> list[float]:
        """Return what each seat is rewarded with so far: nothing before the end."""
        book = self.position.book
        outcome = book.game.rules.outcome(self.position.state)
        if outcome is None:
            return [0.0] * book.seats
        return final(self._reward, outcome, book.seats)

    def __str__(self) -> str:
        return observed(self.position, None)


def observed(position: SpielPosition, seat: int | None) -> str:
    """Return a position as a seat sees it, in words."""
    game = position.book.game
    say = language(ENGLISH, game.spec).say
    drawing = game.draw(game.sight.view(position.state, seat), say)
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)


def remembered(position: SpielPosition, seat: int) -> str:
    """Return all that a seat has seen since the match began: an information state."""
    records = position.seen[seat]
    return "\n".join([f"seat {seat}", *(f"{record.seat}: {record.action}" for record in records)])


class SpielObserver:
    """What a seat sees, as a tensor and in words."""

    def __init__(self, game: SpielGame, *, recall: bool) -> None:
        self._encoder = game.encoder
        self._recall = recall
        size = 0 if recall else self._encoder.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Put what a seat sees into the tensor."""
        if not self._recall:
            position = state.position
            row = position.book.game.numbering.numbers(position.state, player)
            self.tensor[:] = self._encoder.encode(row)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat sees, or has seen, in words."""
        return (remembered if self._recall else observed)(state.position, player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for some seats and options."""

    name = ""
    """The id of the game; each has a class of its own, as OpenSpiel registers classes."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        spec = find_spec(self.name)
        seats = given.get("players", spec.seats[0])
        options = _read_options(spec, given.get("options", ""))
        self.book = Rulebook(self.name, seats, options)
        self.reward = given.get("reward", "outcome")
        if self.reward not in {"outcome", "margin"}:
            raise ValueError(f"the reward is outcome or margin, not {self.reward}")
        self.encoder = Encoder(self.book.fields, given.get("encoding", "one_hot"))
        zero_sum = self.reward == "outcome"
        largest = 1.0 if zero_sum else LARGEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.book.space),
            max_chance_outcomes=self.book.outcomes,
            num_players=seats,
            min_utility=-largest,
            max_utility=largest,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(spec, zero_sum=zero_sum), info, given)

    @staticmethod
    def of(
        game: str,
        *,
        seats: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        encoding: str,
    ) -> SpielGame:
        """Return a game by its id; what cannot be played is refused."""
        book = Rulebook(game, seats, options)  # says what is wrong better than OpenSpiel would
        check_reward(reward, book)
        if reward == "shaped":
            raise MbiraError("OpenSpiel's rewards come at the end: outcome or margin")
        params = {"players": book.seats, "reward": reward, "encoding": encoding}
        if options:
            params["options"] = quote(json.dumps(dict(options), sort_keys=True), safe="")
        loaded: SpielGame = pyspiel.load_game(PREFIX + game, params)
        return loaded

    def new_initial_state(self) -> SpielState:
        """Return the position before anything has happened."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """Return what looks at positions; with perfect recall, at all that came before too."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {dict(params)}")
        return SpielObserver(self, recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


def _read_options(spec: GameSpec, text: str) -> dict[str, object]:
    """Return options as OpenSpiel's parameters have them: `stocks:open;payments:any`.

    Those of `openspiel_game` are JSON, with what OpenSpiel's strings cannot hold escaped.
    """
    if text.startswith("%7B"):
        found: dict[str, object] = json.loads(unquote(text))
        return found
    parts = [part.replace(":", "=", 1) for part in text.split(";") if part]
    return dict(option_values(parse_options(spec, parts)))


def game_type(spec: GameSpec, *, zero_sum: bool = True) -> Any:
    """Return what OpenSpiel has to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    fewest, most = spec.seats
    return kinds(
        short_name=PREFIX + spec.id,
        long_name=spec.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": fewest,
            "options": "",
            "reward": "outcome",
            "encoding": "one_hot",
        },
    )


def register() -> None:
    """Make every installed game that has numbers known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game, spec in specs().items():
        if find_game(game).numbered and PREFIX + game not in known:
            kind = type(f"{spec.id.title()}Game", (SpielGame,), {"name": game})
            pyspiel.register_game(game_type(spec), kind)


register()
