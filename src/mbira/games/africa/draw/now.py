"""What is going on: the auction, the turn, a marker in use, a conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.drawing import left, length
from mbira.core.message import EMBLEMS, Line, Message, Say, Span, seat_name
from mbira.games.africa.data import HIDDEN_SPECIAL, MARKER_IDS
from mbira.games.africa.draw import signs
from mbira.games.africa.draw.table import LABEL, NAME, points_of
from mbira.games.africa.rules.board import board_for
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.conflicts.conflict import against_neutrals, count as pieces_count
from mbira.games.africa.views.restore import restore

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.africa.views.view import AfricaView, ConflictView, FateView, SideView

GAP = "   "
UNDECIDED = frozenset(["commitment", "stakes", "fate", "answer"])
"""Steps in which a conflict is not decided yet."""


class _Now:
    """Says what goes on in a view."""

    def __init__(self, view: AfricaView, say: Say) -> None:
        self.view = view
        self.say = say
        self.state = restore(view)
        """What the view shows, to ask the rules about."""

    def word(self, name: str) -> str:
        return self.say(Message(f"draw-{name}"))

    def label(self, name: str) -> Line:
        """Return the word before a line."""
        return [Span(left(self.word(name), LABEL - len(GAP)), "quiet")]

    def pair(self, name: str, *what: Span) -> Line:
        """Return a word and what there is of it."""
        return [Span(f"{self.word(name)} ", "quiet"), *what]

    def number(self, name: str, number: int) -> Line:
        return self.pair(name, Span(f"{number}", "strong"))

    # The auction

    def auction(self) -> list[Line]:
        """Return who bids when, and the highest bid."""
        view = self.view
        order: Line = []
        for place, seat in enumerate(view.order):
            sign = "▸" if place == view.place else ""
            order += [Span(sign, "accent"), signs.emblem(seat), Span(" ")]
        items = [self.label("auction"), self.pair("order", *order[:-1])]
        if view.high_bidder is None:
            items.append([Span(self.word("no-bid"))])
        else:
            bid = Span(f"{view.high_bid} ", "strong")
            items.append(self.pair("highest", bid, signs.emblem(view.high_bidder)))
        return signs.flow(items, LABEL, GAP)

    # The turn

    def turn(self) -> list[Line]:
        """Return the points that are left, and what was won and used."""
        view = self.view
        seat = 0 if view.active is None else view.active
        items = [
            self.label("turn"),
            [signs.emblem(seat), Span(" "), *self.number("points", view.points)],
        ]
        if view.won:
            items.append(self.pair("won", *points_of(view.won)))
        if view.changed is not None:
            count = f" {signs.TIMES}{view.change_count}" if view.change_count > 1 else ""
            items.append(self.pair("changed", Span(f"{view.changed}{count}", "strong")))
        if view.vp_marker is not None:
            items.append(self.pair("vp-marker", Span(view.vp_marker, "strong")))
        still = [[Span(f"{name} {area.won}")] for name, area in view.areas.items() if area.won]
        if view.won_wholesaler:
            still.append([Span(signs.WHOLESALER)])
        if still and view.conflict is None:
            items.append(self.pair("still", *signs.joined(still, ", ")))
        return signs.flow([*items, *self._marker()], LABEL, GAP)

    def _marker(self) -> list[Line]:
        """Return what the marker in use has done so far."""
        view, items = self.view, list[Line]()
        if view.to_place:
            items.append(self.number("to-place", view.to_place))
        for way, value in zip(("up", "down"), view.market, strict=True):
            if value is not None:
                items.append(self.pair(way, Span(f"{signs.LETTERS[value]} {value}", "strong")))
        caravan = view.caravan
        if caravan is not None:
            fresh = (
                f"{caravan.traders}"
                if not caravan.spent_traders
                else (f"{caravan.traders}/{caravan.traders + caravan.spent_traders}")
            )
            on = f"{fresh}{signs.WHOLESALER if caravan.wholesaler else ''}"
            way = f"{caravan.origin} ▸ {caravan.goal}"
            items.append(self.pair("caravan", Span(f"{way}: ", "strong"), Span(on, "strong")))
        return items

    # Conflicts

    def conflict(self, conflict: ConflictView) -> list[Line]:
        """Return the sides of a conflict, what they commit, and what comes of it."""
        if conflict.rival is None:
            return self._ousting(conflict)
        active = 0 if self.view.active is None else self.view.active
        numbers = board_for(self.view.rules, len(self.view.seats)).numbers
        items = [
            self.label("conflict"),
            [Span(conflict.area, "strong")],
            self.pair("each-influence", Span(f"+{numbers.influence_strength}")),
            self.pair("each-marker", Span(f"+{numbers.marker_strength}")),
            *self._retreating(conflict),
        ]
        lines = signs.flow(items, LABEL, GAP)
        for seat, side in zip((active, conflict.rival), conflict.sides, strict=True):
            lines += self._side(conflict, seat, side)
        return lines

    def _side(self, conflict: ConflictView, seat: int, side: SideView) -> list[Line]:
        name = left(self.say(seat_name(seat)), NAME)
        front: Line = [Span(" " * (LABEL - 2)), Span(f"{EMBLEMS[seat]} {name} ", f"seat-{seat}")]
        items = [front]
        if self.view.step in UNDECIDED:
            count = pieces_count(self.state, *duel.fighters(self.state, seat))
            worth = self.view.seats[seat].strength
            items.append([Span(f"{count} {signs.TIMES} {worth} = {count * worth}  ", "strong")])
        items += self._commitment(seat, side)
        if conflict.victor == seat:
            items.append([Span(f"  {self.word('wins')}", "good")])
        return signs.flow(items, length(front) + 1, " ")

    def _commitment(self, seat: int, side: SideView) -> list[Line]:
        """Return what a side commits, as far as it can be seen."""
        deciding = self.view.step in {"commitment", "stakes"}
        if deciding and seat == self.view.actor and side.influence is None:
            return [[Span(self.word("choosing"), "accent")]]
        if side.influence is None:
            return [[Span(self.word("face-down" if side.answers else "waits"), "quiet")]]
        if side.influence == "retreat":
            return [[Span(self.word("retreats"), "strong")]]
        items = [self.number("influence-in", side.influence)]
        if side.revealed:
            markers = [*map(str, side.revealed)]
        else:
            kinds = zip(self._kinds(seat), side.stakes or (), strict=False)
            markers = [f"{n} {kind}" if n > 1 else kind for kind, n in kinds if n]
        for place, marker in enumerate(markers):
            items[-1].append(Span(","))
            shown = Span(marker, "strong")
            items.append([shown] if place else self.pair("markers-in", shown))
        return items

    def _kinds(self, seat: int) -> list[str]:
        """Return the markers that a seat is asked for, in their order."""
        return [
            self._special(seat) if kind == HIDDEN_SPECIAL else MARKER_IDS[kind]
            for kind in duel.stake_kinds(self.state, seat)
        ]

    def _special(self, seat: int) -> str:
        secret = self.view.seats[seat].secret
        return self.word("special") + (f":{secret}" if secret != "hidden" else "")

    def _retreating(self, conflict: ConflictView) -> list[Line]:
        if not conflict.retreaters or self.view.step != "retreating":
            return []
        who = conflict.retreaters[0]
        sign = Span(signs.NEUTRAL) if who == "neutral" else signs.emblem(who)
        pieces = f"{conflict.retreat_traders}" if conflict.retreat_traders else ""
        pieces += signs.WHOLESALER if conflict.retreat_wholesaler else ""
        return [self.pair("retreating", sign, Span(pieces, "strong"))]

    def _ousting(self, conflict: ConflictView) -> list[Line]:
        view = self.view
        active = 0 if view.active is None else view.active
        items = [self.label("conflict"), [Span(conflict.area, "strong")]]
        if view.step in UNDECIDED:
            count = against_neutrals(self.state, self.state.area)
            against = Span(f" {self.word('against')} ", "quiet")
            there = Span(f"{signs.NEUTRAL}{view.areas[conflict.area].neutrals}", "strong")
            items.append([signs.emblem(active), Span(f"{count}", "strong"), against, there])
            if conflict.fate is not None and view.step == "answer":
                fate = Span(self._fate(conflict.fate), "bad")
                items.append(self.pair("fate", fate))
            items.append(self.number("redraws", conflict.redraws))
            earlier = [*conflict.drawn]
            if conflict.fate is not None and view.step == "answer":
                earlier.remove(conflict.fate)
            if earlier:
                items.append(self.pair("aside", *self._fates(earlier)))
        return signs.flow([*items, *self._retreating(conflict)], LABEL, GAP)

    def _fate(self, fate: FateView) -> str:
        return self.say(Message(f"draw-loss-{fate.loss}", {"count": fate.amount}))

    def _fates(self, fates: Sequence[FateView]) -> Line:
        return signs.joined(([Span(self._fate(fate))] for fate in fates), ", ")


def now(view: AfricaView, say: Say) -> list[Line]:
    """Return what is going on: nothing in the set-up and after the end."""
    teller = _Now(view, say)
    if view.step == "auction":
        return teller.auction()
    if view.active is None or view.step == "finished":
        return []
    lines = teller.turn()
    if view.conflict is not None:
        lines += teller.conflict(view.conflict)
    return lines
