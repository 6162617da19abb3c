"""The rate limits of a server, by person and by address."""

from __future__ import annotations

from typing import Final

from quipu.server.config import Settings
from quipu.server.net.middleware import HourlyQuota, TokenBuckets

UPLOADS_PER_HOUR: Final = 20  # records that a person may bring
ANALYSES_PER_HOUR: Final = 12  # games that a person may have analysed
REPORTS_PER_HOUR: Final = 10  # from an address


class RateLimits:
    """Token buckets and hourly quotas; `Settings.limits` says whether they count."""

    def __init__(self, settings: Settings) -> None:
        self.frames = TokenBuckets(120, 15)  # of a person, or of an address that is not known
        self.words = TokenBuckets(6, 0.5)  # chat
        self.hints = TokenBuckets(6, 0.2)  # that a person may ask for
        self.codes = TokenBuckets(10, 0.2)  # door and recovery codes tried from an address
        self.frames_drawn = TokenBuckets(300, 10)  # moments of a replay drawn for an address
        self.walks = TokenBuckets(20, 0.2)  # games replayed for an address
        self.uploads = HourlyQuota(UPLOADS_PER_HOUR)
        self.reports = HourlyQuota(REPORTS_PER_HOUR)
        self.analyses_of_person = HourlyQuota(ANALYSES_PER_HOUR)
        self.analyses_of_address = HourlyQuota(4 * ANALYSES_PER_HOUR)
        self.tables_of_person = HourlyQuota(settings.tables_per_person)
        self.tables_of_address = HourlyQuota(settings.tables_per_address)
        self.lessons_of_address = HourlyQuota(4 * settings.tables_per_address)
