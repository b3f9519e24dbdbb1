"""Which build is in use, in words."""

from playmat import native
from playmat.core.message import Message, message


def build_message(status: native.Status | None = None) -> Message:
    return message("build-" + (status or native.status()).reason)
