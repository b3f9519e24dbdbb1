-- usable from 4
-- How many people tried a puzzle that ships, and how many solved it at their first try: no more is known of anybody.
-- both
CREATE TABLE puzzle_tries (
    puzzle TEXT NOT NULL PRIMARY KEY,
    tried {whole} NOT NULL,
    solved {whole} NOT NULL
){by_key};
