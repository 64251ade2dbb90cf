"""What a game is to the engine: a description that loads fast, and the parts behind it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, Self, TypeVar

from msgspec import Meta, Struct

from mbira.core.action import Action
from mbira.core.errors import MbiraError
from mbira.core.feats import no_feats
from mbira.core.input.known import know
from mbira.core.message import Message
from mbira.core.missing import (
    Missing,
    never,
    no_digests,
    nothing_counted,
    nothing_hidden,
    open_record,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Mapping, Sequence

    from mbira.core.chance import Chance
    from mbira.core.codec import Codec
    from mbira.core.feats import FindFeats
    from mbira.core.legal import Legal
    from mbira.core.message import Line, Reason, Say
    from mbira.core.numbering import Numbering
    from mbira.core.orders import Orders
    from mbira.core.question import Question

CHANCE: Final = -1
"""The actor of a state in which chance decides."""
NOBODY: Final = -2
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
    group: str = "",
) -> Meta:
    """Return what describes an option.

    With `file`, its value is the text of a file. With `past`, it is there for matches that began
    by an earlier ruleset; nobody is offered it. With `by_seat`, it is a list with a different
    value for each seat, in their order; as many seats as `few` have these among them. Which colours
    seats have is such a list, `colours`. Options of a `group` are offered together; the game's
    texts call it `group-...`. Without one they stand with all others, at the end.
    """
    return Meta(
        description=text,
        extra={"file": file, "past": past, "by_seat": by_seat, "few": few, "group": group},
    )


class Preset(Struct, frozen=True):
    """Options that suit an occasion; the game's texts say in `preset-...` what is different."""

    id: Literal["first", "standard", "long"]
    options: Options
    minutes: tuple[int, int]
    """About how long it takes: with the fewest seats, and with the most."""


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know. Games add their fields."""

    seat: int | None
    """Whose view it is; None for a spectator."""
    actor: int
    """Who decides now: a seat, CHANCE or NOBODY."""


class State(Protocol):
    """One position of a game, with everything in it. Nobody but the engine holds one.

    One that keeps what it has worked out may have a method `forget`, which lets go of that: a match
    has snapshots to go back to, and what they hold on to stays in memory.
    """

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
    """Where the game is: `package.module:attribute`."""
    texts: str
    """Where its Fluent files are: `package:path`, with `{code}` for the language."""
    earlier: tuple[Options | None, ...] = ()
    """What each earlier ruleset took for granted, from the first, as options of this one.

    So a match goes on by the rules that it began with. Where there is None nobody knows: then its
    log is checked record by record, and refused where it means something else now.
    """
    weight: int = 0
    """How much there is to think about, from 1 to 5; 0 if nobody has said."""
    presets: tuple[Preset, ...] = ()
    """Ways to begin, from the shortest; the game as it is usually played is among them."""

    def __post_init__(self) -> None:
        know(self.options)
        if ":" not in self.texts or "{code}" not in self.texts:
            raise MbiraError(
                f"{self.id}: texts={self.texts!r} names no file per language;"
                " write it as 'package:texts/{code}.ftl'"
            )

    def load(self) -> AnyGame:
        """Import the game and return it."""
        module, _, attribute = self.engine.partition(":")
        game: AnyGame = getattr(import_module(module), attribute)
        return game


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Opts = TypeVar("Opts", bound=Options)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, Opts]):
    """How a game is played: all that a simulation needs.

    `apply` changes the state that it is given and trusts its caller; `Match` does the checking.
    """

    start: Callable[[int, Opts], S]
    """Returns the state before anything, chance included, has happened, for this many seats."""
    legal: Callable[[S], Legal]
    """Returns what the seat to act may do. This is the definition of legality."""
    chance: Callable[[S], Chance]
    """Returns what chance may do, and how likely each is."""
    apply: Callable[[S, Action], None]
    """Carries an action out, and everything that follows without a decision."""
    outcome: Callable[[S], Outcome | None]
    """Returns how the match ended; None while it goes on."""
    audit: Callable[[S], None]
    """Raises AssertionError if anything that must be conserved or consistent is not."""
    digests: Callable[[int, Opts], Mapping[str, str]] = no_digests
    """Returns the digests of the data files that the options bring into play."""


@dataclass(frozen=True, kw_only=True)
class Sight(Generic[S, V]):
    """What a seat may know."""

    view: Callable[[S, int | None], V]
    """Returns what a seat, or a spectator (None), may know."""
    imagine: Callable[[V, random.Random], S]
    """Returns a state that has this view: what the view hides is made up at random."""
    measure: Callable[[V, int], Measure]
    """Returns how a seat stands, as far as a view of its own tells."""
    shown_to: Callable[[S, V, int | None], V] | None = None
    """Returns what a seat may know, from what another knows of the same state.

    It is what `view` returns, for less where most of a view is the same for all.
    """
    redact: Callable[[S, Record, int | None], Record] = open_record
    """Returns a record as a seat, or a spectator, may see it; the state is the one it met."""
    veiled: Callable[[Action], bool] = never
    """Returns whether an action is what `redact` put in the place of another."""
    holdings: Callable[[S, int], Mapping[str, int]] = nothing_counted
    """Returns what everybody can see a seat to have, in numbers: "vp", "cattle".

    How they change is told with each record; the words are `change-vp`, `change-cattle`; they are
    told the `$amount` with its sign, and the `$count` that a noun agrees with.
    """
    hides: Callable[[S, Collection[int]], bool] = nothing_hidden
    """Returns whether a state holds anything that somebody with these seats may not know.

    Whoever has several seats knows what each of them knows; whoever has none is a spectator.
    """


@dataclass(frozen=True, kw_only=True)
class Speech(Generic[S]):
    """What is said of a match: as messages, which the game's Fluent files have words for."""

    question: Callable[[S], Message]
    """Returns what is being decided now, as a sentence."""
    describe: Callable[[S, S | None, Record], Message]
    """Returns a record as a sentence, told from the states before and after it.

    After a record that hides what was decided there is None to tell from.
    """
    why_not: Callable[[S, Action], Reason]
    """Returns why an action is not legal."""
    foretells: bool = True
    """Whether a sentence says what follows from a record; if not, `describe` needs no state after
    it, and a choice is told without trying it."""


class Draw(Protocol[V_contra]):
    """Draws a view for a terminal."""

    def __call__(self, view: V_contra, say: Say, marked: Collection[str] = (), /) -> Sequence[Line]:
        """Return a drawing of a view, 80 columns wide; `say` puts it into words.

        `marked` are actions in notation, such as the legal ones: what they name should stand out,
        as far as the drawing shows it.
        """
        ...


class Game(Generic[S, V, Opts]):
    """A game, joined from its parts.

    The rules alone are enough to simulate it; whoever needs a part that is not there is told so.
    """

    def __init__(
        self,
        *,
        spec: GameSpec,
        codec: Codec,
        rules: Rules[S, Opts],
        sight: Sight[S, V] | None = None,
        speech: Speech[S] | None = None,
        draw: Draw[V] | None = None,
        questions: Mapping[str, Question[V, Any]] | None = None,
        numbering: Numbering[S, Opts] | None = None,
        orders: Orders[V] | None = None,
        feats: FindFeats = no_feats,
    ) -> None:
        self.spec = spec
        self.codec = codec
        self.rules = rules
        missing: Any = partial(Missing, spec.id)
        self.sight: Sight[S, V] = sight or missing("sight: what seats may know")
        self.speech: Speech[S] = speech or missing("speech: sentences and reasons")
        self.draw: Draw[V] = draw or missing("picture for a terminal")
        self.numbering: Numbering[S, Opts] = numbering or missing("numbers for actions and views")
        self.questions = questions or {}
        """What can be asked about a view ("reach D7"), by its first word."""
        self.orders = orders
        """What seats can be told beforehand; without it, only to do what they have to anyway."""
        self.feats = feats
        """What of a match is worth comparing with other matches, by seat."""
        self.whole = None not in (sight, speech, draw)
        """Whether people can play it: all parts are there that they need."""
        self.numbered = numbering is not None
        """Whether programs can learn it: it has numbers for actions and views."""


AnyGame = Game[Any, Any, Any]
"""A game about whose states nothing more is known."""


def describe(game: Game[S, V, Opts], before: S, record: Record) -> Message:
    """Return a record as a sentence; `before` is the state that it meets."""
    if not game.speech.foretells or game.sight.veiled(record.action):
        return game.speech.describe(before, None, record)
    after = before.clone()
    game.rules.apply(after, record.action)
    return game.speech.describe(before, after, record)


def tell(game: Game[S, V, Opts], before: S, after: S, record: Record) -> Message:
    """Return a record, which may be redacted, as a sentence: what came after it is known."""
    hidden = game.sight.veiled(record.action)
    return game.speech.describe(before, None if hidden else after, record)


def why_not(game: Game[S, V, Opts], state: S, action: Action) -> Reason | None:
    """Return why an action is not legal; None exactly if it is."""
    return None if action in game.rules.legal(state) else game.speech.why_not(state, action)
