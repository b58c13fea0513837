from ludotheque.testing.every import pytest_generate_tests

__all__ = ["pytest_generate_tests"]
