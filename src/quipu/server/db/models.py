"""The tables of the database: persons, tables, seats, guests, entries, jobs, chat and others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    false,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from quipu.play.state import ChatMessage, SeatState, Stage, TableState
from quipu.server.db.key_encryption import SealedBytes


class Base(DeclarativeBase):
    """All rows of the database."""


class Person(Base):
    """Somebody with a secret in a cookie; only hashes of secrets are kept."""

    __tablename__ = "persons"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    secret: Mapped[str] = mapped_column(String(64), unique=True)
    recovery: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(80))
    made: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    """One table; from its start on the cord is the truth and this row only leads to it."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(60))
    stage: Mapped[str] = mapped_column(String(12), index=True)  # open, starting, playing, over
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    host: Mapped[int] = mapped_column(ForeignKey("persons.id"))
    private: Mapped[bool] = mapped_column(Boolean)
    locked: Mapped[bool] = mapped_column(Boolean)
    key: Mapped[bytes] = mapped_column(SealedBytes)  # of its luck; secret while it is played
    header: Mapped[str | None] = mapped_column(Text)
    rematch: Mapped[str | None] = mapped_column(String(24))  # the table that follows this one
    clock: Mapped[int] = mapped_column(Integer, server_default="0")  # seconds for a decision
    pace: Mapped[str] = mapped_column(String(12), server_default="brisk")  # of its bots
    proposal: Mapped[Mapping[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    orders: Mapped[Sequence[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))
    watched: Mapped[bool] = mapped_column(Boolean, server_default=true())  # listed, if not private
    watch_word: Mapped[str] = mapped_column(String(40), server_default="", index=True)
    lesson: Mapped[str | None] = mapped_column(String(60))  # of its game, that it teaches
    hints: Mapped[bool | None] = mapped_column(Boolean)  # None: only against bots
    touched: Mapped[float] = mapped_column(Float, index=True)
    version: Mapped[int] = mapped_column(Integer, server_default="0")  # changes so far


class SeatRow(Base):
    """A place at a table: a person, a bot, or free for whoever has the invitation."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[int | None] = mapped_column(ForeignKey("persons.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    invitation: Mapped[str] = mapped_column(String(40), unique=True)
    nonce: Mapped[str | None] = mapped_column(String(64))


class GuestRow(Base):
    """What a table knows of a person: admitted by a link, muted or removed by the host."""

    __tablename__ = "guests"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    admitted: Mapped[bool] = mapped_column(Boolean, server_default=false())
    muted: Mapped[bool] = mapped_column(Boolean, server_default=false())
    removed: Mapped[bool] = mapped_column(Boolean, server_default=false())


class ProgressRow(Base):
    """What a person has learned: a lesson, a situation the coach explained, or to have a coach."""

    __tablename__ = "progress"
    person: Mapped[int] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    what: Mapped[str] = mapped_column(String(120), primary_key=True)


class EntryRow(Base):
    """One entry of a record. (table, number) is unique, so each happens once."""

    __tablename__ = "entries"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    token: Mapped[str | None] = mapped_column(String(64))


class ChatMessageRow(Base):
    """One line of chat."""

    __tablename__ = "chat_messages"
    __table_args__ = (Index("ix_chat_messages_once", "table_id", "once", unique=True),)
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person: Mapped[int] = mapped_column(ForeignKey("persons.id"))
    name: Mapped[str] = mapped_column(String(80))
    words: Mapped[str] = mapped_column(Text)
    phrase: Mapped[bool] = mapped_column(Boolean)
    at: Mapped[float] = mapped_column(Float)
    once: Mapped[str | None] = mapped_column(String(40))  # for what it is said, by one worker


class UploadRow(Base):
    """A record that somebody brought; its id is its link."""

    __tablename__ = "uploads"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("persons.id"))
    text: Mapped[str] = mapped_column(Text)
    made: Mapped[float] = mapped_column(Float)


class AnalysisRow(Base):
    """A finished game or an upload that somebody wants judged, and what was found so far."""

    __tablename__ = "analyses"
    word: Mapped[str] = mapped_column(String(24), primary_key=True)  # of the replay
    stage: Mapped[str] = mapped_column(String(12))  # waiting, done, stopped, failed
    steps: Mapped[int] = mapped_column(Integer)
    done: Mapped[int] = mapped_column(Integer)
    parts: Mapped[str] = mapped_column(Text)  # the start and each step, as JSON
    spent: Mapped[float] = mapped_column(Float)  # seconds
    asked: Mapped[float] = mapped_column(Float)
    lease_until: Mapped[float] = mapped_column(Float)


class JobRow(Base):
    """A job of the scheduler: a bot's decision, a timeout, or the end of waiting for nonces."""

    __tablename__ = "jobs"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12), primary_key=True)
    due_at: Mapped[float] = mapped_column(Float, index=True)
    lease_until: Mapped[float] = mapped_column(Float)
    owner: Mapped[str] = mapped_column(String(40), server_default="")  # worker with the lease


class ReportRow(Base):
    """What a player reports of somebody; it outlives people and tables."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    by: Mapped[int] = mapped_column(Integer)  # a person
    about: Mapped[int | None] = mapped_column(Integer)  # a person
    at_table: Mapped[str] = mapped_column(String(24))  # which may be gone
    words: Mapped[str] = mapped_column(Text)
    done: Mapped[bool] = mapped_column(Boolean, server_default=false())


class BanRow(Base):
    """A person or a range of addresses that may not come."""

    __tablename__ = "bans"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    until: Mapped[float] = mapped_column(Float)  # 0: for good
    person: Mapped[int | None] = mapped_column(Integer)
    network: Mapped[str] = mapped_column(String(64))  # or none
    reason: Mapped[str] = mapped_column(Text)


class ModerationRow(Base):
    """Something that a moderator did."""

    __tablename__ = "moderation"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    by: Mapped[str] = mapped_column(String(40))
    what: Mapped[str] = mapped_column(String(20))
    about: Mapped[str] = mapped_column(Text)


class AnnouncementRow(Base):
    """Words for everybody; the latest counts."""

    __tablename__ = "announcements"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    until: Mapped[float] = mapped_column(Float)  # 0: until the next
    words: Mapped[str] = mapped_column(Text)


def state_of(row: TableRow, seats: Sequence[SeatRow]) -> TableState:
    """A table as it is stored, with its seats in order."""
    return TableState(
        id=row.id,
        game=row.game,
        host=row.host,
        key=row.key,
        stage=Stage(row.stage),
        options=row.options,
        private=row.private,
        locked=row.locked,
        header=row.header,
        rematch=row.rematch,
        clock=row.clock,
        pace=row.pace,
        proposal=row.proposal,
        orders=row.orders,
        watched=row.watched,
        watch_word=row.watch_word,
        lesson=row.lesson,
        hints=row.hints,
        touched=row.touched,
        version=row.version,
        seats=tuple(seat_of(each) for each in seats),
    )


def seat_of(row: SeatRow) -> SeatState:
    return SeatState(row.seat, row.person, row.bot, row.name, row.invitation, row.nonce)


def table_row(state: TableState) -> TableRow:
    """The row of a new table."""
    return TableRow(
        id=state.id,
        game=state.game,
        host=state.host,
        key=state.key,
        stage=str(state.stage),
        options=dict(state.options),
        private=state.private,
        locked=state.locked,
        header=state.header,
        rematch=state.rematch,
        clock=state.clock,
        pace=state.pace,
        proposal=state.proposal,
        orders=state.orders,
        watched=state.watched,
        watch_word=state.watch_word,
        lesson=state.lesson,
        hints=state.hints,
        touched=state.touched,
        version=state.version,
    )


def seat_rows(state: TableState) -> list[SeatRow]:
    """The rows of the seats of a table."""
    return [
        SeatRow(
            table_id=state.id,
            seat=seat.seat,
            person=seat.person,
            bot=seat.bot,
            name=seat.name,
            invitation=seat.invitation,
            nonce=seat.nonce,
        )
        for seat in state.seats
    ]


def message_of(row: ChatMessageRow) -> ChatMessage:
    return ChatMessage(
        row.table_id, row.person, row.name, row.words, row.phrase, row.at, row.once, row.id
    )


def copy_guest(guest: GuestRow, table: str) -> GuestRow:
    """The same person at the next table of the same company."""
    return GuestRow(
        table_id=table,
        person=guest.person,
        admitted=guest.admitted,
        muted=guest.muted,
        removed=guest.removed,
    )
