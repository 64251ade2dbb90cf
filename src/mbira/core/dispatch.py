"""What is done with an action, by its kind: checked pair by pair, looked up in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast

from mbira.core.action import Action
from mbira.core.message import Reason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mbira.core.message import Message

S = TypeVar("S")
A = TypeVar("A", bound=Action)
R = TypeVar("R")
P = ParamSpec("P")


def on(
    kind: type[A], do: Callable[Concatenate[S, A, P], R]
) -> tuple[type[Action], Callable[Concatenate[S, Action, P], R]]:
    """Return an entry of a table: what is done in a state with an action of a kind."""
    return kind, cast("Any", do)


class Stepped(Protocol):
    """A state that says which step of the game it is in."""

    step: int


St = TypeVar("St", bound=Stepped)


class Reasons(Generic[St]):
    """Why actions are not legal, by their kind and by the steps in which they are asked for."""

    def __init__(
        self,
        question: Callable[[St], Message],
        entries: Iterable[
            tuple[Iterable[int], tuple[type[Action], Callable[[St, Action], Reason]]]
        ],
    ) -> None:
        self._question = question
        self._by_kind = {kind: (frozenset(steps), explain) for steps, (kind, explain) in entries}

    def __call__(self, state: St, action: Action) -> Reason:
        """Return why an action is not legal; outside its steps, what is asked for."""
        steps, explain = self._by_kind.get(type(action), (frozenset(), None))
        if explain is None or state.step not in steps:
            return Reason("why-not-now", {"question": self._question(state)})
        return explain(state, action)
