"""What letters say: never a card, never a token or an invitation."""

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from ludotheque.contract.texts import say, speaking
from ludotheque.registry import game as game_called
from ludotheque.server.mail.settings import MailSettings


def confirmation(settings: MailSettings, address: str, language: str, code: str) -> EmailMessage:
    """Asks whether it is the guest's own address; in nobody's words but ours, for it may be a stranger's."""
    with speaking(language):
        body = say("mail-confirm", code=code, site=settings.site)
        return _letter(settings, address, language, say("mail-confirm-subject"), body)


def your_turn(settings: MailSettings, address: str, name: str, language: str, game: str, table: str) -> EmailMessage:
    with speaking(language):
        title, link = game_called(game).say("title"), f"{settings.site}/tables/{table}"
        body = say("mail-turn", name=name, game=title, link=link, me=f"{settings.site}/me")
        letter = _letter(settings, address, language, say("mail-turn-subject", game=title), body)
    letter["List-Unsubscribe"] = f"<{settings.site}/me>"
    return letter


def _letter(settings: MailSettings, address: str, language: str, subject: str, body: str) -> EmailMessage:
    letter = EmailMessage(policy=SMTP)
    letter["From"] = f"Ludothèque <{settings.sender}>"
    letter["To"] = address
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=settings.sender.partition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter["Content-Language"] = language
    letter.set_content(body + "\n")
    return letter
