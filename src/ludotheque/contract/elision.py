"""French names after “de”: `d’Anne`, `d’Hélène`, `d’Yves`, `de Bob`, `de Harry`, `de Yann`."""

import re
import unicodedata

# How names begin whose h is mute: French ones, which came from Latin, from Greek, or long ago. In all others, such as
# Harry, Hans, Hassan and Hiroko, it is aspirated.
MUTE = "had[er]|hec[atu]|hel[eio]|henr|heph|her[acmv]|hes[pt]|hila|hipp|home|hono|hor[at]|hub|hug|humb|hy"
# A vowel, a mute h, or a y before a consonant.
ELIDED = re.compile(rf"[aeiouœæ]|{MUTE}|y(?![aeiouy])", re.IGNORECASE)


def de(name: object) -> str:
    """“of” somebody or something. Texts call it as `DE($player)`."""
    bare = "".join(c for c in unicodedata.normalize("NFD", str(name)) if not unicodedata.combining(c))
    return f"d’{name}" if ELIDED.match(bare) else f"de {name}"
