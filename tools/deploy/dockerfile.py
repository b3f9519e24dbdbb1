"""Read a Dockerfile: its stages, each with its base and its instructions."""

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
KNOWN = ("CMD", "COPY", "ENV", "EXPOSE", "HEALTHCHECK", "RUN", "USER", "VOLUME", "WORKDIR")


@dataclass
class Stage:
    name: str
    base: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, instruction: str) -> str:
        """Return what the last such instruction says; a KeyError if there is none."""
        return dict(self.steps)[instruction]

    @property
    def environment(self) -> dict[str, str]:
        words = [word for name, text in self.steps if name == "ENV" for word in shlex.split(text)]
        return dict(word.split("=", 1) for word in words)

    @property
    def command(self) -> list[str]:
        command: list[str] = json.loads(self.last("CMD"))
        return command

    @property
    def health_check(self) -> list[str]:
        command: list[str] = json.loads(self.last("HEALTHCHECK").partition("CMD ")[2])
        return command


def read_stages(file: Path = DOCKERFILE) -> list[Stage]:
    text = re.sub(r"^#.*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    stages: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        name, _, rest = line.strip().partition(" ")
        if name == "FROM":
            base, _, alias = rest.partition(" AS ")
            stages.append(Stage(alias, base))
        elif name in KNOWN:
            stages[-1].steps.append((name, rest.strip()))
        elif name:
            raise ValueError(f"{file.name} has an instruction that is new here: {name}")
    return stages
