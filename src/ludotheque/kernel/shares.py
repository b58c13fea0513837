"""What part of a match that goes on a lead is worth: shared by the payoffs of all games."""

from ludotheque.kernel.jit import jit


@jit
def share_by_lead(fair, lead):
    """The fair share when nobody leads; all from a lead of 1 on, nothing from one of −1 on, and evenly between them."""
    lead = min(1.0, max(-1.0, lead))
    return fair + lead * (1.0 - fair if lead > 0 else fair)
