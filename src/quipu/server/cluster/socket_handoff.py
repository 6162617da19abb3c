"""Corridor: joins the workers of one address, so that all lines of a table come to one of them.

There the table is followed, drawn and put into words once instead of once in each worker. Nothing
rests on it: a line that cannot be led on is served where it arrived. It is made of sockets that
only the forks of one parent have; what goes through it is an accepted connection and the request
that was read from it.
"""

from __future__ import annotations

import asyncio
import logging
import mmap
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final

log = logging.getLogger("quipu.server")

LINE: Final = re.compile(rb"/t/([A-Za-z0-9_-]{1,64})/line(?:\?|\Z)")
LONGEST_HEAD: Final = 65_536
CUT: Final = socket.MSG_TRUNC | socket.MSG_CTRUNC
FULL: Final = (BlockingIOError, InterruptedError)

Take = Callable[[socket.socket, bytes], None]


class SocketHandoff:
    """A way to each worker, and the note of who listens; made before the workers are forked."""

    def __init__(self, count: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self.ears = [ear for ear, _ in pairs]
        self.mouths = [mouth for _, mouth in pairs]
        for each in (*self.ears, *self.mouths):
            each.setblocking(False)
        self.listening = mmap.mmap(-1, count)  # shared by all: 1 for each that does
        self.place = -1  # of this worker

    def looks_after(self, table: bytes) -> int:
        """The worker to which the lines of a table belong, of those who listen.

        If one comes or goes, the tables of the others stay where they are.
        """
        alive = [place for place in range(len(self.ears)) if self.listening[place]]
        return max(alive, key=lambda place: sha256(b"%d %b" % (place, table)).digest(), default=-1)

    def elsewhere(self, url: bytes) -> int | None:
        """Where the line with this address belongs, if that is another worker."""
        found = LINE.match(url)
        place = self.looks_after(found[1]) if found is not None and self.place >= 0 else -1
        return place if place not in (-1, self.place) else None

    def lead(self, place: int, connection: int, head: bytes) -> None:
        """Hand a connection on, by its number; whoever does so closes its own end."""
        socket.send_fds(self.mouths[place], [head], [connection])

    # ---- for a worker ---------------------------------------------------------------------

    def enter(self, place: int) -> None:
        """This process is that worker: it hears with its own ear alone."""
        self.place = place
        for each in self.ears:
            if each is not self.ears[place]:
                each.close()

    def listen(self, take: Take) -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(self.ears[self.place], self.hear, take)
        self.listening[self.place] = 1

    def hear(self, take: Take) -> None:
        """Take what came; what is no connection with its request is dropped."""
        for came, head in received(self.ears[self.place]):
            try:
                take(came, head)
            except Exception:
                log.exception("connection could not be taken over from another worker")
                came.close()

    def leave(self) -> None:
        """Nobody is led here any more; whoever was comes again."""
        self.listening[self.place] = 0
        asyncio.get_running_loop().remove_reader(self.ears[self.place])
        self.sweep(self.place)

    # ---- for whoever looks after the workers ----------------------------------------------

    def sweep(self, place: int) -> None:
        """A worker is gone: those who were on their way to it are let go, and come again."""
        self.listening[place] = 0
        for came, _ in received(self.ears[place]):
            came.close()

    def close(self) -> None:
        for place, each in enumerate(self.ears):
            self.sweep(place)
            each.close()
        for each in self.mouths:
            each.close()
        self.listening.close()


def received(ear: socket.socket) -> list[tuple[socket.socket, bytes]]:
    """All connections that wait, each with what was read from it."""
    found = []
    with suppress(*FULL):
        while True:
            head, numbers, flags, _ = socket.recv_fds(ear, LONGEST_HEAD, 1)
            connections = [socket.socket(fileno=number) for number in numbers]
            if len(connections) == 1 and head and not flags & CUT:
                found.append((connections[0], head))
            else:
                for each in connections:
                    each.close()
    return found
