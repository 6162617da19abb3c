"""Shared by tests: DEPLOY, NGINX, answers."""

from __future__ import annotations

import urllib.request
from contextlib import suppress

from tests.support.paths import ROOT

DEPLOY = ROOT / "deploy"


NGINX = """
{user} daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def answers(address: str) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=20) as answer:
        return bool(answer.status == 200)
    return False
