"""How letters leave the server."""

import re
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from ludotheque.contract.errors import OptionError

# Plain addresses only: what a person has, and nothing that could steer a mail program.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}")
LONGEST_ADDRESS = 254
PORTS = {"smtp": 587, "smtps": 465}


class MailSettings(NamedTuple):
    """The server that takes letters, who they come from, where their links lead, how long people are waited for."""

    host: str
    port: int
    tls: bool  # from the first byte; else as soon as the server offers it
    user: str
    password: str
    sender: str
    site: str
    after: float  # seconds


def read_mail(smtp: str, sender: str | None, site: str | None, after: float) -> MailSettings:
    """From smtp[s]://user:password@host:port; the password never shows up in what is refused."""
    try:
        parts = urlsplit(smtp)
        port = parts.port or PORTS[parts.scheme]
        host = parts.hostname
    except (ValueError, KeyError) as why:
        raise OptionError("smtp-unreadable", field="smtp") from why
    if not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise OptionError("smtp-unreadable", field="smtp")
    if sender is None:
        raise OptionError("mail-from-missing", field="mail-from")
    if site is None:
        raise OptionError("mail-address-missing", field="address")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailSettings(host, port, parts.scheme == "smtps", user, password, check_email(sender), site, after)


def check_email(given: str) -> str:
    """An address that letters can be sent to."""
    tidy = given.strip()
    if len(tidy) > LONGEST_ADDRESS or not ADDRESS.fullmatch(tidy):
        raise OptionError("email-unfit", field="email")
    return tidy
