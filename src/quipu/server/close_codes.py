"""Close codes of WebSockets: why a connection to a table ends. Pages know them (`web/js/line.js`).

A page whose connection ends with a code of 4400 to 4499 does not come back by itself.
"""

from __future__ import annotations

from typing import Final

SERVER_RESTARTS: Final = 1012
TRY_AGAIN_LATER: Final = 1013  # the database cannot be reached, or too many wait
DOOR_CODE: Final = 4401
BANNED: Final = 4403
NO_TABLE: Final = 4404
SILENT: Final = 4408  # said nothing after it came
MOVED: Final = 4410  # the person goes on elsewhere
TOO_MANY: Final = 4429
