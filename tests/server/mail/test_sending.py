"""How a letter is handed over: a password only where nobody else can read it."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.mail.letter import confirmation
from ludotheque.server.mail.sending import NotSent, send
from ludotheque.server.mail.settings import MailSettings, read_mail
from tests.server.certificates import make
from tests.server.mail.conftest import LetterBox

AFAR = "127.1"  # this machine, in a spelling that the program does not take for it


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    return make(tmp_path)


def secured(certificate: tuple[Path, Path]) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    return context


@contextmanager
def box(**security: Any) -> Iterator[LetterBox]:
    opened = LetterBox(**security)
    try:
        yield opened
    finally:
        opened.close()


def mail(scheme: str, login: str, host: str, port: int) -> MailSettings:
    return read_mail(f"{scheme}://{login}{host}:{port}", "games@example.org", "https://games.example.org", 300)


def letter(settings: MailSettings) -> EmailMessage:
    return confirmation(settings, "anne@example.org", "fr", "ABCDEFGHJK")


def test_the_settings_are_one_url() -> None:
    assert mail("smtps", "anne%40example.org:a%2Fb@", "mail.example.org", 2465)[:5] == (
        "mail.example.org", 2465, True, "anne@example.org", "a/b",
    )  # fmt: skip
    assert read_mail("smtp://localhost", "a@example.org", "http://x", 1).port == 587


def test_over_tls_with_a_certificate_that_is_trusted(
    certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    with box(ssl_context=secured(certificate)) as tls:
        settings = mail("smtps", "anne:secret@", "127.0.0.1", tls.port)
        send(settings, letter(settings))
        assert (len(tls.letters), tls.passwords) == (1, [b"secret"])
    with box(tls_context=secured(certificate)) as offered:
        settings = mail("smtp", "anne:secret@", AFAR, offered.port)
        send(settings, letter(settings))
        assert (len(offered.letters), offered.passwords) == (1, [b"secret"])


def test_nothing_is_told_to_who_cannot_show_a_certificate(certificate: tuple[Path, Path]) -> None:
    with box(ssl_context=secured(certificate)) as tls, box(tls_context=secured(certificate)) as offered, box() as plain:
        for settings in (
            mail("smtps", "anne:secret@", "127.0.0.1", tls.port),
            mail("smtp", "anne:secret@", AFAR, offered.port),
            mail("smtp", "anne:secret@", AFAR, plain.port),
        ):
            with pytest.raises(NotSent) as failed:
                send(settings, letter(settings))
            assert not failed.value.final
            assert "example.org" not in str(failed.value)
        assert [each.letters + each.passwords for each in (tls, offered, plain)] == [[], [], []]


def test_to_this_machine_itself_no_tls_is_needed() -> None:
    with box() as plain:
        settings = mail("smtp", "anne:secret@", "127.0.0.1", plain.port)
        send(settings, letter(settings))
        assert plain.letters[0]["to"] == "anne@example.org"
        plain.answers = ["554 no"]
        with pytest.raises(NotSent) as refused:
            send(settings, letter(settings))
        assert refused.value.final
    with pytest.raises(NotSent) as gone:
        send(settings, letter(settings))
    assert not gone.value.final
