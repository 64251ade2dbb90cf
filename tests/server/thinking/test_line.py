"""Who is next: nobody's work keeps another's waiting for long."""

from __future__ import annotations

from functools import partial

from mbira.server.thinking.line import HALF, Place, Queue, Share

ANNA, BERT, CARL = Share("house", "anna"), Share("house", "bert"), Share("elsewhere", "carl")


class Scene:
    """A line, and who was called, in order."""

    def __init__(self, room: int) -> None:
        self.now = 0.0
        self.line = Queue(room, lambda: self.now)
        self.called: list[str] = []
        self.places: dict[str, Place] = {}

    def come(self, name: str, share: Share, *, dear: bool = False) -> None:
        self.places[name] = self.line.join(share, partial(self.called.append, name), dear=dear)

    def go(self, name: str, used: float = 1.0) -> None:
        self.line.leave(self.places[name], used)


def test_who_is_alone_is_called_at_once() -> None:
    scene = Scene(1)
    scene.come("one", ANNA)
    assert scene.called == ["one"]


def test_a_guest_has_one_of_a_kind_at_a_time_however_much_room_there_is() -> None:
    scene = Scene(8)
    for name in ("one", "two", "three"):
        scene.come(name, ANNA)
    scene.come("long", ANNA, dear=True)
    scene.come("longer", ANNA, dear=True)
    assert scene.called == ["one", "long"]
    scene.go("one")
    assert scene.called == ["one", "long", "two"]


def test_an_address_does_not_have_all_the_room() -> None:
    scene = Scene(4)
    for number in range(4):
        scene.come(f"guest {number}", Share("house", f"guest {number}"), dear=True)
    assert scene.called == ["guest 0", "guest 1"]
    scene.come("carl", CARL, dear=True)
    assert scene.called[-1] == "carl"


def test_what_takes_long_never_has_all_the_room() -> None:
    scene = Scene(3)
    for number in range(3):
        scene.come(f"long {number}", Share(f"house {number}", f"guest {number}"), dear=True)
    assert scene.called == ["long 0", "long 1"]
    scene.come("quick", CARL)
    assert scene.called[-1] == "quick"


def test_what_is_quick_comes_first() -> None:
    scene = Scene(1)
    scene.come("first", ANNA)
    scene.come("long", BERT, dear=True)
    scene.come("quick", CARL)
    scene.go("first")
    assert scene.called == ["first", "quick"]


def test_who_used_least_comes_first_and_that_is_forgotten_in_time() -> None:
    scene = Scene(1)
    scene.come("first", ANNA)
    scene.go("first", used=10.0)
    scene.come("between", CARL)
    scene.go("between", used=1.0)
    scene.come("busy", Share("third", "dora"))
    scene.come("anna", ANNA)
    scene.come("carl", CARL)
    scene.go("busy")
    assert scene.called[-1] == "carl"
    scene.go("carl", used=3.0)
    scene.go("anna", used=0.0)
    scene.now = 20 * HALF
    scene.come("busy", Share("third", "dora"))
    scene.come("anna", ANNA)
    scene.come("carl", CARL)
    scene.go("busy")
    assert scene.called[-1] == "anna", "who came first"


def test_an_address_that_used_much_waits_with_a_new_guest_too() -> None:
    scene = Scene(1)
    scene.come("first", ANNA)
    scene.go("first", used=10.0)
    scene.come("busy", Share("third", "dora"))
    scene.come("bert", BERT)
    scene.come("carl", CARL)
    scene.go("busy")
    assert scene.called[-1] == "carl"


def test_who_gives_up_waiting_is_not_called() -> None:
    scene = Scene(1)
    scene.come("first", ANNA)
    scene.come("second", BERT)
    scene.come("third", CARL)
    scene.go("second")
    assert len(scene.line) == 2
    assert scene.line.waiting(BERT) == 0
    scene.go("first")
    assert scene.called == ["first", "third"]


def test_nothing_is_left_of_those_who_are_gone() -> None:
    scene = Scene(2)
    for number in range(50):
        scene.come(f"{number}", Share(f"house {number}", f"guest {number}"))
        scene.go(f"{number}", used=0.5)
    scene.now = 100 * HALF
    scene.come("last", ANNA)
    scene.go("last")
    assert len(scene.line._used) == 2
    assert not scene.line._waiting
