"""The table of `make peers`."""

import pytest
from tools.peers.main import BEGIN, END, PAGE, Row, table_of, two_figures, with_table


@pytest.mark.parametrize(
    ("ratio", "shown"), [(33.86, "34"), (108.0, "108"), (5.81, "5.8"), (0.2449, "0.24"), (0.00444, "0.0044")]
)
def test_a_ratio_has_two_figures_and_is_never_nothing(ratio: float, shown: str) -> None:
    assert two_figures(ratio) == shown


def test_a_new_table_takes_the_place_of_the_old_one_and_nothing_else() -> None:
    row: Row = {"engine": "Playmat", "what": "sevens", "unit": "moves", "rate": 25_000_000.0, "ratio": 33.9}
    table = table_of([row], 770_000.0, 3)
    page = with_table(f"before\n{BEGIN}\nold\n{END}\nafter\n", table)
    assert page == f"before\n{BEGIN}\n\n{table}\n\n{END}\nafter\n"
    assert with_table(page, table) == page
    assert table.splitlines()[-1] == "| Playmat | sevens | 25,000,000 moves | 34 |"


def test_visits_have_no_ratio_to_moves() -> None:
    row: Row = {"engine": "Playmat", "what": "sevens", "unit": "visits", "rate": 384_000.0, "ratio": 0.5}
    assert table_of([row], 770_000.0, 3).endswith("| 384,000 visits |  |")


def test_the_page_has_a_place_for_the_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page.index(BEGIN) < page.index(END)
