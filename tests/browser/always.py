"""What `make test` plays in a browser, so that it stays short: for each table and page its main story.

`make thorough`, and pytest asked for a file, play everything.
"""

ALWAYS = (
    "test_a_first_visit.py::test_a_newcomer_gets_from_home_to_the_end_and_on_to_a_second_match[Number Line]",
    "test_a_first_visit.py::test_the_tree",
    "test_a_class_in_the_browser.py::",
    "test_asking_in_the_browser.py::",
    "test_a_newcomer.py::test_the_others_agree_and_the_newcomer_sits",
    "test_alone_in_the_browser.py::test_big_bang_is_played_alone_with_a_clock_rules_cards_and_replay[phone]",
    "test_agreed_in_the_browser.py::test_everybody_reads_what_was_agreed[phone]",
    "test_bang_zoom_table.py::test_a_whole_game_is_played[typing]",
    "test_bang_zoom_table.py::test_every_refused_word_is_explained",
    "test_bang_zoom_table.py::test_the_table_is_well_made",
    "test_big_bang_table.py::test_a_whole_game_is_played_alone[keyboard]",
    "test_big_bang_table.py::test_two_browsers_race_to_the_end_and_again",
    "test_big_bang_table.py::test_what_cannot_be_done_is_explained",
    "test_big_bang_table.py::test_the_daily_deal_is_the_same_for_everybody",
    "test_big_bang_table.py::test_the_big_bang_table_is_well_made",
    "test_comes_back.py::",
    "test_every_page.py::test_every_page_is_well_made",
    "test_explains.py::test_a_taken_number_is_explained_in_english_and_in_spanish",
    "test_first_load.py::",
    "test_home_and_rules.py::test_nothing_moves_once_a_game_can_be_chosen[phone]",
    "test_home_and_rules.py::test_every_page_is_well_made_small_and_large[very small phone by night in Spanish]",
    "test_home_and_rules.py::test_a_lesson_is_begun_and_the_records_are_reached_by_keyboard_alone",
    "test_home_and_rules.py::test_the_rule_of_a_refusal_is_read_without_leaving_the_table",
    "test_home_and_rules.py::test_the_people_who_made_the_games_are_named_and_nothing_is_fetched_from_elsewhere",
    "test_i_am_done.py::test_in_a_running_match_the_seat_goes_to_a_bot_and_the_device_knows_nobody[phone]",
    "test_installable.py::test_the_shell_is_kept_and_the_api_is_not",
    "test_lessons_in_the_browser.py::test_a_lesson_is_played_through",
    "test_one_device_play.py::test_a_seat_is_fetched_when_its_cover_is_lifted_and_leaves_when_it_falls[sevens]",
    "test_one_device_play.py::test_a_whole_match_is_played_by_keyboard_at_one_device",
    "test_one_feel.py::test_what_moves_is_seen_to_move[sevens]",
    "test_one_feel.py::test_without_a_network_the_table_says_so_and_comes_back",
    "test_play_by_clicking.py::test_two_taps_lead_from_the_home_page_to_the_first_move",
    "test_play_by_clicking.py::test_sevens_is_played_to_its_end",
    "test_play_by_clicking.py::test_a_hint_marks_a_move_and_a_move_can_be_taken_back",
    "test_play_by_keyboard.py::",
    "test_print_page.py::test_from_the_home_page_to_a_pdf",
    "test_privacy_page.py::test_from_the_foot_of_the_home_page_to_what_is_kept[phone]",
    "test_projector.py::test_every_game_can_be_shown_on_the_wall",
    "test_puzzles_in_the_browser.py::test_from_home_to_a_solved_puzzle_of_the_day_and_on_to_the_next",
    "test_quiz_on_one_device.py::test_the_sum_is_shown_to_all_and_the_first_to_press_answers[phone]",
    "test_replay_page.py::test_a_match_is_looked_at_again_and_its_deal_fits_the_promise",
    "test_replay_page.py::test_a_review_and_a_hint_tell_what_is_best_and_why[number-line]",
    "test_series_in_the_browser.py::test_playing_again_keeps_a_score_and_the_host_can_begin_anew[phone]",
    "test_slips_among_people.py::test_a_slip_stays_or_goes_as_the_other_says",
    "test_stars_and_bars_table.py::test_a_whole_game_is_played[touch-classroom]",
    "test_stars_and_bars_table.py::test_a_forgotten_stack_is_claimed_and_then_nothing_may_be_put_on_it",
    "test_stars_and_bars_table.py::test_the_table_is_well_made",
    "test_two_at_a_table.py::",
)


def is_always_played(node: str) -> bool:
    return any(f"/{story}" in node for story in ALWAYS)
