"""`mbira admin try-mail`, `try-push`: whether what is sent arrives."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from mbira.cli.admin.desk import DbOption, PersonArgument, SettingsOption, as_served, now
from mbira.cli.arguments import JsonOption
from mbira.cli.screen import print_json
from mbira.core.errors import MbiraError
from mbira.server.refusals import one_line

if TYPE_CHECKING:
    from mbira.server.calling.outcome import Outcome
    from mbira.server.mail import MailServer
    from mbira.server.settings import Settings
    from mbira.server.store.calls.wishes import Place, Wishes

NO_MAIL = "nothing was sent: no mail server is named (--mail, MBIRA_SMTP, or mail in --settings)"


def try_mail(
    address: Annotated[str, typer.Argument(help="Who gets the letter.", metavar="ADDRESS")],
    *,
    mail: Annotated[
        str | None, typer.Option(help="Another mail server than the settings name.", metavar="URL")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(help="Whom the letter comes from.", metavar="ADDRESS")
    ] = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
) -> None:
    """Send one letter by the mail server of the settings, and say what came of it."""
    found = as_served(settings, mail=mail, **{"mail-from": mail_from})
    why = NO_MAIL if found.mail is None else asyncio.run(_letter(found.mail, found, address))
    _say(json, why, sent=f"{_shown(found.mail)} took a letter to {address}", to=address)


def _shown(server: "MailServer | None") -> str:
    return "" if server is None else f"{server.host}:{server.port}"


async def _letter(server: "MailServer", settings: "Settings", address: str) -> str:
    """Send a letter; return why it was not taken, if so."""
    from mbira.server.calling.words import trial  # noqa: PLC0415
    from mbira.server.mail import Mail, MailError  # noqa: PLC0415
    from mbira.server.store.calls.wishes import Wishes  # noqa: PLC0415

    site = f"https://{settings.hosts[0]}" if settings.hosts else ""
    letter, mail = trial(Wishes(site=site)), Mail(server)
    try:
        await mail.send(address, letter.title, f"{letter.lines[0].words}\n")
    except MailError as error:
        return f"{address} got no letter: {one_line(str(error))}"
    finally:
        mail.close()
    return ""


def try_push(
    person: PersonArgument,
    *,
    settings: SettingsOption = None,
    db: DbOption = None,
    json: JsonOption = False,
) -> None:
    """Send one message to the browsers in which somebody is called, and say what came of it."""
    found = as_served(settings, db=db)
    from mbira.server.store.desk import people  # noqa: PLC0415
    from mbira.server.store.desk.opening import opened  # noqa: PLC0415

    with opened(found.db) as here:
        with here.reading() as connection:
            guest, name = people.named(connection, person)
            places, wishes = people.browsers(connection, guest)
            key = people.push_key(connection)
        who = f"{one_line(name)} ({guest})"
        if found.hooks == "off":
            _say(json, f"nothing was sent to {who}: push is off here (--hooks off)", to=guest)
        elif not places or key is None:
            _say(json, f"nothing was sent to {who}: they are called in no browser", to=guest)
        else:
            outcomes = asyncio.run(_push(key, found, places, wishes))
            with here.writing() as connection:
                for place, outcome in zip(places, outcomes, strict=True):
                    people.note(connection, _tried(place, outcome))
            taken = sum(outcome.kind == "sent" for outcome in outcomes)
            told = "; ".join(map(_told, places, outcomes))
            line = f"{taken} of {len(places)} browsers of {who} took it: {told}"
            _say(json, "" if taken else line, sent=line, to=guest)


async def _push(
    key: str, settings: "Settings", places: "list[Place]", wishes: "Wishes"
) -> "list[Outcome]":
    from mbira.server.calling.calling import contact  # noqa: PLC0415
    from mbira.server.calling.push import Push  # noqa: PLC0415
    from mbira.server.calling.words import trial  # noqa: PLC0415

    push = Push(key, contact(settings), local=settings.hooks == "local")
    letter, name = trial(wishes), f"test-{secrets.token_hex(8)}"
    return [await push.send(place, name, letter, [], now()) for place in places]


def _tried(place: "Place", outcome: "Outcome") -> "Place":
    from mbira.server.calling.calling import tried  # noqa: PLC0415

    return tried(place, outcome, now())


def _told(place: "Place", outcome: "Outcome") -> str:
    said = outcome.kind if not outcome.error else f"{outcome.kind}, {one_line(outcome.error)}"
    return f"{one_line(place.label) or 'a browser'}: {said}"


def _say(json: bool, why: str, *, to: str, sent: str = "") -> None:
    """Say what came of it; what did not arrive is one line on standard error, and status 1."""
    if json:
        print_json({"to": to, "sent": not why, "words": why or sent})
        if why:
            raise typer.Exit(1)
    elif why:
        raise MbiraError(why)
    else:
        print(sent)
