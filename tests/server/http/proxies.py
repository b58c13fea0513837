"""Reverse proxies as docs/hosting has them: the same files, at other ports, with a certificate of our own."""

import os
import socket
import ssl
import subprocess
import time
from pathlib import Path

import httpx

from ludotheque.client.ear import Ear
from tests.server.ports import free_port

DOCS = Path(__file__).parents[3] / "docs" / "hosting"
NAME = "games.example.org"
START = 30.0  # seconds

NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site;
}}
"""
CADDY = """{{
	admin off
	auto_https off
	default_bind 127.0.0.1
}}
"""


def replaced(text: str, changes: dict[str, str]) -> str:
    """Each of these must be there."""
    for old, new in changes.items():
        assert old in text, f"docs/hosting no longer says {old!r}"
        text = text.replace(old, new)
    return text


class Proxy:
    """nginx or Caddy before a server."""

    def __init__(self, kind: str, folder: Path, certificate: tuple[Path, Path], port: int, server: int):
        self.kind = kind
        self.folder = folder
        self.port = port
        self.site = f"https://{NAME}:{port}"
        self.trust = ssl.create_default_context(cafile=str(certificate[0]))
        command = self._nginx(certificate, server) if kind == "nginx" else self._caddy(certificate, server)
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **home})
        self._wait()

    def _nginx(self, certificate: tuple[Path, Path], server: int) -> list[str]:
        changes = {
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate[0]),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(certificate[1]),
            "127.0.0.1:8000": f"127.0.0.1:{server}",
        }
        (self.folder / "site").write_text(replaced((DOCS / "nginx.conf").read_text("utf-8"), changes))
        user = "user root;" if os.getuid() == 0 else ""
        (self.folder / "config").write_text(NGINX.format(folder=self.folder, user=user))
        return ["nginx", "-e", str(self.folder / "errors"), "-c", str(self.folder / "config")]

    def _caddy(self, certificate: tuple[Path, Path], server: int) -> list[str]:
        changes = {
            f"{NAME} {{\n": f"https://{NAME}:{self.port} {{\n\ttls {certificate[0]} {certificate[1]}\n",
            "127.0.0.1:8000": f"127.0.0.1:{server}",
        }
        site = replaced((DOCS / "Caddyfile").read_text("utf-8"), changes)
        (self.folder / "config").write_text(CADDY.format() + site)
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(self.folder / "config")]

    def _wait(self) -> None:
        until = time.monotonic() + START
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                told = (self.folder / "log").read_text()[-2000:]
                assert self.process.poll() is None, told
                assert time.monotonic() < until, told
                time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(START)


class Named(httpx.HTTPTransport):
    """Goes to the proxy's port here, whatever the name, from an address that can be chosen."""

    def __init__(self, proxy: Proxy, address: str):
        super().__init__(verify=proxy.trust, local_address=address)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        here = httpx.Request(
            request.method,
            request.url.copy_with(host="127.0.0.1"),
            headers=request.headers,
            stream=request.stream,
            extensions={**request.extensions, "sni_hostname": NAME},
        )
        return super().handle_request(here)


class Visitor:
    """A browser at the proxy, or a program: with a cookie, and none of ours."""

    def __init__(self, proxy: Proxy, address: str = "127.0.0.1"):
        self.proxy = proxy
        self.http = httpx.Client(base_url=proxy.site, transport=Named(proxy, address), timeout=60)

    def arrive(self, **headers: str) -> httpx.Response:
        arrived = self.http.post("/api/guests", json={}, headers=headers)
        if arrived.status_code == 201:
            self.token = arrived.json()["token"]
        return arrived

    def listen(self, table: str, after: int, origin: str) -> Ear:
        address = f"wss://{NAME}:{self.proxy.port}/api/tables/{table}/events?after={after}"
        cookie = {"cookie": f"ludotheque={self.token}"}
        return Ear(address, host="127.0.0.1", ssl=self.proxy.trust, additional_headers={**cookie, "origin": origin})
