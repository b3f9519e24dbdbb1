"""What a package needs beyond the files that lie here: the web client, and on demand the native modules.

PLAYMAT_NATIVE when building: `0` (the default) makes a pure wheel, `1` a native one or none at all, `auto` a native
one where it can be compiled.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import native  # tools/native.py
import web  # tools/web.py

COMPILERS: Final = ["cython==3.3.1", "setuptools>=80"]


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # it is generic only for the type checker
    """Compiles before the wheel is packed, and tidies up after."""

    PLUGIN_NAME = "custom"
    workshop: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Asked before building in isolation, when only hatchling is there."""
        compilers = COMPILERS if choice() != "0" and not native.machine_obstacle() else []
        needs_node = web.choice() != "0" and not web.is_fresh() and web.find_node() is None
        return [*compilers, web.NODE_PACKAGE] if needs_node else compilers

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_web()
        wish = choice()
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        self.workshop = TemporaryDirectory(prefix="playmat-wheel-")
        folder = Path(self.workshop.name) / "_native"
        try:
            native.build(folder)
        except native.CannotBuild as error:
            if wish == "1":
                self.app.abort(f"No native wheel: {error}.")
            self.app.display_warning(f"A pure wheel: {error}.")
            return
        build_data["force_include"][str(folder)] = "playmat/_native"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_web(self) -> None:
        """PLAYMAT_WEB: `0` takes what lies there, `1` insists on a fresh client, `auto` (the default) tries."""
        if web.choice() == "0" or web.is_fresh():
            return
        try:
            web.build()
        except web.CannotBuild as error:
            if web.choice() == "1":
                self.app.abort(f"No web client: {error}.")
            self.app.display_warning(f"A package without the web client: {error}.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            self.workshop.cleanup()


def choice() -> str:
    wish = os.environ.get(native.NATIVE.VARIABLE) or "0"
    if wish not in native.NATIVE.CHOICES:
        sys.exit(native.NATIVE.FAULTS["unknown-choice"])
    return wish
