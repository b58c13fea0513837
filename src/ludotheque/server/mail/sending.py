"""Handing a letter to the server that takes it on."""

import ipaddress
import smtplib
import ssl
from email.message import EmailMessage

from ludotheque.server.mail.settings import MailSettings

PATIENCE = 10.0  # seconds for each step


class NotSent(Exception):
    """The letter was not taken; `final`: and never will be, for it is this letter that was refused."""

    def __init__(self, why: Exception, final: bool):
        super().__init__(type(why).__name__)  # what servers say may hold the address
        self.final = final


def send(settings: MailSettings, letter: EmailMessage) -> None:
    """In a thread: this waits for the network."""
    try:
        with _connected(settings) as server:
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(letter, from_addr=settings.sender)
    except smtplib.SMTPRecipientsRefused as why:
        codes = [code for code, _ in why.recipients.values()]
        raise NotSent(why, final=all(code >= 500 for code in codes)) from None
    except smtplib.SMTPDataError as why:
        raise NotSent(why, final=why.smtp_code >= 500) from None
    except (smtplib.SMTPException, OSError) as why:
        raise NotSent(why, final=False) from None


def _connected(settings: MailSettings) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if settings.tls:
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=context)
    server = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    if _is_here(settings.host):  # whose certificate would be self-made
        return server
    try:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
        elif settings.user:
            raise smtplib.SMTPNotSupportedError("no password without TLS")
    except BaseException:
        server.close()
        raise
    return server


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
