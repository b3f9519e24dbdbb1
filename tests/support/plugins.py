"""Packages with games that stand next to Playmat without being installed: for tests that start processes."""

import os
from pathlib import Path

SUPPORT = Path(__file__).parent
CALL_IT = SUPPORT.parents[1] / "examples" / "call_it" / "src"


def offer(folder: Path, package: str, kits: dict[str, str]) -> str:
    """Write what an installed package says of itself; return the PYTHONPATH of those who should find it."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    entries = "".join(f"{name} = {where}\n" for name, where in kits.items())
    (info / "entry_points.txt").write_text(f"[playmat.games]\n{entries}", encoding="utf-8")
    return os.pathsep.join([str(folder), str(SUPPORT), str(CALL_IT)])
