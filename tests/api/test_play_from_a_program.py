"""A match played, written down, read and played again with nothing but the public names."""

from pathlib import Path

import pytest

import playmat

GAMES = [game.name for game in playmat.list_games()]


def played(game: str, level: str = "random") -> playmat.Match:
    card = next(card for card in playmat.list_games() if card.name == game)
    match = playmat.start(game, seats=min(card.most_seats, 3), seed=7)
    while not match.is_over:
        seat = match.actors[0]
        match.push(seat, playmat.bot(level).choose(match.view(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_and_its_record_replays(game: str) -> None:
    match = played(game)
    assert match.result is not None
    assert len(match.result.scores) == match.seats
    assert match.actors == ()
    again = playmat.replay(playmat.read_record(match.record().to_json()))
    assert again.result == match.result
    assert again.record().to_json() == match.record().to_json()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_the_same_bots_play_the_same_match(game: str) -> None:
    assert played(game).record().to_json() == played(game).record().to_json()


def test_a_seed_is_a_number_hex_digits_or_a_deal_code() -> None:
    def deal(seed: int | str) -> object:
        return playmat.start("sevens", seats=4, seed=seed).view(0)["now"]

    assert deal(7) == deal(7) != deal(8)
    assert deal("EAGLE7") == deal("EAGLE7") != deal("EAGLE8")
    assert deal("0" * 32) == deal("0" * 32) != deal("1" * 32)


def test_without_a_seed_every_match_is_dealt_anew() -> None:
    commitments = {playmat.start("sevens", seats=4).view(0)["commitment"] for _ in range(3)}
    assert len(commitments) == 3


def test_a_preset_is_taken_and_options_go_on_top() -> None:
    card = next(card for card in playmat.list_games() if card.name == "number-line")
    match = playmat.start("number-line", seats=2, preset=card.presets[0], options={"games": 2})
    assert match.options["games"] == 2


def test_in_a_series_the_start_moves_on() -> None:
    assert playmat.start("number-line", seats=3, seed=7, first=2).actors == (2,)


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    match = playmat.start("number-line", seats=2, seed=7)
    match.push(0, "card 5")
    before = match.record().to_json()
    refusal = match.refusal(1, "card 5")
    assert refusal is not None
    with pytest.raises(playmat.PlaymatError) as raised:
        match.push(1, "card 5")
    assert raised.value.code == refusal.code == "taken"
    assert raised.value.rule.startswith("NL-")
    assert str(raised.value) == str(refusal)
    assert match.record().to_json() == before
    assert match.refusal(1, "card 6") is None


def test_a_copy_goes_its_own_way() -> None:
    match = playmat.start("number-line", seats=2, seed=7)
    other = match.copy()
    other.push(0, "card 5")
    assert match.actors == (0,)
    assert other.actors == (1,)
    assert len(match.record().moves) == 0


def test_an_offer_is_typed_and_asks_in_words() -> None:
    match = playmat.start("stars-and-bars", seats=2, seed=7, options={"announce": "practise"})
    offer = match.offer(match.actors[0])
    assert offer.asks
    assert set(offer.moves) <= set(match.moves(match.actors[0])) or offer.forms
    waiting = match.offer(1 - match.actors[0])
    assert waiting.moves == ()
    assert waiting.forms == ()


def test_a_record_can_be_taken_up_in_its_middle() -> None:
    record = played("number-line").record()
    match = playmat.replay(record, moves=2)
    assert not match.is_over
    assert [(note.seat, note.text) for note in match.record().moves] == [
        (note.seat, note.text) for note in record.moves[:2]
    ]


def test_a_record_has_the_names_it_is_given() -> None:
    match = playmat.start("sevens", seats=4, seed=7)
    assert [note.name for note in match.record(["Ada", "Ben", "Kim", "Leo"]).seats] == ["Ada", "Ben", "Kim", "Leo"]
    assert [note.name for note in match.record().seats] == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]


def test_a_wrong_record_says_which_move_is_wrong() -> None:
    text = played("number-line").record().to_json().replace('"moves":[[0,"', '"moves":[[0,"card 11"],[0,"')
    with pytest.raises(playmat.PlaymatError) as raised:
        playmat.replay(text)
    assert raised.value.move == 1


@pytest.mark.parametrize(
    ("code", "ask"),
    [
        ("unknown-game", lambda: playmat.start("chess")),
        ("wrong-seats", lambda: playmat.start("sevens", seats=9)),
        ("unknown-option", lambda: playmat.start("sevens", options={"colour": "red"})),
        ("unknown-preset", lambda: playmat.start("sevens", preset="nobody")),
        ("bad-deal-code", lambda: playmat.start("sevens", seed="!")),
        ("wrong-names", lambda: playmat.start("sevens", seats=4).record(["A"])),
        ("wrong-names", lambda: playmat.start("sevens", seats=4).record("ABCDE")),
        ("wrong-move-count", lambda: playmat.replay(played("number-line").record(), moves=-1)),
        ("wrong-first", lambda: playmat.start("sevens", seats=4, first=4)),
        ("bad-json", lambda: playmat.read_record("{")),
        ("unknown-bot", lambda: playmat.bot("hrad")),
        ("no-solver", lambda: playmat.solve_deal("sevens", seed=1)),
        ("option-not-a-choice", lambda: playmat.print_pdf("sevens", paper="a9")),
        ("no-such-seat", lambda: playmat.start("sevens", seats=4).view(4)),
        ("nothing-to-advise", lambda: playmat.bot("easy").choose(playmat.start("sevens", seats=4).view())),
    ],
)
def test_what_cannot_be_taken_gets_a_code_and_a_sentence(code: str, ask: object) -> None:
    assert callable(ask)
    with pytest.raises(playmat.PlaymatError) as raised:
        ask()
    assert raised.value.code == code
    assert str(raised.value).endswith((".", "…"))


def test_a_solved_deal_comes_with_a_record_that_replays() -> None:
    solution = playmat.solve_deal("big-bang", seed=7)
    assert solution.verdict == "winnable"
    assert playmat.replay(solution.record).is_over


def test_a_pdf_is_written_whole(tmp_path: Path) -> None:
    file = tmp_path / "sevens.pdf"
    printed = playmat.print_pdf("sevens", file, what="score")
    assert file.read_bytes() == printed.pdf
    assert printed.pages == 1


def test_what_was_agreed_is_printed_in_front_of_the_score_sheet() -> None:
    plain = playmat.print_pdf("sevens", what="score")
    agreed = playmat.print_pdf("sevens", what="score", options={"games": 3})
    assert agreed.pages == plain.pages + 1
