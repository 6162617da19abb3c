"""Room values: what the page of a room shows before the game begins."""

from __future__ import annotations

from typing import Any

import segno
from markupsafe import Markup

from quipu.play import bot_speed, game_catalog, hints, table_setup, timers
from quipu.play.session import TableSession
from quipu.play.views.renderer import bot_level
from quipu.presenting import presenter, stamp
from quipu.server.tables import guests
from quipu.server.web import lobby
from quipu.server.web.request_context import RequestContext
from quipu.texts import Speak, speaker


def room_values(visit: RequestContext, live: TableSession) -> dict[str, Any]:
    """What the room page shows."""
    row, game = live.state, live.game
    speak = speaker(game.anchor, visit.lang)
    counts = game.seat_counts(
        {each.name: row.options.get(each.name, each.default) for each in game.options}  # type: ignore[misc]
    )
    free = [seat for seat in live.seats if seat.person is None and seat.bot is None]
    watches = row.private and live.seat_of(visit.person_id) < 0  # was given no link to a seat
    link = guests.room_link(visit, f"/j/{table_word(live)}") if free and not watches else ""
    return {
        "table": row.id,
        "row": row,
        "is_host": visit.person_id == row.host,
        "cards": lobby.cards(visit.lang),
        "anchor": game.anchor,
        "key": game.key,
        "title": game_catalog.title(game, visit.lang),
        "about": speak(f"game-{game.key}-about"),
        "variants": [
            (g.key, game_catalog.title(g, visit.lang)) for g in game_catalog.families()[game.anchor]
        ],
        "seats": [seat_values(visit, live, seat) for seat in live.seats],
        "counts": counts,
        "count_choices": [(count, str(count)) for count in counts],
        "enough": len(live.seats) in counts,
        "bots": [
            (bot, bot_level(visit.speak, bot)) for bot in table_setup.offered(game, live.seats)
        ],
        "usual_bot": table_setup.best_bot(game),
        "options": [option_values(visit, live, each) for each in game.options],
        "clocks": timers.offered(visit.speak),
        "paces": bot_speed.offered(visit.speak),
        "hints": hints.allowed(live),
        "link": link,
        "seat_links": [
            (seat.seat + 1, guests.room_link(visit, f"/j/{seat.invitation}")) for seat in free
        ],
        "watches": watches,
        "qr": qr_code(link) if link else "",
        "local": visit.is_local,
        "opened": visit.services.network,
        "why": known_reason(visit, speak),
    }


def table_word(live: TableSession) -> str:
    """The word of the link to any free seat: the invitation to the host's own seat.

    A link to a seat that is taken leads to a free one, and nobody else is given this word.
    A host who has not sat down yet, as in a rematch, gives the link to the first seat.
    """
    hosts = [seat.invitation for seat in live.seats if seat.person == live.state.host]
    return hosts[0] if hosts else live.seats[0].invitation


def known_reason(visit: RequestContext, speak: Speak) -> str:
    """Why the last change was refused, if the address says so in a code there is a text for."""
    key = "refusal-" + visit.request.query_params.get("why", "")[:40].replace("_", "-")
    known = next((each for each in (visit.speak, speak) if each.has(key)), None)
    return known(key, detail="none") if known is not None else ""


def seat_values(visit: RequestContext, live: TableSession, seat: Any) -> dict[str, Any]:
    me = visit.person is not None and seat.person == visit.person.id
    return {
        "seat": seat.seat,
        "name": seat.name,
        "me": me,
        "several": me and len(live.seats_of(seat.person)) > 1,
        "bot": seat.bot,
        "free": seat.person is None and seat.bot is None,
        "colour": presenter(live.game).colour(seat.seat),
        "stamp": stamp(seat.seat),
        "here": seat.seat in live.here(),
    }


def option_values(visit: RequestContext, live: TableSession, option: Any) -> dict[str, Any]:
    """An option with its name, its explanation and the words for its values."""
    speak = speaker(live.game.anchor, visit.lang)
    seats = len(live.seats)
    form = table_setup.option_form(
        option, table_setup.agreed(live.game, seats, live.state.options), seats
    )
    base = f"option-{option.name.replace('_', '-')}"

    def words(value: object) -> str:
        key = f"{base}-{str(value).replace('_', '-')}"
        return speak(key) if speak.has(key) else str(value).replace("_", " ")

    form["title"] = speak(base)
    form["about"] = speak(f"{base}-about") if speak.has(f"{base}-about") else ""
    form["labels"] = [
        (value, seat_words(visit, live, value) if names_seat(form, value) else words(value))
        for value in form.get("values", [])
    ]
    if "word" in form:
        form["no_limit"] = words(form["word"])
    form["shown"] = words(form["value"])
    return form


def names_seat(form: dict[str, Any], value: object) -> bool:
    return bool(form["names_seats"]) and isinstance(value, int)


def seat_words(visit: RequestContext, live: TableSession, seat: int) -> str:
    name = live.seats[seat].name if seat < len(live.seats) else ""
    return name or visit.speak("seat-number", n=seat + 1)


def qr_code(link: str) -> Markup:
    drawn = segno.make(link, error="m").svg_inline(border=2, omitsize=True, svgclass="qr")
    return Markup(drawn)
