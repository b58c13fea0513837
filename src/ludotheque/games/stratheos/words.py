"""Stratheós in words: how facts are spoken, moves explained, questions answered."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract.errors import UnknownName, nearest
from ludotheque.contract.narration import Spoken
from ludotheque.contract.texts import language, together
from ludotheque.games.stratheos.cards import CARDS, FAMILIES, MALUSES, NUMBER_OF, POWERS
from ludotheque.games.stratheos.home import HOME, say
from ludotheque.games.stratheos.notation import PLACE_NUMBERS, PLACE_OWNERS

View = Mapping[str, Any]
LISTED_LAST = ("stratheos",)  # who only tries the numbers does not end the game by the first
TEXTS = {effect: text for texts in (POWERS, MALUSES) for text, effect in texts.items()}


def card_name(code: str | None) -> str:
    """A card for the ear: its code, and its name where it has one — `F16 (Hephaistos)`."""
    if code is None:
        return "none"
    names = CARDS[NUMBER_OF[code]].names
    return f"{code} ({names[language()]})" if names else code


def place_words(at: str) -> str:
    """A place by its number alone: whose it is, is said apart."""
    return PLACE_NUMBERS[at]


def _seen(shown: Sequence[Mapping[str, str]]) -> str:
    return together([say("place-card", place=place_words(at["place"]), card=card_name(at["card"])) for at in shown])


SPOKEN: Spoken = {"card": card_name, "place": place_words, "other_place": place_words, "shown": _seen}


def meaning(move: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
    """A legal move in words."""
    kind = move["kind"]
    if kind == "draw":
        return say(f"meaning-draw-{move['source']}", top=card_words(view["discards"]["top"] or ""))
    if kind == "announce":
        return say(f"meaning-{move['combination']}")
    if kind in ("exchange", "name", "last"):
        return say(f"meaning-{kind}", place=place_words(move["place"]))
    if kind == "aim":
        return _aim(move["effect"], PLACE_OWNERS[move["place"]], place_words(move["place"]), view, names)
    if kind == "aim-seat":
        return _aim(move["effect"], move["seat"], "0", view, names)
    if kind == "give":
        own = "yes" if view["giving"]["giver"] == view["seat"] else "no"
        return say("meaning-give", place=place_words(move["place"]), own=own)
    if kind == "choose":
        return say("meaning-choose", card=card_words(move["card"]))
    if kind == "pick":
        (card,) = (each["card"] for each in view["spread"] if each["at"] == move["at"])
        return say("meaning-pick", card=card_words(card))
    return say("meaning-power", text=text_of(view["in_hand"]["card"])) if kind == "power" else say(f"meaning-{kind}")


def guide(view: View, names: Sequence[str]) -> str:
    """What is asked of the player to act, step by step."""
    stage = view["stage"]
    if stage == "naming":
        named = ", ".join(place_words(place) for place in view["naming"]["places"]) or "—"
        return say("guide-naming", combination=view["naming"]["combination"], named=named)
    if stage == "target":
        power = view["power"]
        step = "second" if power["picked"] else "first"
        return say(f"guide-{power['effect']}", step=step)
    if stage == "giving":
        giving = view["giving"]
        return say("guide-giving", player=names[giving["giver"]], left=giving["left"])
    if stage == "choose":
        return say("guide-choose", number=view["bonus"])
    if stage == "draw":
        return _guide_draw(view)
    if stage == "play" and view["in_hand"]["must_stay"]:
        return say("guide-must-stay")
    if stage == "play":
        return say("guide-play", power="yes" if any(move["kind"] == "power" for move in view["moves"]) else "no")
    return say(f"guide-{stage}")


def _guide_draw(view: View) -> str:
    """What a turn may begin with: the discard pile may be closed, and Stratheós be said already."""
    if view["bottom"]:
        return say("guide-bottom")
    possible = {move.get("source", move["kind"]) for move in view["moves"]}
    take, announce = ("yes" if way in possible else "no" for way in ("discard", "stratheos"))
    return say("guide-draw", take=take, announce=announce)


def _aim(effect: str, seat: int, place: str, view: View, names: Sequence[str]) -> str:
    return say(f"meaning-{effect}", own="yes" if seat == view["seat"] else "no", player=names[seat], place=place)


def card_words(code: str) -> str:
    """`F13` as “the 13 of fire, Oracle”."""
    if not code:
        return ""
    card = CARDS[NUMBER_OF[code]]
    name = card.names.get(language(), "")
    if card.family is None:
        return say("special-words", name=name, value=card.value)
    return say("card-words", family=card.family, value=card.value, name=name or "none")


def text_of(code: str) -> str:
    """What stands on a card: its power or malus, in words."""
    card = CARDS[NUMBER_OF[code]]
    effects = [say(f"effect-{TEXTS[effect]}") for effect in (*card.power, *card.malus)]
    return together(effects) if effects else say("effect-none")


def _elements(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """The letters of the families and what their figures do at the end of a turn (STR-40)."""
    return [say("passive-words", family=family, letter=letter) for family, letter in FAMILIES.items()]


def _card(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """What a card is and does (STR-3 to STR-5), and where its text comes from."""
    wanted = asked[0].upper() if asked else ""
    if wanted not in NUMBER_OF:
        raise UnknownName("card-unknown", home=HOME, name=wanted, nearest=nearest(wanted, NUMBER_OF))
    card = CARDS[NUMBER_OF[wanted]]
    facts = say("answer-card", card=card_words(wanted), text=text_of(wanted))
    return [facts, *([say("ours")] if card.source == "reconstruction" else [])]


QUESTIONS = {"elements": _elements, "card": _card}
