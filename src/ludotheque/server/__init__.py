"""The table server: people play together over HTTP."""
