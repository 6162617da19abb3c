"""The gods of Egypt as they are shown: whom an act belongs to, and which side lies up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from quipu.core.state import Action
from quipu.games.egypt.box import GODS
from quipu.games.egypt.god_view import GodsObservation
from quipu.games.egypt.present import E, EgyptPresenter
from quipu.presenting import Group, Lasting, Looking, Picture, capital
from quipu.texts import thing_name

GOD_BOX: Final = "0 0 64 80"
WINDOWS: Final = {"hapi_window": "take_with_hapi", "isis_window": "use_isis"}  # G3.1
GOD_OF: Final = {  # the acts by which a god helps
    "ask_amun": "amun",
    "give_back": "amun",
    "build_with_wepwawet": "wepwawet",
    "take_with_hapi": "hapi",
    "move_with_chons": "chons",
    "use_isis": "isis",
    "buy_with_thot": "thot",
    "keep_card": "thot",
    "look_with_maat": "maat",
    "take_with_maat": "maat",
    "settle_with_ptah": "ptah",
    "raise_with_ptah": "ptah",
    "rate_with_hathor": "hathor",
    "drive_off_with_seth": "seth",
}


HELPS: Final = {  # the act by which a god stands in for a usual one
    "build_oxcart": "build_with_wepwawet",
    "buy_card": "buy_with_thot",
    "build_settlement": "settle_with_ptah",
    "build_temple_city": "raise_with_ptah",
}


class GodsPresenter(EgyptPresenter[E]):
    """With the gods: each group of acts that a god allows shows the god."""

    pictures: ClassVar[Mapping[str, Picture]] = {
        **EgyptPresenter.pictures,
        **{god: Picture(f"god-{god}", GOD_BOX) for god in GODS},
    }
    situations: ClassVar[Mapping[str, str]] = {
        **EgyptPresenter.situations,
        "gods": "G2.2",
        "hapi_window": "G4.3",
        "isis_window": "G4.5",
        "amun_return": "G4.1",
        "amun_again": "G4.1",
        "thot_choice": "G4.7",
        "maat_taking": "G4.8",
        "god_choice": "G2.2",
    }
    besides: ClassVar[Sequence[str]] = ("gods",)
    explained: ClassVar[Mapping[str, str]] = {
        **EgyptPresenter.explained,
        "amun": "G4.1",
        "wepwawet": "G4.2",
        "hapi": "G4.3",
        "chons": "G4.4",
        "isis": "G4.5",
        "thot": "G4.7",
        "maat": "G4.8",
        "ptah": "G4.9",
        "hathor": "G4.11",
        "seth": "G4.10",
    }
    about: ClassVar[Mapping[str, str]] = {**EgyptPresenter.about, **GOD_OF}

    def group_of(self, looking: Looking[E], action: Action[Any]) -> str:
        """To pass in the window of a god belongs to the god."""
        if action.kind == "pass":
            return WINDOWS.get(looking.view.phase.name, action.kind)
        return super().group_of(looking, action)

    def barred(self, looking: Looking[E], kind: str, shown: Lasting) -> Group:
        """What cannot be done as usual, but with the help of one's god, says so."""
        group = super().barred(looking, kind, shown)
        helped = HELPS.get(kind)
        if group.blocked is None or all(act.kind != helped for act in looking.legal):
            return group
        god = GOD_OF[str(helped)]
        note = looking.speak("with-god")
        text = f"{capital(thing_name(looking.speak, god))}: {self.explain(looking, god)}"
        return replace(group, blocked=replace(group.blocked, note=note, text=text))

    def group_picture(self, looking: Looking[E], kind: str) -> Picture | None:
        """Whether to keep a god is asked with its picture."""
        if kind not in ("keep_god", "exchange_god"):
            return super().group_picture(looking, kind)
        view = looking.view
        assert isinstance(view, GodsObservation)
        return self.picture(view.gods[looking.seat])

    def shown_at(self, looking: Looking[E], thing: str) -> Sequence[str]:
        if thing not in GODS:
            return super().shown_at(looking, thing)
        view = looking.view
        assert isinstance(view, GodsObservation)
        held = [f"god-{thing}@{seat}" for seat, god in enumerate(view.gods) if god == thing]
        return [f"god-{thing}", *held]

    def now(self, looking: Looking[E], thing: str) -> str:
        """G2.2, G2.3: what its side means, and why the observer's own rests."""
        view = looking.view
        if thing not in GODS:
            return super().now(looking, thing)
        assert isinstance(view, GodsObservation)
        if thing not in view.gods:
            return looking.speak("now-god-open")
        seat = view.gods.index(thing)
        side = view.god_sides[seat]
        words = looking.speak("now-god", name=looking.names[seat], side=side.upper())
        return f"{words} {looking.speak(f'now-god-side-{side}')}"
