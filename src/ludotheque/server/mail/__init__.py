"""E-mail, for servers whose host has set it up: it tells people who are away that it is their turn, once."""

from ludotheque.server.mail.post import Post
from ludotheque.server.mail.settings import MailSettings, read_mail

__all__ = ["MailSettings", "Post", "read_mail"]
