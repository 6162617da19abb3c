"""Door: the connections of a server; who asks too slowly, or is one too many, is let go."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from quipu.server.corridor import FULL, Corridor
from quipu.server.guard import is_trusted
from quipu.server.settings import Settings

FRAME_BYTES: Final = 65_536
WINDOW: Final = 14  # bits; 16 kB that each line remembers of what it was sent, its last views
HEARD_WINDOW: Final = 12  # of what it says, which is little
HASTE: Final = 2  # of 9: in five eighths of the usual time a sixth larger than usual
HEAD_BYTES: Final = 32_768
ASKING: Final = 20.0  # seconds within which a request is asked, from its first byte to its last
READING: Final = 30.0  # seconds an answer may lie unread
PARTING: Final = 5.0  # seconds to read why one is let go
WAIT: Final = 0.05  # seconds until another worker is tried again that has no room for a line
MOST_WAITS: Final = 20

TOO_MANY: Final = "503 Service Unavailable"
TOO_SLOW: Final = "408 Request Timeout"
TOO_LONG: Final = "431 Request Header Fields Too Large"


class Crowd:
    """How many are at the door, together and from each address; proxies bring many."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        self.here[address] += 1
        settings = self.settings
        if settings.limits and self.here.total() > settings.connections:
            return False
        many = settings.limits and self.here[address] > settings.connections_per_address
        return not many or is_trusted(address, settings.trusted_proxies)

    def leave(self, address: str) -> None:
        self.here[address] -= 1
        if self.here[address] <= 0:
            del self.here[address]


class DoorConfig(uvicorn.Config):
    """What all doors of a house have in common."""

    def __init__(
        self, app: Any, crowd: Crowd, corridor: Corridor | None = None, **more: Any
    ) -> None:
        super().__init__(
            app,
            http=Connection,
            ws=Pressed,
            log_config=None,
            ws_max_size=FRAME_BYTES,
            ws_ping_interval=20,
            ws_ping_timeout=40,
            proxy_headers=False,
            **more,
        )
        self.crowd = crowd
        self.corridor = corridor


class Door(uvicorn.Server):
    """Serves at its address, and whoever another worker leads here."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        corridor = self.config.corridor if isinstance(self.config, DoorConfig) else None
        if corridor is not None:
            corridor.listen(self.take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        corridor = self.config.corridor if isinstance(self.config, DoorConfig) else None
        if corridor is not None:
            corridor.leave()
        await super().shutdown(sockets)

    def take(self, came: socket.socket, head: bytes) -> None:
        """Go on with a line that another worker accepted."""
        came.setblocking(False)
        line = Led(head, self.config, self.server_state, self.lifespan.state)
        loop = asyncio.get_running_loop()
        task = loop.create_task(taken(loop.connect_accepted_socket(lambda: line, came), came))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)


async def taken(taking: Coroutine[Any, Any, Any], came: socket.socket) -> None:
    try:
        await taking
    except OSError:  # who waited has left
        came.close()


class Pressed(WebSocketsSansIOProtocol):
    """A line whose messages are pressed in haste: four go out for every act."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW,
                client_max_window_bits=HEARD_WINDOW,
                compress_settings={"memLevel": 5, "level": HASTE},
            )
        ]


class Led(Pressed):
    """A line that was led here; its request was read elsewhere."""

    def __init__(self, head: bytes, *given: Any) -> None:
        super().__init__(*given)
        self.head = head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self.head)


class Connection(HttpToolsProtocol):
    """One connection, until it has become a line or is closed; nothing about it lasts for ever."""

    def __init__(self, config: DoorConfig, **more: Any) -> None:
        super().__init__(config, **more)
        self.crowd = config.crowd
        self.corridor = config.corridor
        self.address: str | None = None  # while it counts as one at the door
        self.asking: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        self.head = 0  # bytes of a request whose head has not ended yet
        self.is_line = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if self.crowd.enter(self.address):
            self.wait()
        else:
            self.part(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.resume_writing()
        self.depart()
        super().connection_lost(exc)

    def depart(self) -> None:
        if self.address is not None:
            self.crowd.leave(self.address)
            self.address = None

    # ---- asking ---------------------------------------------------------------------------

    def wait(self) -> None:
        """From now on a whole request has to come within its time."""
        if self.asking is None:
            self.asking = self.loop.call_later(ASKING, self.part, TOO_SLOW)

    def rest(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.head += len(data)
        super().data_received(data)
        if self.is_line or self.transport.is_closing():
            return
        if self.head > HEAD_BYTES:
            self.part(TOO_LONG)
        elif self.answered() is not False:
            self.wait()  # something came that is no request yet

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_headers_complete(self) -> None:
        self.head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        self.rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.is_line = True
        self.rest()
        self.depart()
        self.lead(MOST_WAITS)

    def lead(self, waits: int) -> None:
        """Lead a line to the worker that looks after its table, or serve it here."""
        corridor = self.corridor if self.scheme == "http" and not self.is_busy() else None
        place = corridor.elsewhere(self.url) if corridor is not None else None
        if self.transport.is_closing():
            return
        if corridor is None or place is None:
            self.serve_here()
            return
        try:
            number = self.transport.get_extra_info("socket").fileno()
            corridor.lead(place, number, self.asked())
            self.transport.abort()
        except OSError as error:
            if waits and isinstance(error, FULL):
                self.transport.pause_reading()
                self.loop.call_later(WAIT, self.lead, waits - 1)
            else:
                self.serve_here()

    def serve_here(self) -> None:
        self.transport.resume_reading()
        super().handle_websocket_upgrade()

    def is_busy(self) -> bool:
        """Whether something is still to be answered, or to be read by who asked."""
        return self.answered() is False or self.transport.get_write_buffer_size() > 0

    def asked(self) -> bytes:
        """The request for a line, as it goes to whoever serves it."""
        lines = [b"GET %b HTTP/1.1" % self.url, *(b"%b: %b" % each for each in self.headers)]
        return b"\r\n".join([*lines, b"", b""])

    # ---- answering ------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        super().resume_writing()

    def answered(self) -> bool | None:
        """Whether the latest request was; None before the first."""
        cycle: Any = self.cycle
        return None if cycle is None else bool(cycle.response_complete)

    def part(self, why: str) -> None:
        """Say why, if nothing was answered yet, and close; soon even if nobody listens."""
        self.rest()
        cycle: Any = self.cycle
        if self.answered() is not False or not cycle.response_started:
            head = f"HTTP/1.1 {why}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()
        self.loop.call_later(PARTING, self.transport.abort)
