"""What a game says of itself before its rules are loaded."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mbira.core.errors import MbiraError
from tests.core.toy import SPEC


@pytest.mark.parametrize("texts", ["pig.texts", "pig:texts/en.ftl", "{code}.ftl", ""])
def test_texts_that_name_no_file_a_language_are_refused_in_one_line(texts: str) -> None:
    with pytest.raises(MbiraError, match=r"^pig: texts=.*'package:texts/{code}\.ftl'$"):
        replace(SPEC, texts=texts)
