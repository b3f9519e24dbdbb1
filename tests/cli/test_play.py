"""`playmat play`: people and bots at a real terminal."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bang_zoom_table import game_to_last_turns
from cli.terminal import Person
from commands import ROOT, environment, playmat, playmat_here
from playmat.cli.arguments import match_seed
from playmat.core.chance import SeedChance
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.games.bang_zoom.rules.own_deck import SMALLEST
from playmat.games.registry import find_game

OVER = "anyone can check"
WITH_SET_CLOCK = str(ROOT / "tests" / "support" / "playmat_with_set_clock.py")


def piped(moves: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`playmat play` with moves on standard input, which is no terminal."""
    command = [sys.executable, "-m", "playmat", "play", *arguments]
    return subprocess.run(
        command, input=moves, env=environment(), capture_output=True, text=True, check=False, timeout=120
    )


def play_to_the_end(person: Person, mirror: Match, names: list[str], counts_wrong: bool = False) -> None:
    """Play every move that the same match offers first, each for the person whose screen it is.

    With `counts_wrong`, the first points that anyone states are wrong.
    """
    looking = names[0]
    while True:
        text = person.read_until("Press Enter", "> ", OVER)
        if text.endswith(OVER):
            return
        if text.endswith("Press Enter"):
            looking = re.findall(r"Pass the screen to (\w+)\.", text)[-1]
            person.type("")
            continue
        seat = names.index(looking) if mirror.legal(names.index(looking)) else mirror.actors()[0]
        move = mirror.legal(seat)[0]
        if counts_wrong and mirror.format(move).startswith("say "):
            counts_wrong = False
            wrong = mirror.parse("say 99")
            assert wrong is not None
            move = wrong
        person.type(mirror.format(move))
        mirror.play(seat, move)


def test_bots_play_among_themselves_if_nobody_else_does() -> None:
    done = playmat("play", "number-line", "--humans", "0", "--seed", "7")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert "anyone can check the deal" in done.stdout
    assert done.stderr == ""


def test_the_same_seed_and_the_same_deal_code_give_the_same_match() -> None:
    bots = ("play", "number-line", "--humans", "0", "--json")
    first, second = (playmat_here(*bots, "--deal", "SUNNY42").stdout for _ in range(2))
    assert first == second
    assert json.loads(first)["seed"] == "d55712e27c9ca0c7e6cf3644eb379f81"
    assert json.loads(playmat_here(*bots, "--seed", "7").stdout)["seed"] == ("f5ff61d7b533cd7371f120b74bb93602")


def test_a_race_without_a_number_of_seats_is_for_two() -> None:
    """BB-15"""
    told = json.loads(playmat("play", "big-bang", "--preset", "race", "--seed", "1", "--humans", "0", "--json").stdout)
    assert len(told["seats"]) == 2


def test_the_quiz_of_the_original_rules_is_left_out_if_one_person_plays_bots() -> None:
    """NL-2: bots pass, so the first seat starts."""
    person = Person("play", "number-line", "--preset", "original-rules")
    person.read_until("There is no quiz")
    person.read_until("> ")
    person.type("quit")
    assert person.leave() == 0


def test_seats_bots_presets_and_options_can_be_chosen() -> None:
    done = playmat_here(
        *("play", "number-line", "--seats", "3", "--bots", "random,simple", "--preset", "first-game"),
        *("--options", '{"games": 2}', "--humans", "0", "--json"),
    )
    record = json.loads(done.stdout)
    assert [seat["bot"] for seat in record["seats"]] == ["random", "simple", "random"]
    assert record["options"] == {"games": 2, "target": None, "start": "seat", "decoys": "open", "count": "auto"}
    assert len(record["result"]["games"]) == 2


def test_a_person_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    person = Person("play", "number-line", "--bots", "random", "--seed", "3", "--record", str(file))
    person.read_until("Round 1: put your card on a free number.")
    person.read_until("> ")
    person.type("decoy 4")
    assert "the decoy comes in round 2" in person.read_until("> ")
    person.type("dance")
    assert "“dance” is not a move of this game." in person.read_until("> ")
    person.type("abandon")
    assert "“abandon” is not a move" in person.read_until("> ")
    person.type("")
    person.read_until("> ")
    person.type("Card  5")
    person.read_until("You put your card on 5.")
    for _ in range(20):
        if person.read_until("> ", OVER).endswith(OVER):
            break
        person.type("1")
        person.read_until("You put")
    assert person.leave() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["seats"] == [{"name": "You"}, {"name": "Pip", "bot": "random"}]
    assert record["moves"][0] == [0, "card 5"]
    assert record["result"] is not None
    assert playmat_here("replay", str(file)).returncode == 0


def test_two_people_share_a_screen_with_a_cover_between_them() -> None:
    person = Person("play", "number-line", "--humans", "Ada,Robin", "--colours", "red,blue")
    person.read_until("Pass the screen to Ada. Press Enter when only Ada can see it.")
    person.type("")
    person.read_until("> ")
    person.type("card 5")
    person.read_until("Pass the screen to Robin.")
    person.type("")
    person.read_until("> ")
    person.type("card 6")
    # Robin starts round 2 and is looking already: no cover.
    person.read_until("Round 2: put your card or your decoy on a free number.")
    person.read_until("> ")
    person.type("decoy 3")
    hidden = person.read_until("Pass the screen to Ada.")
    assert "You put your decoy on 3." in hidden
    person.type("")
    shown = person.read_until("> ")
    assert "B?" in shown
    assert "B*" not in shown
    person.type("quit")
    person.read_until("The match was given up.")
    person.read_until("Nobody wins.")
    assert person.leave() == 0


def test_open_games_need_no_cover() -> None:
    person = Person("play", "number-line", "--humans", "2", "--options", '{"decoys": "open"}', "--language", "es")
    assert "Pasa la pantalla" not in person.read_until("> ")
    person.type("card 5")
    assert "Pasa la pantalla" not in person.read_until("> ")
    person.type("quit")
    person.read_until("La partida se ha abandonado.")
    assert person.leave() == 0


def test_at_the_quiz_the_quickest_person_answers_first() -> None:
    person = Person("play", "number-line", "--humans", "Ada,Robin", "--preset", "original-rules")
    person.read_until("How much is 17 × 34?")
    person.read_until("> ")
    person.type("nobody")
    person.read_until("> ")
    person.type("robin")
    person.read_until("Press Enter")
    person.type("")
    person.read_until("> ")
    person.type("answer 578")
    person.read_until("You answer 578, and that is right.")
    person.read_until("You start.")
    person.read_until("> ")
    person.type("quit")
    assert person.leave() == 0


# Races, clocks and counting.


def test_bb_15_a_race_goes_move_by_move(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    person = Person("play", "big-bang", "--preset", "race", "--seats", "3", "--seed", "5", "--record", str(file))
    while not person.read_until("> ", OVER).endswith(OVER):
        person.type("1")
    assert person.leave() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    seats = [seat for seat, *_ in record["moves"]]
    assert len(seats) > 30
    assert seats == [number % 3 for number in range(len(seats))]
    assert record["result"]["end"] == "race-over"
    assert playmat_here("replay", str(file)).returncode == 0


def test_bb_15_two_people_race_at_one_keyboard_and_each_sees_only_their_own_hand(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    race = ("play", "big-bang", "--humans", "Ada,Robin", "--options", '{"same_deal": false}')
    person = Person(*race, "--seed", "5", "--record", str(file))
    person.read_until("Pass the screen to Ada.")
    person.type("")
    assert person.read_until("> ").count("Hand: ") == 1
    person.type("1")
    person.read_until("Pass the screen to Robin.")
    person.type("")
    shown = person.read_until("> ")
    assert shown.count("Hand: ") == 1
    assert "Ada puts" in shown
    person.type("1")
    person.read_until("Pass the screen to Ada.")
    person.type("quit")  # only Enter counts at a cover
    person.read_until("> ")
    mirror = find_game("big-bang").setup({"mode": "race", "same_deal": False}, 2).start(SeedChance(match_seed("5", "")))
    for seat in (0, 1):
        mirror.play(seat, mirror.offer(seat).moves[0])
    first = mirror.legal(0)[0]
    person.type(mirror.format(first))
    mirror.play(0, first)
    play_to_the_end(person, mirror, ["Ada", "Robin"])
    assert person.leave() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert [seat for seat, *_ in record["moves"]][:6] == [0, 1, 0, 1, 0, 1]
    assert record["result"]["end"] == "race-over"


def test_bb_17_the_clock_is_shown_and_ends_the_game(tmp_path: Path) -> None:
    """The test sets the clock: nothing here depends on how fast the machine is."""
    clock, file = tmp_path / "clock", tmp_path / "timed.jsonl"
    clock.write_text("100")
    timed = ("play", "big-bang", "--options", '{"clock": 1}', "--seed", "5", "--record", str(file))
    person = Person(str(clock), *timed, program=(WITH_SET_CLOCK,))
    assert "Time left: 1:00" in person.read_until("1:00 > ")
    set_clock(clock, 110.5)
    person.read_until("0:50")  # while the prompt waits
    person.type("1")
    person.read_until("0:50 > ")
    set_clock(clock, 160)
    assert "Time is up." in person.read_until(OVER)
    assert person.leave() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    (seat, _, when), last = record["moves"]
    assert (seat, when) == (0, 10_500)
    assert last == [-1, "time", 60_000]
    assert record["result"]["end"] == "time"
    assert playmat_here("replay", str(file)).returncode == 0


def test_bb_17_a_move_that_comes_too_late_does_not_count(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    command = [sys.executable, WITH_SET_CLOCK, str(clock), "play", "big-bang", "--options", '{"clock": 1}']
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        before = "".join(iter(lambda: running.stdout.read(1), ">"))  # type: ignore[union-attr]  # it is a pipe
        assert before.endswith("1:00 ")
        set_clock(clock, 61)
        out, _ = running.communicate("1\n", timeout=60)
    assert running.returncode == 0
    assert "Time is up." in out
    assert "You put" not in out


def set_clock(file: Path, seconds: float) -> None:
    """In one step: the clock is read all the time."""
    fresh = file.with_suffix(".new")
    fresh.write_text(str(seconds))
    fresh.replace(file)


def test_bb_17_without_a_limit_the_time_is_told_at_the_end() -> None:
    done = piped("quit\n", "big-bang")
    assert re.search(r"^Time: 0:\d\d$", done.stdout, re.MULTILINE)


def test_sb_13_two_people_say_their_points_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "counted.jsonl"
    counted = ("play", "stars-and-bars", "--humans", "Ada,Robin", "--options", '{"announce": "practise"}')
    person = Person(*counted, "--seed", "5", "--record", str(file))
    mirror = find_game("stars-and-bars").setup({"announce": "practise"}, 2).start(SeedChance(match_seed("5", "")))
    person.read_until("> ")
    person.type("1")
    mirror.play(0, mirror.offer(0).moves[0])
    person.read_until("say 9 57")
    person.read_until("> ")
    person.type("say 99 99")
    assert "99" in person.read_until("> ")
    mirror.play(0, mirror.parse("say 99 99") or 0)
    say = mirror.format(mirror.legal(0)[0])
    person.type(say)
    mirror.play(0, mirror.legal(0)[0])
    play_to_the_end(person, mirror, ["Ada", "Robin"])
    assert person.leave() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["moves"][1:3] == [[0, "say 99 99"], [0, say]]
    assert record["result"] is not None
    assert playmat_here("replay", str(file)).returncode == 0


@pytest.mark.parametrize(("game", "names"), [("number-line", "Ada,Robin"), ("sevens", "Ada,Robin,Ben")])
def test_nl_18_and_sv_16_people_count_their_own_points_to_the_end(tmp_path: Path, game: str, names: str) -> None:
    file = tmp_path / "counted.jsonl"
    options: Options = {"count": "practice"}
    people = names.split(",")
    counted = ("play", game, "--humans", names, "--options", json.dumps(options))
    person = Person(*counted, "--seed", "5", "--record", str(file))
    mirror = find_game(game).setup(options, len(people)).start(SeedChance(match_seed("5", "")))
    play_to_the_end(person, mirror, people, counts_wrong=True)
    assert person.leave() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    stated = [text for _, text in record["moves"] if text.startswith("say ")]
    assert stated[0] == "say 99"
    assert record["result"] is not None
    assert playmat_here("replay", str(file)).returncode == 0


# What can be typed besides moves.


def test_a_legend_explains_the_notation_where_it_is_first_needed() -> None:
    person = Person("play", "number-line", "--seed", "3")
    first = person.read_until("> ")
    assert "card 5  play your card on 5" in first
    assert "decoy 5" not in first
    person.type("card 5")
    second = person.read_until("> ")
    assert "decoy 5  play your decoy on 5" in second
    assert "card 5  play" not in second
    person.type("card")
    assert "card 5  play your card on 5" in person.read_until("> ")
    person.type("quit")
    assert person.leave() == 0


def test_undo_goes_back_over_the_bots_moves(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    person = Person("play", "number-line", "--seed", "3", "--record", str(file))
    person.read_until("> ")
    person.type("undo")
    assert "There is no move that you could take back now." in person.read_until("> ")
    person.type("card 9")
    assert "Round 2" in person.read_until("> ")
    person.type("undo")
    undone = person.read_until("> ")
    assert "3 moves are undone, back to your last one." in undone
    assert "Round 1: put your card on a free number." in undone
    person.type("card 5")
    person.read_until("> ")
    person.type("quit")
    assert person.leave() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert [text for seat, text in record["moves"] if seat == 0] == ["card 5"]
    assert playmat_here("replay", str(file)).returncode == 0


def test_people_cannot_undo_what_showed_them_hidden_cards() -> None:
    """Robin has seen the card that was drawn."""
    person = Person("play", "bang-zoom", "--humans", "Ada,Robin", "--seed", "3")
    person.read_until("Pass the screen to Robin.")
    for line in ("", "draw"):
        person.type(line)
        person.read_until("> ")
    person.type("undo")
    assert "This move has shown something that was hidden" in person.read_until("> ")
    person.type("quit")
    assert person.leave() == 0


def test_a_hint_names_the_best_moves_by_their_numbers_and_why_explains() -> None:
    person = Person("play", "number-line", "--seed", "3")
    person.read_until("> ")
    person.type("why")
    assert "There is nothing to explain yet." in person.read_until("> ")
    person.type("hint")
    best = person.read_until("> ").splitlines()[1]
    number, text = re.match(r"(\d+)\. (card \d+): wins \d+ of 100 games", best).groups()  # type: ignore[union-attr]  # it must match
    person.type("why")
    assert f"{text}: wins" in person.read_until("> ")
    person.type(number)
    assert f"You put your {text.replace(' ', ' on ')}." in person.read_until("> ")
    person.type("why")
    assert f"{text} was a good move." in person.read_until("> ")
    person.type(text)
    person.read_until("> ")
    person.type("why")
    explained = person.read_until("> ")
    assert "NL-1  The line" in explained
    person.type("quit")
    assert person.leave() == 0


def test_the_rules_can_be_read_at_the_prompt() -> None:
    person = Person("play", "number-line")
    person.read_until("> ")
    person.type("rules")
    book = person.read_until("> ")
    assert "NL-1  The line" in book
    assert "NL-15" in book
    assert "◊ marks a rule of ours" in book
    person.type("rules nl-7")
    only = person.read_until("> ")
    assert "NL-7  Who owns a number" in only
    assert "NL-8" not in only
    person.type("rules 99")
    assert "There is no rule 99. The first one is NL-1." in person.read_until("> ")
    person.type("quit")
    assert person.leave() == 0


def test_help_lists_everything_that_can_be_typed_in_both_languages() -> None:
    for language, words in (
        ("en", ("moves", "board", "hint", "why", "undo", "rules", "help", "quit")),
        ("es", ("jugadas", "mesa", "pista", "por qué", "deshacer", "reglas", "ayuda", "salir")),
    ):
        person = Person("play", "sevens", "--language", language)
        person.read_until("> ")
        person.type(words[6])
        shown = person.read_until("> ")
        for word in words:
            assert re.search(rf"^  {word} ", shown, re.MULTILINE), word
        assert "guess 4H" in shown
        person.type("help")
        assert words[0] in person.read_until("> ")
        person.type(words[-1])
        assert person.leave() == 0


@pytest.mark.parametrize("game", ["big-bang", "number-line", "sevens", "stars-and-bars", "bang-zoom"])
def test_nothing_is_wider_than_sixty_columns_and_no_word_is_broken(game: str) -> None:
    for columns in (60, 500):
        person = Person("play", game, "--seed", "3", "--language", "es", columns=columns)
        shown = person.read_until("> ")
        for typed in ("hint", "ayuda", "reglas", "1", "1", "salir"):
            person.type(typed)
            shown += person.read_until("> ", "comprobar")
        assert person.leave() == 0
        if columns == 500:
            whole = set(shown.split())
        else:
            narrow = shown
    assert max(len(line) for line in narrow.replace("\r", "").split("\n")) <= 60
    assert set(re.sub(r"Tienes \d+ jugadas[^>]*>", "", narrow).split()) <= whole  # a long list is shown when asked for


def test_bz_12_last_turns_are_played_at_the_terminal() -> None:
    """BZ-12, BZ-17: with a deck of their own, drawing is refused and explained, and the game ends after them."""
    options: Options = {"letters": SMALLEST}
    before, last = game_to_last_turns("LAST4", options, 4)
    names = ["Ada", "Ben", "Mia", "Leo"]
    person = Person(
        *("play", "bang-zoom", "--humans", ",".join(names), "--deal", "LAST4", "--options", json.dumps(options))
    )
    shown = ""
    looking = -1
    for number, (seat, text) in enumerate([*before, *last]):
        if seat != looking:
            shown += person.read_until(f"Pass the screen to {names[seat]}.")
            person.type("")
            looking = seat
        shown += person.read_until("> ")
        if number == len(before):
            assert "Everyone takes one last turn with the discard pile." in shown
            assert "Last turns: 4 are left." in shown
            person.type("draw")
            assert "There are no more cards to draw." in person.read_until("> ")
        person.type(text)
    over = person.read_until(OVER)
    assert "Everyone has had a last turn. The game is over." in over
    assert "Leo has no cards left." in over
    assert "Ben wins!" in over
    assert person.leave() == 0


# Moves from standard input, and the end of it.


def test_moves_are_read_from_standard_input() -> None:
    done = piped("card 5\nnonsense\nhint\n" + "1\n" * 20, "number-line", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "> card 5\nYou put your card on 5." in done.stdout
    assert "“nonsense” is not a move" in done.stdout
    assert "The game is over" in done.stdout


def test_with_json_the_record_is_all_there_is() -> None:
    done = piped("card 5\n" + "1\n" * 20, "number-line", "--seed", "3", "--json")
    assert done.returncode == 0, done.stderr
    record = json.loads(done.stdout)
    assert record["seats"][0] == {"name": "You"}
    assert record["moves"][0] == [0, "card 5"]


def test_with_json_a_wrong_move_is_refused() -> None:
    done = piped("card 5\ncard 50\n", "number-line", "--seed", "3", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == "not-a-move"


def test_bots_never_take_a_persons_seat_in_silence() -> None:
    for arguments in (("number-line",), ("number-line", "--json"), ("sevens", "--humans", "Ada,Robin")):
        done = piped("", *arguments)
        assert done.returncode == 2
        assert "There is no terminal and no move to read." in done.stderr
        assert "--humans 0" in done.stderr


def test_the_end_of_the_input_keeps_the_game_so_far(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = piped("card 5\n", "number-line", "--seed", "3", "--record", str(file))
    assert done.returncode == 2
    assert done.stderr == (
        f"playmat: The input ended before the game was over. The game so far was added to {file}. [input-ended]\n"
    )
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["moves"][0] == [0, "card 5"]
    assert "result" not in record
    assert playmat_here("replay", str(file)).returncode == 0
    assert "--record FILE" in piped("card 5\n", "number-line").stderr


def test_people_whose_moves_are_piped_need_no_cover() -> None:
    done = piped("card 5\ncard 6\nquit\n", "number-line", "--humans", "Ada,Robin")
    assert done.returncode == 0
    assert "Pass the screen" not in done.stdout
    assert "You put your card on 6." in done.stdout


def test_ctrl_c_ends_without_a_traceback() -> None:
    person = Person("play", "number-line")
    person.read_until("> ")
    person.type("\x03")
    assert "Traceback" not in person.seen
    assert person.leave() == 130
    assert "Traceback" not in person.seen


def test_the_end_of_input_ends_it_without_a_traceback() -> None:
    person = Person("play", "number-line")
    person.read_until("> ")
    person.type("\x04")
    person.read_until("The input ended before the game was over.")
    assert person.leave() == 2
    assert "Traceback" not in person.seen
