"""The researcher's bench: our games by dense actions and flat observations, one match or thousands at once."""

from ludotheque.kernel.layout import Layout, Part
from ludotheque.research.face import Face
from ludotheque.research.rollout import Rollout
from ludotheque.research.vector import VectorEnv

__all__ = ["Face", "Layout", "Part", "Rollout", "VectorEnv"]
