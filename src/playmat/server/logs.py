"""The server's log: one JSON object a line. No nickname, no token, no table code and no address is ever in it."""

import json
import logging
import sys
from datetime import UTC, datetime

LOGGER = logging.getLogger("playmat.server")


class JsonLines(logging.Formatter):
    """What happened, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("playmat.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    # The web server's own chatter says nothing that we do not say better, and anybody could fill a disk with warnings.
    logging.getLogger("uvicorn.error").setLevel(max(logging.ERROR, LOGGER.level))


def note(event: str, **facts: object) -> None:
    LOGGER.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    LOGGER.warning(event, extra={"facts": facts})


def alarm(event: str, cause: BaseException | None = None, /, **facts: object) -> None:
    """With the trace of an error, given or just being handled."""
    LOGGER.error(event, extra={"facts": facts}, exc_info=cause or sys.exc_info()[1])
