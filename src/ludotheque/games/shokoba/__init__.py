"""Shokoba (Michael Ferch), both editions: gems taken by adding up."""
