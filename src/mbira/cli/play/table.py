"""A match at one terminal: people type, bots answer, and everything is told in sentences."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from msgspec.structs import replace
from rich.text import Text

from mbira.bots import make_bot
from mbira.bots.bot import Decision
from mbira.bots.player import Player
from mbira.cli.play.asking import show_choices
from mbira.cli.play.choices import Choices, complete_kind
from mbira.cli.play.commands import COMMANDS
from mbira.cli.play.lines import Lines
from mbira.cli.screen import colour_seats, console, emblem, hanging, show_drawing, styled
from mbira.cli.words.history import tell
from mbira.cli.words.outcome import show_outcome
from mbira.core.errors import BadNotationError, MbiraError
from mbira.core.input.options import seat_colours
from mbira.core.message import EMBLEMS, Message, seat_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.cli.words.history import Sentence
    from mbira.core.action import Action
    from mbira.core.match import Match
    from mbira.core.message import Reason
    from mbira.lang import Language

TOLD = 15
"""This many sentences are shown at once; `log` shows more."""
FORGET = "\x1b[3J"
"""Lets a terminal forget what has scrolled away."""
LONGEST = 200
"""This many letters of a text are shown in a sentence."""


class Terminal:
    """A match, the people at this terminal, and the bots in the other seats."""

    def __init__(
        self, match: Match, words: Language, bots: Mapping[int, str], seed: str, *, ask_all: bool
    ) -> None:
        self.match = match
        self.words = words
        self.out = console()
        colour_seats(seat_colours(match.options))
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.ask_all = ask_all
        """Whether people are asked even where there is only one choice."""
        self.choices = Choices([])
        self.files: set[str] = set()
        """Save files that belong to this match, so that they may be written again."""
        self.saved_version = -1
        """How long the log was when it was last saved."""
        self.left = False
        """Whether the people have left the table."""
        self.told = 0
        """How many of the records that count have been told on the screen."""
        self._seen: dict[int, int] = {}
        """How many of them each person has been told."""
        self.lines = Lines(self._complete)
        self._bots = {
            seat: Player(make_bot(name), f"{seed} seat {seat}") for seat, name in bots.items()
        }
        self._forced: set[int] = set()
        self._looking: int | None = None
        """The person whom the screen is for."""
        self._secret_shown = False
        """Whether there may be something on the screen that only that person may see."""

    # Speaking

    def say(self, name: str, style: str = "", **args: str | int | Message) -> None:
        """Write one of the project's own sentences; what was typed is shown, but not at length."""
        for key, value in args.items():
            if isinstance(value, str) and len(value) > LONGEST:
                args[key] = f"{value[:LONGEST]}..."
        hanging(self.out, Text(""), self.words.say(Message(name, args)), style)

    def refuse(self, action: Action, reason: Reason) -> None:
        """Say why an action cannot be played, and the rule that it rests on."""
        why = self.words.say(reason)
        said = f"{why} [{reason.rule}]" if reason.rule else why
        hanging(self.out, styled(f" {action}:", "bad"), said)

    # The course of the match

    def run(self) -> None:
        """Go on until the match is left."""
        if self.people:
            seats = ", ".join(self.words.say(seat_name(seat)) for seat in self.people)
            self.say("play-welcome", "quiet", seats=seats, count=len(self.people))
        while not self.left:
            self._advance()
            self._hand_over()
            if not self.left:
                self.present()
                self.left = self.match.over and not self.people
            if not self.left:
                self._converse()
        if not self.match.over:
            self.say("play-unfinished", "quiet")

    def _advance(self) -> None:
        """Let the bots play, and people where there is no choice, until somebody must be asked."""
        match = self.match
        while not match.over:
            seat = match.actor
            if seat in self._bots:
                self._play_bot(seat)
                continue
            only = self._only_choice()
            if only is None:
                return
            self._forced.add(len(match.line))
            match.play(only)

    def _play_bot(self, seat: int) -> None:
        """Let a bot decide; say so if it failed and another went on in its place."""
        player = self._bots[seat]
        failed = len(player.failures)
        searches = getattr(player.bot, "budget", None) is not None
        thinking = self.words.say(Message("play-thinking", {"seat": seat_name(seat)}))
        with self.out.status(thinking) if searches else nullcontext():
            action = player.choose(Decision.of(self.match))
        self.match.play(action)
        for line in player.failures[failed:]:
            self.say("play-bot-failed", "bad", seat=seat_name(seat), what=line)
        if player.failures[failed:]:
            self.say("play-bot-instead", "quiet", seat=seat_name(seat), bot=player.bot.name)

    def _hand_over(self) -> None:
        """Clear the screen before another person looks at it, if each may see other things.

        Nothing is left of the earlier person: no choices to complete, no lines to call back.
        """
        seat = self.match.actor
        if seat not in self.people or seat == self._looking:
            return
        earlier, self._looking = self._looking, seat
        secrets = self._secret_shown or self.has_secrets(seat)
        if earlier is None or not self.out.is_terminal or not secrets:
            return
        self._secret_shown = False
        self.choices = Choices([])
        self.lines.forget()
        self.out.clear()
        self.out.file.write(FORGET)
        self.told = min(self.told, self._seen.get(seat, 0))
        prompt = self.words.say(Message("play-hand-over", {"seat": seat_name(seat)}))
        if self._read(f"{prompt} ") is None:
            self.left = True

    def has_secrets(self, seat: int) -> bool:
        """Return whether a person may see what others at this keyboard may not."""
        if len(self.people) == 1:
            return False
        return replace(self.match.view(seat), seat=None) != self.match.view(None)

    def _only_choice(self) -> Action | None:
        """Return the one thing that the person can do, if nothing is lost by doing it at once.

        What hands the match on to others, and so ends what can be taken back, is left to them; so
        is what would tell others at the keyboard that there was no choice.
        """
        match = self.match
        legal = match.legal()
        if self.ask_all or len(legal) != 1 or self.has_secrets(match.actor):
            return None
        action, seat = legal.nth(0), match.actor
        if match.undo_limit(seat) < len(match.line):
            after = match.state.clone()
            match.game.rules.apply(after, action)
            if after.actor != seat:
                return None
        return action

    def present(self) -> None:
        """Tell what happened, draw the position, and say what is to be decided."""
        self._tell_news()
        over = self.match.over
        self.choices = Choices([] if over else self.match.legal())
        self.draw()
        if over:
            show_outcome(self.out, self.match, self.words)
            if self.people:
                self.say("play-after", "quiet")
            return
        self.ask()

    def draw(self) -> None:
        """Draw the position, with what can be chosen marked."""
        self.out.print()
        viewer = self.viewer()
        if viewer is not None and self.has_secrets(viewer):
            self._secret_shown = True
        view = self.match.view(viewer)
        show_drawing(self.out, self.match.game.draw(view, self.words.say, self.choices.marks()))
        self.out.print()

    def viewer(self) -> int | None:
        """Return whose view of the match the terminal shows."""
        if self.match.actor in self.people:
            return self.match.actor
        return self.people[0] if len(self.people) == 1 else None

    def tell(self, start: int) -> list[Sentence]:
        """Return the records from a place on in words.

        One person alone is spoken to; several see what was told to the one before them, and are
        named.
        """
        reader = self.people[0] if len(self.people) == 1 else None
        return tell(self.match, self.words, start, self.viewer(), reader)

    def _tell_news(self) -> None:
        news = self.tell(self.told)
        hidden = max(0, len(news) - TOLD)
        if hidden:
            self.say("play-earlier", "quiet", count=hidden, all=len(news))
        for place, (seat, words) in enumerate(news[hidden:], self.told + hidden):
            forced = place in self._forced
            note = f" ({self.words.say(Message('play-forced'))})" if forced else ""
            hanging(self.out, emblem(seat), words + note)
        self.told = len(self.match.line)
        if self._looking is not None:
            self._seen[self._looking] = self.told

    def ask(self) -> None:
        """Say what is being decided, and list the choices in short."""
        seat = self.match.actor
        hanging(self.out, emblem(seat), self.words.say(self.match.question()), "accent")
        show_choices(self.out, self.choices, self.match, self.words)

    # Listening

    def _converse(self) -> None:
        """Read lines until one changes the match or leaves it."""
        changed = False
        while not changed and not self.left:
            actor = self.match.actor
            line = self._read(f"{EMBLEMS[actor % len(EMBLEMS)]} > " if actor >= 0 else "> ")
            if line is None:
                self.left = True
            elif not line.startswith("#"):
                changed = self._obey(line)

    def _read(self, prompt: str) -> str | None:
        """Return a line; None if the people have left; they were asked whether to save."""
        while not self.left:
            try:
                line = self.lines.read(prompt)
            except KeyboardInterrupt:  # once asks whether to save, twice leaves
                print()
                self._obey("quit")
                continue
            if line is None:
                self._obey("quit")
            return line
        return None

    def _obey(self, line: str) -> bool:
        """Carry out a line; return whether the match changed."""
        first, _, rest = line.partition(" ")
        command = COMMANDS.get(first.lower())
        try:
            if command is not None and self.choices.exact(line) is None:
                return command.act(self, rest.strip())
            return self._choose(line)
        except MbiraError as error:
            self.out.print(styled(f" {error}", "bad"))
            return False

    def _choose(self, line: str) -> bool:
        if not line:
            if len(self.choices.actions) == 1:
                self.match.play(self.choices.actions[0])
                return True
            return False
        if self.match.over:
            self.say("play-after", "quiet")
            return False
        action = self.meant(line)
        if action is None:
            return False
        reason = self.match.why_not(action)
        if reason is not None:
            self.refuse(action, reason)
            return False
        self.match.play(action)
        return True

    def meant(self, line: str) -> Action | None:
        """Return the action that a person means, legal or not; if that is unclear, say so."""
        found = self.choices.find(line)
        if len(found) == 1:
            return found[0]
        if found:
            shown = " ".join(f"{action}," for action in found[:8]).rstrip(",")
            more = " ..." if len(found) > 8 else ""
            self.say("play-ambiguous", "bad", text=line, actions=shown + more)
            return None
        codec = self.match.game.codec
        try:
            return codec.parse(complete_kind(line, codec))
        except BadNotationError:
            like = self.choices.like(line)
            if like is None:
                self.say("play-unclear", "bad", text=line)
            else:
                self.say("play-like", "bad", text=line, like=like)
            return None

    def taken_back(self) -> None:
        """Forget what was told of records that no longer count."""
        self.told = min(self.told, len(self.match.line))
        self._seen = {seat: min(told, self.told) for seat, told in self._seen.items()}
        self._forced = {place for place in self._forced if place < len(self.match.line)}

    def _complete(self, text: str) -> list[str]:
        """Return what a line that begins like this could be."""
        start = text.lower()
        options = [*(str(action) for action in self.choices.actions), *COMMANDS]
        return [option for option in options if option.lower().startswith(start)]
