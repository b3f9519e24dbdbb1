"""Lesson packs: a plan for half an hour, worksheets with a key, and room to write, in both languages."""

import hashlib
import re
from functools import cache
from importlib.resources import files
from itertools import combinations

import pypdfium2  # type: ignore[import-untyped]  # it ships no types
import pytest

from commands import playmat
from playmat import faces
from playmat.core.refusal import Refused
from playmat.games.kit import Kit
from playmat.games.registry import find_kit
from playmat.print import print_set
from playmat.print.columns import blocks_of
from playmat.print.contents import contents
from playmat.print.lesson_pack import PLAIN, pack_of, plan_of
from playmat.print.order import PAPERS_OF_A_PACK, offered_by, read_job
from playmat.print.page import Line, Page, Picture, Text
from playmat.print.paper import PAPERS
from playmat.print.shop import pages_of
from playmat.print.typesetting import has_letters, text_width
from playmat.words.catalogue import LANGUAGES

PAPERS_ALONE = ",".join(PAPERS_OF_A_PACK)
EACH = [(game, language) for game in faces.GAMES for language in LANGUAGES]
# As the design of the class has them.
PRACTISED = {
    "number-line": "K.CC.C.7 2.MD.B.6 4.NBT.B.5",
    "sevens": "K.CC.A.2 K.CC.B.4c 2.NBT.B.5 1.OA.C.6 2.OA.B.2",
    "big-bang": "K.CC.B.4c 1.OA.C.5 MP1",
    "stars-and-bars": "3.NBT.A.2 MP3 MP7",
    "bang-zoom": "L.1.2.d L.2.2.d L.3.2.f",
}


@cache
def papers(game: str, language: str, paper: str = "a4", deal: str = "") -> list[Page]:
    """Laid out once for all tests that look at them."""
    return pages_of(read_job(game, paper, PAPERS_ALONE, language=language, deal=deal, kind="pack"))


def words_on(pages: list[Page]) -> str:
    return " ".join(text.text for page in pages for text in page.texts)


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_pack_is_a_plan_two_worksheets_their_answers_and_two_pages_to_write_on(game: str, language: str) -> None:
    told = contents(read_job(game, what=PAPERS_ALONE, language=language, kind="pack"))
    assert told.parts == {"plan": 1, "worksheet": 4, "key": 2, "record": 1, "home": 1}
    words = words_on(papers(game, language))
    for code in PRACTISED[game].split():
        assert code in words
    assert pack_of(game).practises == tuple(PRACTISED[game].split())


@pytest.mark.parametrize(("game", "language"), [*EACH, ("", "en"), ("", "es")])
def test_a_plan_has_three_stages_that_take_half_an_hour_and_asks_questions(game: str, language: str) -> None:
    blocks = blocks_of(plan_of(game, language) if game else plain_plan(language))
    stages = [int(block.text.split()[0]) for block in blocks if block.kind == "stage"]
    assert (len(stages), sum(stages)) == (3, 30)
    questions = [block.text for block in blocks if block.kind == "question"]
    assert len(questions) >= 3
    assert all("?" in question and " // " in question for question in questions)


def plain_plan(language: str) -> str:
    return files("playmat.print").joinpath(f"plan.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "language"), EACH)
def test_nothing_leaves_its_page_and_no_two_texts_lie_on_each_other(game: str, language: str, paper: str) -> None:
    for page in papers(game, language, paper, "W" * 32):
        for mark in page.marks:
            if isinstance(mark, Picture):
                assert mark.width > 20
                assert mark.x + mark.width <= page.paper.width - 10
                assert mark.y + mark.height <= page.paper.height - 12
            elif isinstance(mark, Line):
                assert max(mark.y1, mark.y2) <= page.paper.height - 12
        boxes = [box_of(text) for text in page.texts]
        for text, box in zip(page.texts, boxes, strict=True):
            assert has_letters(text.text)
            assert box[0] >= 10, text.text
            assert box[2] <= page.paper.width - 10, text.text
        for (one, a), (other, b) in combinations(zip(page.texts, boxes, strict=True), 2):
            assert not overlap(a, b), f"{one.text} | {other.text}"
        for picture in page.pictures:
            frame = (picture.x, picture.y, picture.x + picture.width, picture.y + picture.height)
            for text, box in zip(page.texts, boxes, strict=True):
                assert not overlap(frame, box), text.text


def box_of(text: Text) -> tuple[float, float, float, float]:
    """Without its descenders: those may reach into the line below."""
    wide = text_width(text.text, text.size, text.bold)
    left = text.x - {"left": 0.0, "middle": wide / 2, "right": wide}[text.align]
    return left, text.y - text.size * 0.25, left + wide, text.y


def overlap(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] - 0.1 and b[0] < a[2] - 0.1 and a[1] < b[3] - 0.1 and b[1] < a[3] - 0.1


@pytest.mark.parametrize("game", faces.GAMES)
def test_a_key_tells_each_answer_and_marks_it_in_the_picture(game: str) -> None:
    pages = papers(game, "en")
    sheets, keys = pages[1:5], pages[5:7]
    for key, first, second in zip(keys, sheets[::2], sheets[1::2], strict=True):
        assert len(key.pictures) == len(first.pictures) + len(second.pictures) == 6
        given = {picture.svg for page in (first, second) for picture in page.pictures}
        assert len([picture for picture in key.pictures if picture.svg not in given]) >= 2
        asked = [text.text for text in first.texts if text.size == 13.0]
        assert any(line.split(".")[0][:20] in words_on([key]) for line in asked)


def test_where_cards_have_backs_every_paper_of_a_pack_has_two_sides() -> None:
    told = contents(read_job("number-line", what=f"{PAPERS_ALONE},cards", kind="pack"))
    assert told.parts == {"plan": 2, "worksheet": 4, "key": 2, "record": 2, "home": 2, "test": 2, "cards": 6}


def test_a_code_makes_other_worksheets_and_stands_on_them() -> None:
    plain, coded = papers("sevens", "en"), papers("sevens", "en", deal="ROCKET7")
    assert all("ROCKET7" in words_on([page]) for page in coded)
    first, other = ([picture.svg for page in pages[1:5] for picture in page.pictures] for pages in (plain, coded))
    assert not set(first) & set(other)


def test_the_same_pack_is_the_same_bytes_and_its_words_can_be_copied() -> None:
    first, again = (print_set("sevens", kind="pack", what=PAPERS_ALONE, language="es").pdf for _ in range(2))
    assert hashlib.sha256(first).digest() == hashlib.sha256(again).digest()
    document = pypdfium2.PdfDocument(first)
    words = " ".join(" ".join(page.get_textpage().get_text_range() for page in document).split())
    for told in (
        "Plan de clase, 30 minutos",
        "Ficha A",
        "Soluciones de la ficha B",
        "Hoja de apuntes",
        "Mi página",
        "K.CC.A.2",
    ):
        assert told in words


def test_cards_of_a_pack_are_large_and_save_ink_unless_somebody_says_otherwise() -> None:
    usual = read_job("sevens", kind="pack")
    assert (usual.ink, usual.size) == ("low", "large")
    assert usual.things == ("plan", "worksheet", "key", "record", "home", "cards", "rules", "score")
    chosen = read_job("sevens", kind="pack", ink="mono", size="normal", what="cards")
    assert (chosen.ink, chosen.size, chosen.things) == ("mono", "normal", ("cards",))


def test_a_game_that_has_no_pack_of_its_own_gets_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Kit("sevens", "playmat.print", find_kit("sevens").rules, faces=find_kit("sevens").faces)
    monkeypatch.setattr("playmat.print.lesson_pack.find_kit", lambda _name: bare)
    assert pack_of("sevens") is PLAIN
    assert "key" not in offered_by("sevens", "pack")
    with pytest.raises(Refused) as caught:
        read_job("sevens", what="key", kind="pack")
    assert caught.value.refusal.code == "nothing-to-print"
    pages = pages_of(read_job("sevens", what="plan,worksheet,record,home", kind="pack", deal="BARE"))
    assert [page.kind for page in pages] == ["pack"] * 4
    assert re.search(r"Make up a puzzle", words_on(pages))


class WithRulesAlone(Kit):
    def text(self, file: str, language: str) -> str:
        return "# Rules" if file.startswith("sheet.") else ""


@pytest.mark.parametrize(("language", "asked"), [("en", "rule sheet"), ("es", "hoja de reglas")])
def test_a_plan_asks_for_a_rule_sheet_only_where_the_pack_has_one(
    language: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = Kit("sevens", "playmat.print", find_kit("sevens").rules)
    ruled = WithRulesAlone("sevens", "playmat.print", find_kit("sevens").rules)
    for kit, has_rules in ((bare, False), (ruled, True)):
        monkeypatch.setattr("playmat.print.lesson_pack.find_kit", lambda _name, kit=kit: kit)
        points = [block.text for block in blocks_of(plan_of("sevens", language)) if block.kind == "point"]
        assert any(asked in point for point in points) == has_rules
        assert not any("-rules" in point for point in points)


def test_one_command_prints_a_pack(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("pack") / "plan.pdf"
    done = playmat("print", "big-bang", "--pack", "--what", "plan", "-o", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert file.read_bytes() == print_set("big-bang", kind="pack", what="plan").pdf
    both = playmat("print", "big-bang", "--pack", "--shop")
    assert both.returncode == 2
    assert "not both at once" in both.stderr
