"""Door: the connections of a server; who asks too slowly, or is one too many, is let go."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from quipu.server.cluster.socket_handoff import FULL, SocketHandoff
from quipu.server.config import Settings
from quipu.server.net.middleware import is_trusted, network_of

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
WAKING: Final = 20.0  # seconds for which others serve while the bots of a new worker wake up

TOO_MANY: Final = "503 Service Unavailable"
TOO_SLOW: Final = "408 Request Timeout"
TOO_LONG: Final = "431 Request Header Fields Too Large"
TOO_LONG_PATH: Final = "414 URI Too Long"
NO_HANDSHAKE: Final = "400 Bad Request"
MAX_LINE_BYTES: Final = 8_000  # of a handshake; `websockets` reads lines of up to 8,192
MAX_HEADERS: Final = 128
INVALID_UTF8: Final = 1007  # close code


class ConnectionLimiter:
    """How many are at the door, together and from each address; proxies bring many."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        network, settings = network_of(address), self.settings
        self.here[network] += 1
        if settings.limits and self.here.total() > settings.connections:
            return False
        many = settings.limits and self.here[network] > settings.connections_per_address
        return not many or is_trusted(address, settings.trusted_proxies)

    def leave(self, address: str) -> None:
        network = network_of(address)
        self.here[network] -= 1
        if self.here[network] <= 0:
            del self.here[network]


class Admission:
    """The place of one connection in the count of open connections; given back once."""

    def __init__(self, crowd: ConnectionLimiter, address: str) -> None:
        self.crowd = crowd
        self.address = address
        self.is_open = True
        self.is_welcome = crowd.enter(address)

    def release(self) -> None:
        if self.is_open:
            self.is_open = False
            self.crowd.leave(self.address)


class ServerConfig(uvicorn.Config):
    """What all doors of a house have in common."""

    def __init__(
        self, app: Any, crowd: ConnectionLimiter, corridor: SocketHandoff | None = None, **more: Any
    ) -> None:
        super().__init__(
            app,
            http=TimedHttpProtocol,
            ws=CompressedWebSocketProtocol,
            log_config=None,
            ws_max_size=FRAME_BYTES,
            ws_ping_interval=20,
            ws_ping_timeout=40,
            proxy_headers=False,
            **more,
        )
        self.crowd = crowd
        self.corridor = corridor


class HttpServer(uvicorn.Server):
    """Serves at its address, and whoever another worker leads here."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        corridor = self.config.corridor if isinstance(self.config, ServerConfig) else None
        if corridor is not None:
            self.ready = asyncio.create_task(self.listen(corridor))

    async def listen(self, corridor: SocketHandoff) -> None:
        """Take the lines of its tables as soon as its bots are awake."""
        services: Any = getattr(getattr(self.config.app, "state", None), "services", None)
        if services is not None and services.waking is not None:
            await asyncio.wait([services.waking], timeout=WAKING)
        if not self.should_exit:
            corridor.listen(self.take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        corridor = self.config.corridor if isinstance(self.config, ServerConfig) else None
        if corridor is not None and self.ready.done():
            corridor.leave()
        for server in self.servers:
            server.close()  # from now on other workers accept
        services: Any = getattr(getattr(self.config.app, "state", None), "services", None)
        if services is not None:
            await services.drain()
        await super().shutdown(sockets)

    def take(self, came: socket.socket, head: bytes) -> None:
        """Go on with a line that another worker accepted."""
        came.setblocking(False)
        line = HandedOffWebSocketProtocol(head, self.config, self.server_state, self.lifespan.state)
        loop = asyncio.get_running_loop()
        task = loop.create_task(taken(loop.connect_accepted_socket(lambda: line, came), came))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)


async def taken(taking: Coroutine[Any, Any, Any], came: socket.socket) -> None:
    try:
        await taking
    except OSError:  # who waited has left
        came.close()


class CompressedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose messages are compressed quickly: four go out for every act.

    It counts as an open connection, with a deadline, until its handshake is answered.
    """

    def __init__(self, *given: Any, admission: Admission | None = None, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW,
                client_max_window_bits=HEARD_WINDOW,
                compress_settings={"memLevel": 5, "level": HASTE},
            )
        ]
        self.admission = admission
        self.deadline: asyncio.TimerHandle | None = None
        self.is_refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.admission is None and isinstance(self.config, ServerConfig):
            self.admission = Admission(self.config.crowd, self.client[0] if self.client else "")
        if self.admission is not None and not self.admission.is_welcome:
            self.refuse(TOO_MANY)
        else:
            self.deadline = self.loop.call_later(ASKING, self.refuse, TOO_SLOW)

    def connection_lost(self, exc: Exception | None) -> None:
        self.settle()
        super().connection_lost(exc)

    def settle(self) -> None:
        """The handshake is answered, or will never be."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if self.admission is not None:
            self.admission.release()
            self.admission = None

    def refuse(self, why: str) -> None:
        """Answer the handshake with a refusal; the place is free once the connection is gone."""
        self.end_handshake(refusal(why))

    def end_handshake(self, answer: bytes) -> None:
        self.is_refused = self.handshake_complete = self.close_sent = True
        self.transport.write(answer)
        self.transport.close()
        self.loop.call_later(PARTING, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.end_handshake(b"".join(self.conn.data_to_send()) or refusal(NO_HANDSHAKE))

    def send_receive_event_to_app(self) -> None:
        """Close on text that is not UTF-8; uvicorn would log a traceback for each."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(INVALID_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        if self.is_refused:
            raise ClientDisconnected
        await super().send(message)
        if self.deadline is not None and (self.handshake_complete or self.close_sent):
            self.settle()


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def refusal(why: str) -> bytes:
    """A whole response that says only why, and that the connection ends."""
    return f"HTTP/1.1 {why}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()


class HandedOffWebSocketProtocol(CompressedWebSocketProtocol):
    """A WebSocket that another worker handed on; its request was read there."""

    def __init__(self, head: bytes, *given: Any) -> None:
        super().__init__(*given)
        self.head = head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self.head)


class TimedHttpProtocol(HttpToolsProtocol):
    """One connection, until it has become a line or is closed; nothing about it lasts for ever."""

    def __init__(self, config: ServerConfig, **more: Any) -> None:
        super().__init__(config, **more)
        self.crowd = config.crowd
        self.corridor = config.corridor
        self.admission: Admission | None = None  # while it counts as one at the door
        self.asking: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        self.head = 0  # bytes of a request whose head has not ended yet
        self.is_line = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.admission = Admission(self.crowd, self.client[0] if self.client else "")
        if self.admission.is_welcome:
            self.wait()
        else:
            self.part(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.resume_writing()
        self.depart()
        super().connection_lost(exc)

    def depart(self) -> None:
        if self.admission is not None:
            self.admission.release()
            self.admission = None

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
        fault = self.handshake_fault()
        if fault:
            self.part(fault)
            return
        self.is_line = True
        self.rest()
        self.lead(MOST_WAITS)

    def handshake_fault(self) -> str:
        """Why `websockets` would not even read this request, if so."""
        names = {name for name, _ in self.headers}
        bodies = {value for name, value in self.headers if name == b"content-length"}
        if self.scope["method"] != "GET" or b"transfer-encoding" in names or bodies - {b"0"}:
            return NO_HANDSHAKE
        if len(self.url) > MAX_LINE_BYTES:
            return TOO_LONG_PATH
        longest = max((len(name) + len(value) for name, value in self.headers), default=0)
        return TOO_LONG if longest > MAX_LINE_BYTES or len(self.headers) > MAX_HEADERS else ""

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
        """Become a WebSocket, which keeps the place of this connection until it is open."""
        self.transport.resume_reading()
        admission, self.admission = self.admission, None
        self.ws_protocol_class = partial(CompressedWebSocketProtocol, admission=admission)  # type: ignore[assignment]
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
            self.transport.write(refusal(why))
        self.transport.close()
        self.loop.call_later(PARTING, self.transport.abort)
