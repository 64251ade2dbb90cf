"""No barriers: in every main state of the page, on a desk and on a phone, in light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui import axe
from tests.ui.states import STATES
from tests.ui.window import DEVICES

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening

needs_axe = pytest.mark.skipif(not axe.SOURCE.exists(), reason=axe.MISSING)


@needs_axe
@pytest.mark.parametrize("state", STATES)
def test_nobody_is_shut_out(window: Opening, anna: Person, state: str) -> None:
    shown = window(anna, bypass_csp=True)
    STATES[state](shown, anna)
    axe.prepare(shown)
    found: list[str] = []
    for device in ("desktop", "phone"):
        shown.page.set_viewport_size(DEVICES[device]["viewport"])
        for theme in ("light", "dark"):
            shown.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            shown.page.wait_for_selector(f"html[data-theme={theme}]")
            found += [f"{device} {theme}: {each}" for each in axe.barriers(shown)]
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("state", STATES)
def test_all_fits_on_a_narrow_phone(window: Opening, anna: Person, state: str) -> None:
    shown = window(anna, device="narrow", language="ru")
    STATES[state](shown, anna)
    found = [f"too wide: {each}" for each in axe.too_wide(shown)]
    found += [f"too small: {each}" for each in axe.too_small(shown)]
    assert not found, "\n".join(["", *found])
