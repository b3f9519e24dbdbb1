"""`playmat play`: people and bots at a real terminal."""

import json
from pathlib import Path

from cli.terminal import Person
from commands import playmat, playmat_here


def test_without_a_terminal_bots_play_one_match_and_all_is_well() -> None:
    done = playmat("play", "number-line", "--seed", "7")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert "anyone can check the deal" in done.stdout
    assert done.stderr == ""


def test_the_same_seed_and_the_same_deal_code_give_the_same_match() -> None:
    first, second = (playmat_here("play", "number-line", "--deal", "SUNNY42", "--json").stdout for _ in range(2))
    assert first == second
    assert json.loads(first)["seed"] == "d55712e27c9ca0c7e6cf3644eb379f81"
    assert json.loads(playmat_here("play", "number-line", "--seed", "7", "--json").stdout)["seed"] == (
        "f5ff61d7b533cd7371f120b74bb93602"
    )


def test_a_preset_brings_its_number_of_seats() -> None:
    told = json.loads(playmat("play", "big-bang", "--preset", "friend", "--seed", "1", "--json").stdout)
    assert len(told["seats"]) == 2
    done = playmat("play", "big-bang", "--preset", "friend", "--seats", "3", "--seed", "1")
    assert done.returncode == 2
    assert "“friend” is for 2 players, but you are 3" in done.stderr


def test_seats_bots_presets_and_options_can_be_chosen() -> None:
    done = playmat_here(
        *("play", "number-line", "--seats", "3", "--bots", "random,simple", "--preset", "first-game"),
        *("--options", '{"games": 2}', "--json"),
    )
    record = json.loads(done.stdout)
    assert [seat["bot"] for seat in record["seats"]] == ["random", "simple", "random"]
    assert record["options"] == {"games": 2, "target": None, "start": "seat", "decoys": "open"}
    assert len(record["result"]["games"]) == 2


def test_a_person_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    person = Person("play", "number-line", "--bots", "random", "--seed", "3", "--record", str(file))
    person.read_until("Round 1: put your card on a free number.")
    person.read_until("> ")
    person.type("?")
    assert "card 1, card 2" in person.read_until("> ")
    person.type("decoy 4")
    assert "the decoy comes in round 2" in person.read_until("> ")
    person.type("dance")
    assert "“dance” is not a move of this game." in person.read_until("> ")
    person.type("abandon")
    assert "“abandon” is not a move" in person.read_until("> ")
    person.type("")
    person.read_until("> ")
    person.type("card 5")
    person.read_until("You put your card on 5.")
    for _ in range(20):
        if person.read_until("> ", "anyone can check the deal").endswith("deal"):
            break
        person.type("?")
        moves = person.read_until("> ").partition("Your moves: ")[2].splitlines()[0]
        person.type(moves.split(", ")[0])
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
    person = Person("play", "number-line", "--humans", "Ada,Robin", "--preset", "paper")
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
    assert "Traceback" not in person.seen
    assert person.leave() == 130
    assert "Traceback" not in person.seen
