"""Positions made by hand, of any game: what is played, refused, told and seen in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self

from mbira.core.game import CHANCE, Record, S, V, describe, why_not

if TYPE_CHECKING:
    from mbira.core.game import Game, Outcome
    from mbira.core.message import Message, Reason


class AnyScene(Generic[S, V]):
    """A position; a game's own scene says how one is put together, and `audit` holds in it."""

    def __init__(self, game: Game[S, V, Any], state: S) -> None:
        self.game = game
        self.state = state

    # Playing

    def legal(self, tag: str = "") -> set[str]:
        """Return the legal actions in notation; with a tag, those of that kind."""
        actions = {str(action) for action in self.game.rules.legal(self.state)}
        return {text for text in actions if text.split()[0] == tag} if tag else actions

    def choices(self, tag: str) -> set[str]:
        """Return what may stand behind the tag of an action; the tag itself if nothing does."""
        return {text.removeprefix(f"{tag} ") for text in self.legal(tag)}

    def play(self, *texts: str) -> Self:
        """Play actions in notation, each of them possible; the audit holds before and after."""
        rules = self.game.rules
        rules.audit(self.state)
        for text in texts:
            action = self.game.codec.parse(text)
            if self.state.actor == CHANCE:
                assert action in rules.chance(self.state), f"{text} cannot come now"
            else:
                refused = why_not(self.game, self.state, action)
                assert refused is None, f"{text}: {refused}"
            rules.apply(self.state, action)
            rules.audit(self.state)
        return self

    def why_not(self, text: str) -> Reason:
        """Return why an action cannot be played now; it must not be legal."""
        reason = why_not(self.game, self.state, self.game.codec.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason

    # Telling

    def asked(self) -> Message:
        """Return what is being decided now."""
        return self.game.speech.question(self.state)

    def told(self, text: str) -> Message:
        """Return what is said of an action that would be played now."""
        actor = self.state.actor
        record = Record("chance" if actor == CHANCE else actor, self.game.codec.parse(text))
        return describe(self.game, self.state, record)

    # Looking

    def view(self, seat: int | None = None) -> V:
        """Return the position as a seat sees it."""
        return self.game.sight.view(self.state, seat)

    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.game.rules.outcome(self.state) is not None

    def outcome(self) -> Outcome:
        """Return how the match ended; it must have."""
        outcome = self.game.rules.outcome(self.state)
        assert outcome is not None, "the match goes on"
        return outcome
