"""What a game is to the engine: a description that loads fast, and the rules behind it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Literal, Protocol, Self, TypeVar, cast

from msgspec import Meta, Struct

from mbira.core.action import Action
from mbira.core.known import know
from mbira.core.message import Message

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Mapping, Sequence

    from mbira.core.chance import Chance
    from mbira.core.codec import Codec
    from mbira.core.legal import Legal
    from mbira.core.message import Line, Reason, Say

CHANCE = -1
"""The actor of a state in which chance decides."""
NOBODY = -2
"""The actor of a state in which the match is over."""


class Record(Struct, frozen=True, gc=False):
    """One entry of the log: who decided, and what.

    Nothing in it can lead back to it, so the garbage collector need not look at the many there are.
    """

    seat: int | Literal["chance"]
    action: Action


class Outcome(Struct, frozen=True):
    """How a match ended."""

    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last; seats in one group share their place."""
    scores: tuple[int, ...]
    """What each seat scored, by seat; what a score means is the game's to say."""
    why: tuple[Message, ...] = ()
    """What ended the match and what decided between the seats, in order."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.ranking[0]


class Measure(Struct, frozen=True):
    """How a seat stands, for charts."""

    score: int
    """More is better."""
    income: int
    """What it has to go on with."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table may agree on before a match; each game adds its fields, all with defaults.

    Each field is annotated with what it is `about`.
    """


def about(
    text: str,
    *,
    file: bool = False,
    past: bool = False,
    by_seat: bool = False,
    few: tuple[str, ...] = (),
) -> Meta:
    """Return what describes an option.

    With `file`, its value is the text of a file. With `past`, it is there for matches that began
    by an earlier ruleset; nobody is offered it. With `by_seat`, it is a list with a different
    value for each seat, in their order; as many seats as `few` have these among them. Which colours
    seats have is such a list, `colours`.
    """
    return Meta(
        description=text, extra={"file": file, "past": past, "by_seat": by_seat, "few": few}
    )


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know. Games add their fields."""

    seat: int | None
    """Whose view it is; None for a spectator."""
    actor: int
    """Who decides now: a seat, CHANCE or NOBODY."""


class State(Protocol):
    """One position of a game, with everything in it. Nobody but the engine holds one."""

    actor: int

    def clone(self) -> Self:
        """Return an equal state that shares nothing that changes."""
        ...


class GameSpec(Struct, frozen=True):
    """What a lobby, a manual or a command line needs to know; loads without the rules."""

    id: str
    name: str
    seats: tuple[int, int]
    """The fewest and the most."""
    ruleset: int
    """Goes up when the same log could mean something else than before."""
    options: type[Options]
    engine: str
    """Where the rules are: `package.module:attribute`."""
    texts: str
    """The package that holds the game's Fluent files, one a language."""
    earlier: tuple[Options | None, ...] = ()
    """What each earlier ruleset took for granted, from the first, as options of this one.

    So a match goes on by the rules that it began with; where there is None, it cannot.
    """

    def __post_init__(self) -> None:
        know(self.options)

    def load(self) -> AnyGame:
        """Import the rules and return them."""
        module, _, attribute = self.engine.partition(":")
        return cast("AnyGame", getattr(import_module(module), attribute))


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules of a game as functions on its states.

    `apply` changes the state that it is given and trusts its caller; `Match` is who checks.
    """

    spec: GameSpec
    codec: Codec

    def start(self, seats: int, options: Options) -> S:
        """Return the state before anything, chance included, has happened."""
        ...

    def legal(self, state: S) -> Legal:
        """Return what the seat to act may do. This is the definition of legality."""
        ...

    def chance(self, state: S) -> Chance:
        """Return what chance may do, and how likely each is."""
        ...

    def apply(self, state: S, action: Action) -> None:
        """Carry an action out, and everything that follows without a decision."""
        ...

    def why_not(self, state: S, action: Action) -> Reason | None:
        """Return why an action is not legal; None exactly if it is."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        ...

    def view(self, state: S, seat: int | None) -> View:
        """Return what a seat, or a spectator (None), may know."""
        ...

    def redact(self, before: S, record: Record, seat: int | None) -> Record:
        """Return a record as a seat, or a spectator, may see it; `before` is the state it met."""
        ...

    def hides(self, state: S, seats: Collection[int]) -> bool:
        """Return whether a state holds anything that somebody with these seats may not know.

        Who has several seats knows what each of them knows; who has none is a spectator.
        """
        ...

    def imagine(self, view: View, rng: random.Random) -> S:
        """Return a state that has this view: what the view hides is made up at random."""
        ...

    def audit(self, state: S) -> None:
        """Raise AssertionError if anything that must be conserved or consistent is not."""
        ...

    def digests(self, seats: int, options: Options) -> Mapping[str, str]:
        """Return the digests of the data files that the options bring into play."""
        ...

    def question(self, state: S) -> Message:
        """Return what is being decided now, as a sentence."""
        ...

    def describe(self, before: S, record: Record) -> Message:
        """Return a record as a sentence; `before` is the state it met."""
        ...

    def draw(self, view: View, say: Say, marked: Collection[str] = ()) -> Sequence[Line]:
        """Return a drawing of a view for a terminal of 80 columns; `say` puts it into words.

        `marked` are actions in notation, such as the legal ones: what they name should stand out,
        as far as the drawing shows it.
        """
        ...

    def ask(self, view: View, words: Sequence[str]) -> Sequence[Message]:
        """Answer a question about a view ("reach D7"); without words, say what can be asked."""
        ...

    def measure(self, view: View, seat: int) -> Measure:
        """Return how a seat stands, as far as a view of its own tells."""
        ...

    def query(self, view: View, words: Sequence[str]) -> object:
        """Answer the same question with data, for programs: a struct, several, or None."""
        ...


AnyGame = Game[State]
"""A game of whose states nothing more is known."""
