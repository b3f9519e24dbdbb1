"""Nicknames that look like another's, like nothing, or like the table's own words."""

import pytest

from playmat.core.refusal import Refused
from playmat.table.lookalikes import are_alike, likeness
from playmat.table.nicknames import checked_nickname
from serving import Server


def refusal_of(name: str) -> str:
    try:
        checked_nickname(name)
    except Refused as wrong:
        return wrong.refusal.code
    return ""


LEGITIMATE = (
    "Ada",
    "José-Luis",
    "O'Neill",
    "O’Neill",
    "Kaʻiulani",
    "Gal·la",
    "Søren",
    "Łukasz",
    "Nguyễn Ái",
    "İpek",
    "Ægir",
    "Ада",
    "Ольга",
    "Наталʼя",
    "Ёжик 2",
    "Νίκος",
    "Արամ",
    "გიორგი",
    "משה",
    "דָּוִד",
    "فاطمة",
    "محمّد",
    "علی\u200cرضا",
    "राम",
    "प्रिया",
    "สมชาย",
    "தமிழ்",
    "王小明",
    "さくら",
    "アン",
    "田中 さくら",
    "김민수",
    "ᎠᏓ",
    "አበበ",
    "Tom 王",
    "Player 1",
    "Botan",
    "Seatle",
    "Roberto",
)


@pytest.mark.parametrize("name", LEGITIMATE)
def test_a_name_of_any_alphabet_is_welcome(name: str) -> None:
    assert refusal_of(name) == "", name


UNSEEN = (
    "\u1160",
    "\u3164",
    "\uffa0",
    "Ada\u3164",
    "A\u034fda",
    "\u17b4\u17b5",
    "Ada\ufe0f",
    "\u2800",
    "Ada\u200b",
    "\u00ad",
)


@pytest.mark.parametrize("name", UNSEEN)
def test_what_does_not_show_is_no_letter(name: str) -> None:
    assert refusal_of(name) == "nickname-letters", ascii(name)


@pytest.mark.parametrize("name", ["A\u0301\u0301\u0301\u0301da", "\u0301Ada", "Ada \u0301", "Ⅳↂ", "ˇ"])
def test_marks_are_on_a_letter_and_no_heap(name: str) -> None:
    assert refusal_of(name) == "nickname-letters", ascii(name)


@pytest.mark.parametrize("name", ["Аda", "Adа", "Rоbin", "Εve", "Eνe", "раypal", "Tоm 王", "Ꭺda", "Ada Ада"])
def test_alphabets_are_not_mixed(name: str) -> None:
    assert refusal_of(name) == "nickname-mixed", ascii(name)


OWN = (
    "Bot 3",
    "bot3",
    "B0T 3",
    "BОТ".replace("B", "В"),
    "Ｂｏｔ ３",
    "Bots",
    "Seat 1",
    "seat-1",
    "Séat 1",
    "Puesto 2",
    "puesto2",
    "Host",
    "The host",
    "Anfitrion",
    "Somebody",
    "Alguien",
    "You",
    "Tu",
    "Playmat",
    "3 Bot",
)


@pytest.mark.parametrize("name", OWN)
def test_nobody_is_called_what_the_table_calls_itself_and_its_bots(name: str) -> None:
    assert refusal_of(name) == "nickname-own-word", ascii(name)


ALIKE = (
    ("Ada", "ADA"),
    ("Ada", "A.d a"),
    ("Ada", "Ａｄａ"),
    ("José", "Jose"),
    ("Аса", "Aca"),  # Cyrillic
    ("аса", "ACA"),
    ("НИНА", "нина"),
    ("ВОР", "BOP"),
    ("ΑΝΝΑ", "ANNA"),  # Greek
    ("νίνα", "ΝΊΝΑ"),
    ("νυν", "vuv"),
    ("ᎪᏞᎬᏟ", "ALEC"),  # Cherokee
    ("ꓮꓠꓠꓮ", "Anna"),  # Lisu
    ("օսօ", "ouo"),  # Armenian
    ("ıda", "Ida"),
    ("Ian", "lan"),
    ("Otto", "0tt0"),
    ("R0bin", "Robin"),
    ("Bill", "Bi1l"),
    ("محمد", "محـمد"),
    ("Robin ٢", "Robin 2"),
)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_count_as_the_same(one: str, other: str) -> None:
    assert are_alike(one, other), (ascii(one), ascii(other))
    assert are_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nina", "Vina"),
        ("Robin 2", "Robin 3"),
        ("Erna", "Ema"),
        ("Mia", "Mila"),
        ("राम", "रमा"),
        ("Юля", "Оля"),
        ("Ада", "Ada"),
        ("Анна", "Инна"),
        ("김민수", "김민주"),
        ("فاطمة", "فرح"),
    ],
)
def test_names_that_do_not_stay_two(one: str, other: str) -> None:
    assert not are_alike(one, other), (ascii(one), ascii(other))


def test_likeness_ignores_case_accents_and_letters_that_look_alike() -> None:
    assert likeness("Аса") == likeness("aca") == likeness("ÁÇA") == likeness("ａｃａ")
    assert likeness("НИНА") == likeness("нина")
    assert likeness("Ada") != likeness("Adam")


def test_at_a_table_a_look_alike_is_taken_by_whatever_way_it_comes(server: Server) -> None:
    ada = server.create(nickname="Aca", seats=["me", "open", "open"])
    cyrillic = "Аса"
    reply = server.post(f"{ada.path}/seats", {"nickname": cyrillic})
    assert (reply.status_code, reply.json()["code"]) == (409, "nickname-taken")
    ben = server.join(ada.code, "Ben")
    assert ben.refused("rename", nickname=cyrillic) == "nickname-taken"
    assert ben.refused("rename", nickname="\u1160") == "nickname-letters"
    assert ben.refused("rename", nickname="Bot 3") == "nickname-own-word"
    opened = server.post(
        "/api/tables", {"game": "sevens", "seats": ["me", "mate", "simple"], "nickname": "Aca", "mates": [cyrillic]}
    )
    assert opened.json()["code"] == "nickname-taken"
