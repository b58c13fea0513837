"""Certificates for tests: made by openssl, for this machine, for a day."""

import subprocess
from pathlib import Path

NAMES = "subjectAltName=DNS:localhost,DNS:127.1,DNS:games.example.org,IP:127.0.0.1"


def make(folder: Path) -> tuple[Path, Path]:
    """The certificate, which is its own authority, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    words += ["-subj", "/CN=localhost", "-addext", NAMES, "-days", "1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    return certificate, key
