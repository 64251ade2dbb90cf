"""Conflicts with the neutral traders and between seats."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.games.africa.oracle.facts import ICONS, SPECIALS
from tests.games.africa.oracle.markers import Markers
from tests.games.africa.oracle.table import NEUTRAL, Conflict, Side, count_of, counted

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.games.africa.oracle.table import Piece
    from tests.games.asking import Answer, Course, Question

    Count = Generator[Question, str, int]


class Conflicts(Markers):
    """The conflicts of a turn."""

    # Which there are

    def fights(self, seat: int) -> set[str]:
        """Return the conflicts with other seats, all of which must be fought."""
        return {
            f"fight {area} {other}"
            for area in self.areas
            if area not in self.closed and any(not piece.spent for piece in self.here(area, seat))
            for other in self.owners(area) - {seat}
            if any(not piece.spent for piece in self.here(area, other))
        }

    def ousts(self, seat: int) -> set[str]:
        """Return the conflicts with neutral traders that may be fought."""
        return {
            f"oust {area.name}"
            for area in self.controlled(seat)
            if 1 <= self.neutrals(area.name) <= self._number_against_neutrals(area.name, seat)
        }

    def _number_against_neutrals(self, area: str, seat: int) -> int:
        pieces = [piece for piece in self.here(area, seat) if not piece.spent or piece.won]
        doubles = self.yes("wholesaler_doubles_in_neutral_conflict", default=True)
        return self._number(pieces, doubles=doubles)

    def _number(self, pieces: list[Piece], *, doubles: bool = True) -> int:
        """Return how many pieces count as, with what a wholesaler does to traders."""
        traders = [piece for piece in pieces if not piece.wholesaler]
        if len(traders) == len(pieces) or not traders or not doubles:
            return len(pieces)
        return 2 * len(traders) + (2 if self.yes("wholesaler_itself_doubled", default=False) else 1)

    # With neutral traders

    def oust(self, seat: int, area: str) -> Course:
        """Fight the neutral traders in an area."""
        conflict = self.conflict = Conflict(area, NEUTRAL)
        conflict.redraws = self._number_against_neutrals(area, seat) - self.neutrals(area)
        left = Counter({(loss, amount): count for count, loss, amount in self.box.fates})
        answer = "redraw"
        while answer == "redraw":
            weights = {f"fate {loss} {amount}": n for (loss, amount), n in left.items()}
            words = (yield from self.draw("fate", weights)).split()
            loss, amount = conflict.fate = (words[1], int(words[2]))
            conflict.drawn.append((loss, amount))
            left[loss, amount] -= 1
            answer = yield from self._answer(seat, left.total())
            conflict.redraws -= answer == "redraw"
        if not answer:
            self.conflict = None
            return
        for piece in self.here(area, seat):
            piece.spent, piece.won = True, False
        if answer == "refuse":
            self.repute(seat, -self.number["lost_conflict_reputation"])
        else:
            self._suffer(seat, area, loss, amount)
            if self.here(area, seat):
                self.leave(self.here(area, NEUTRAL)[0])
                conflict.retreaters = [NEUTRAL]
                yield from self._retreat(self.here(area, NEUTRAL), seat, seat)
        self.conflict = None

    def _answer(self, seat: int, left: int) -> Answer:
        """Ask about a conflict marker; nothing is answered if nobody is there any more."""
        conflict = self.conflict
        assert conflict is not None
        assert conflict.fate is not None
        while True:
            answers = {"refuse"}
            if self._can_pay(seat, *conflict.fate):
                answers.add("accept")
            if conflict.redraws and left:
                answers.add("redraw")
            text = yield from self._within("answer", seat, answers)
            if text != "use caravan":
                return text
            count = self._number_against_neutrals(conflict.area, seat)
            if not count:
                return ""
            redrawn = len(conflict.drawn) - 1
            conflict.redraws = max(0, count - self.neutrals(conflict.area) - redrawn)

    def _within(self, step: str, seat: int, answers: set[str]) -> Answer:
        """Ask a seat in a conflict, which may use a caravan first if the table wants that."""
        self.phase = step
        if self.yes("caravan_in_conflict", default=False) and seat == self.active:
            answers |= self.usable(seat)
        text = yield from self.ask(step, seat, answers)
        if text == "use caravan":
            yield from self.use(seat, "caravan")
        self.phase = "conflicts"
        return text

    def _can_pay(self, seat: int, loss: str, amount: int) -> bool:
        if loss == "influence":
            return self.influence[seat] >= amount
        free = self.yes("lowest_reputation_pays", default=False) or not amount
        return loss != "reputation" or free or self.reputation[seat] >= 1

    def _suffer(self, seat: int, area: str, loss: str, amount: int) -> None:
        """Pay what a conflict marker costs."""
        if loss == "reputation":
            self.repute(seat, -amount)
        if loss == "influence":
            self.influence[seat] -= amount
            self.pool += amount
        if loss == "trader":
            for piece in self._wholesaler_first(self.here(area, seat))[:amount]:
                self.leave(piece)

    def _wholesaler_first(self, pieces: list[Piece]) -> list[Piece]:
        return sorted(pieces, key=lambda piece: not piece.wholesaler)

    # Between seats

    def fight(self, seat: int, area: str, rival: int) -> Course:
        """Fight another seat in an area."""
        conflict = self.conflict = Conflict(area, rival)
        mine, theirs = Side(), Side()
        conflict.sides = {seat: mine, rival: theirs}
        yield from self._commit(seat, mine)
        if not mine.committed:
            self.conflict = None
            return
        yield from self._commit(rival, theirs)
        yield from self.draw("reveal", {f"reveal {_said(mine)} {_said(theirs)}": 1})
        conflict.open = True
        fighters = [piece for piece in self.here(area, seat) if not piece.spent]
        strength = self._strength(seat, fighters, mine)
        defenders = [piece for piece in self.here(area, rival) if not piece.spent]
        against = self._strength(rival, defenders, theirs)
        i_win = not mine.retreats and (theirs.retreats or strength > against)
        for piece in self.here(area, seat):
            piece.spent = True
            piece.won = i_win and (piece.won or piece in fighters)
        if self.yes("rivals_fight_once", default=False):
            for piece in self.here(area, rival):
                piece.spent = True
        if mine.retreats and theirs.retreats:
            conflict.retreaters = [seat, rival]
            yield from self._retreat(self.here(area, seat), seat, rival)
            yield from self._retreat(self.here(area, rival), rival, seat)
        else:
            winner, loser = (seat, rival) if i_win else (rival, seat)
            conflict.victor = winner
            self._clear(loser)
            yield from self._beat(winner, loser)
            yield from self._raise(winner)
        self.conflict = None

    def _strength(self, seat: int, pieces: list[Piece], side: Side) -> int:
        markers = len(side.markers) + len(side.specials)
        return (
            self._number(pieces) * self.strength(seat)
            + side.influence * self.number["influence_strength"]
            + markers * self.number["marker_strength"]
        )

    def _commit(self, seat: int, side: Side) -> Course:
        """Let a seat say in secret what it commits, if it is still there."""
        assert self.conflict is not None
        amounts = {f"commit {amount}" for amount in range(self.influence[seat] + 1)}
        text = "use caravan"
        while text == "use caravan":
            text = yield from self._within("commitment", seat, {*amounts, "commit retreat"})
            if all(piece.spent for piece in self.here(self.conflict.area, seat)):
                return
        side.committed = True
        side.retreats = text == "commit retreat"
        side.influence = 0 if side.retreats else int(text.split()[1])
        for icon in ICONS:
            held = [marker for marker in self.hands[seat] if marker.icon == icon]
            held.sort(key=lambda marker: (marker.points, marker.fresh))
            special = icon in {kind for count, kind in self.box.specials if count}
            asked = held or not (special or self.yes("held_action_markers_public", default=True))
            if icon != "points" and asked:
                count = yield from self._stake(seat, side, icon, len(held))
                side.markers += held[:count]
        for kind in SPECIALS:
            known = [s for s in self.specials[seat] if s.known and s.kind == kind]
            if known:
                count = yield from self._stake(seat, side, kind, len(known))
                side.specials += known[:count]
        hidden = [special for special in self.specials[seat] if not special.known]
        if hidden:
            count = yield from self._stake(seat, side, "special", len(hidden))
            side.specials += hidden[:count]

    def _stake(self, seat: int, side: Side, name: str, held: int) -> Count:
        most = 0 if side.retreats else held
        answers = {f"stake {name} {count}" for count in range(most + 1)}
        text = yield from self.ask("stakes", seat, answers)
        side.answers.append(int(text.split()[2]))
        return side.answers[-1]

    def _clear(self, loser: int) -> None:
        """Put away what was committed; whoever retreats has it."""
        assert self.conflict is not None
        heir = loser if self.conflict.sides[loser].retreats else None
        for seat, side in self.conflict.sides.items():
            self.influence[seat] -= side.influence
            if heir is None:
                self.pool += side.influence
            else:
                self.influence[heir] += side.influence
            for marker in side.markers:
                self.hands[seat].remove(marker)
                marker.fresh = False
                (self.used if heir is None else self.hands[heir]).append(marker)
            for special in side.specials:
                self.specials[seat].remove(special)
                special.known = True
                (self.used_specials if heir is None else self.specials[heir]).append(special)

    def _beat(self, winner: int, loser: int) -> Course:
        """Take one of the loser's pieces and let the others retreat."""
        assert self.conflict is not None
        area = self.conflict.area
        self.conflict.retreaters = [loser]
        if self.conflict.sides[loser].retreats:
            yield from self._retreat(self.here(area, loser), loser, winner)
        else:
            self.leave(self._wholesaler_first(self.here(area, loser))[0])
            yield from self._retreat(self.here(area, loser), winner, winner)

    def _raise(self, winner: int) -> Course:
        cost = self.number["raise_cost"]
        if self.reputation[winner] == len(self.box.reputation_rows) - 1:
            return
        rich = self.influence[winner] >= cost
        if rich or not self.yes("influence_public", default=True):
            answers = {"raise", "done"} if rich else {"done"}
            if (yield from self.ask("raising", winner, answers)) == "raise":
                self.influence[winner] -= cost
                self.pool += cost
                self.repute(winner, 1)

    # Retreats

    def _retreat(self, pieces: list[Piece], decider: int, enemy: int) -> Course:
        """Let pieces leave the area of the conflict, not to where the enemy is."""
        conflict = self.conflict
        assert conflict is not None
        waiting = conflict.retreating = self._wholesaler_first(pieces)
        while waiting:
            goals = self._goals(conflict.area, enemy)
            if waiting[0].owner == self.active == decider and len(conflict.retreaters) == 2:
                goals = self._not_the_last(conflict.area, decider, goals)
            if not goals:
                stay = self.option("blocked_retreat", "remove") == "stay"
                if waiting[0].owner == decider and self.yes(
                    "retreat_marker_protects", default=True
                ):
                    stay = True
                if not stay or waiting[0].owner == NEUTRAL:
                    for piece in waiting:
                        self.leave(piece)
                break
            most = 1 if waiting[0].wholesaler else len(waiting)
            answers = {text for goal in goals for text in counted(f"retreat {goal}", most)}
            its_own = waiting[0].owner == decider
            if self.yes("retreat_optional", default=False) and waiting[0].owner != NEUTRAL:
                answers |= set() if its_own else {"done"}
            text = yield from self.ask("retreating", decider, answers)
            if text == "done":
                break
            for piece in waiting[: count_of(text.split(), 2)]:
                piece.area = text.split()[1]
                piece.won = False
                if piece.owner == self.active:
                    self.closed.add(piece.area)
            del waiting[: count_of(text.split(), 2)]
        conflict.retreaters = conflict.retreaters[1:]
        conflict.retreating = []

    def _goals(self, area: str, enemy: int) -> set[str]:
        """Return what can be reached without meeting a piece of the enemy."""
        reached = {area}
        for _ in range(self.number["retreat_steps"]):
            beyond = {goal for name in reached for goal in self.areas[name].borders}
            reached |= {goal for goal in beyond if not self.here(goal, enemy)}
        return reached - {area}

    def _not_the_last(self, area: str, seat: int, goals: set[str]) -> set[str]:
        """Leave out the last way out that a rival has, if there is another choice."""
        ways_out = {goal for goal in self.areas[area].borders if not self.here(goal, seat)}
        others = goals - ways_out if len(ways_out) == 1 else goals
        return others or goals


def _said(side: Side) -> str:
    """Return what a side committed, as it is turned up."""
    if side.retreats:
        return "retreat"
    icons = [marker.icon for marker in side.markers]
    return "+".join((str(side.influence), *icons, *(special.kind for special in side.specials)))
